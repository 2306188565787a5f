import { expect } from 'chai'
import { until } from '../../test/fixtures/page/wait'
import { createPortal, type Portal } from '../portal/portal'
import { createTestBackend, type TestBackend } from '../testing/test-backend'
import { areaForm } from './fixtures'
import { type ServiceAreas, serviceAreas } from './store'

describe('service areas that two people submit', () => {
  let backend: TestBackend
  let portal: Portal
  let store: ServiceAreas

  async function open(answer: (input: string, go: () => Promise<Response>) => Promise<Response> | null = () => null) {
    backend = createTestBackend({ scenario: 'small', now: '2026-11-19T15:00:00Z' })
    const go = backend.options.fetch
    portal = createPortal({
      ...backend.options,
      fetch: (input, init) => answer(String(input), () => go(input, init)) ?? go(input, init),
    })
    portal.hold(serviceAreas)
    store = portal.use(serviceAreas)
    await until(() => store.draft.value !== null, 'the areas')
  }
  const add = (code: string) =>
    store.draft.value?.edit(before => ({ ...before, areas: [...before.areas, areaForm(code)] }))
  const posts = () => backend.calls.filter(({ method }) => method === 'POST')

  beforeEach(() => localStorage.clear())
  afterEach(() => {
    portal.end()
    backend.close()
    localStorage.clear()
  })

  it('submits over nothing but what was read after the press, whoever else reads or writes meanwhile', async () => {
    let isHeld = false
    const held: (() => void)[] = []
    await open((input, go) =>
      isHeld && input.endsWith('/users/me') ? new Promise<void>(release => held.push(release)).then(go) : null,
    )
    add('MX')
    isHeld = true
    const submitting = store.submit()
    await until(() => held.length === 1, 'the read before the submission')
    void store.refresh()
    await until(() => held.length === 2, 'the read of somebody else')
    expect(posts().length).to.equal(0)
    isHeld = false
    for (const release of held) release()
    expect([await submitting, posts().length]).to.deep.equal([true, 1])
  })

  it('keeps what was typed while a colleague’s changes wait for approval, and says so', async () => {
    await open()
    add('MX')
    const { bases, fetch, token } = backend.options
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
    const body = JSON.stringify({
      serviceAreas: [
        {
          code: 'US',
          deliveryType: 'HARD_DRIVE',
          deliveryOptions: [{ maxTime: { unit: 'days', value: 2 }, price: 5, shippingPickupTime: '16:00' }],
          excludeCodes: [],
          status: 'active',
        },
      ],
    })
    await fetch(`${bases.main}/v1/approvals?approvalType=service_areas`, { method: 'POST', headers, body })
    await store.refresh()
    expect([store.draft.value, store.kept.value]).to.deep.equal([null, true])
  })
})
