import { expect } from 'chai'
import { until } from '../../test/fixtures/page/wait'
import { text } from '../i18n/translate'
import type { PortalOptions } from '../portal/options'
import { createPortal, type Portal } from '../portal/portal'
import type { ScenarioName } from '../testing/scenarios'
import { createTestBackend, type TestBackend } from '../testing/test-backend'
import type { CompanyDetails } from '../wire/people'
import { type CompanySettings, companySettings } from './store'

describe('the account site’s copy of the company details', () => {
  let backend: TestBackend
  let portal: Portal
  let store: CompanySettings

  const isShown = () => store.company.value !== null && store.lists.value.data !== null
  function look(options: PortalOptions = backend.options, holds = isShown): Promise<void> {
    portal = createPortal(options)
    portal.hold(companySettings)
    store = portal.use(companySettings)
    return until(holds, 'the details')
  }
  async function open(scenario: ScenarioName): Promise<void> {
    backend = createTestBackend({ scenario, now: '2026-11-19T15:00:00Z' })
    await look()
  }
  const draft = () => {
    const made = store.draft.value
    if (!made) throw new Error('no draft')
    return made
  }
  const write = (email: string) => draft().edit(before => ({ ...before, emails: [{ email }] }))
  const writes = () =>
    backend.calls.filter(({ method }) => method !== 'GET').map(({ method, path }) => `${method} ${path}`)
  const toasts = () => portal.notifications.toasts.value.map(({ title }) => title)
  const [put, post] = ['PUT /v1/partner/cinderlane', 'POST /v1/partners/accounts/C-30120']

  beforeEach(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
  afterEach(() => {
    portal.end()
    backend.close()
    localStorage.clear()
  })

  it('say that only the copy failed; a retry repeats only that, after a reload too', async () => {
    await open('small')
    const lift = backend.fail('/v1/partners/accounts', 503)
    write('dock@cinderlane.film')
    expect(await store.save()).to.equal(false)
    expect([store.accountBehind.value, store.accountFailure.value?.status, draft().state.value]).to.deep.equal([
      true,
      503,
      'clean',
    ])
    expect(await store.saveAccount()).to.equal(false)
    expect(writes()).to.deep.equal([put, post, post])
    expect(toasts()).to.deep.equal([])
    portal.end()
    await look()
    expect(store.accountBehind.value).to.equal(true)
    lift()
    expect(await store.save()).to.equal(true)
    expect(writes()).to.deep.equal([put, post, post, post])
    const sent = backend.calls.at(-1)?.body as CompanyDetails | undefined
    expect(sent?.emails).to.deep.equal([{ email: 'dock@cinderlane.film' }])
    expect([store.accountBehind.value, toasts()]).to.deep.equal([false, [text('company.saved')]])
  })

  it('know that the account site is behind where the answer was lost, though the details arrived', async () => {
    backend = createTestBackend({ scenario: 'small', now: '2026-11-19T15:00:00Z' })
    let isLost = true
    const { fetch } = backend.options
    await look({
      ...backend.options,
      async fetch(input, init) {
        const answer = await fetch(input, init)
        if (!isLost || init?.method?.toUpperCase() !== 'PUT') return answer
        throw new TypeError('Failed to fetch')
      },
    })
    write('dock@cinderlane.film')
    expect(await store.save()).to.equal(false)
    isLost = false
    await store.refresh()
    expect([draft().state.value, store.accountBehind.value]).to.deep.equal(['clean', true])
    expect([await store.save(), writes()]).to.deep.equal([true, [put, post]])
  })
})
