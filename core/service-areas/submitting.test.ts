import { expect } from 'chai'
import { until } from '../../test/fixtures/page/wait'
import { createPortal, type Portal } from '../portal/portal'
import { createTestBackend, type TestBackend } from '../testing/test-backend'
import { areaForm, option, reviewTime } from './fixtures'
import { toSubmission } from './mapping'
import { areaId, removeOne } from './rules'
import { type ServiceAreas, serviceAreas } from './store'
import type { Offer } from './types'

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
  const add = (code: string, price = '25.00') =>
    store.draft.value?.edit(before => ({
      ...before,
      areas: [...before.areas, areaForm(code, { options: [{ ...option, price }] })],
    }))
  const posts = () => backend.calls.filter(({ method }) => method === 'POST')

  /** Submits an offer as a colleague on another computer. */
  async function submitAsColleague(
    sent = toSubmission({ areas: [areaForm('US')], lists: [] }, store.current.value).body,
  ) {
    const { bases, fetch, token } = backend.options
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
    const body = JSON.stringify(sent)
    await fetch(`${bases.main}/v1/approvals?approvalType=service_areas`, { method: 'POST', headers, body })
  }

  beforeEach(() => localStorage.clear())
  afterEach(() => {
    portal.end()
    backend.close()
    localStorage.clear()
  })

  it('are submitted only after a read that began after the press', async () => {
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
    await until(() => held.length === 2, 'the read of the refresh')
    expect(posts().length).to.equal(0)
    isHeld = false
    for (const release of held) release()
    expect([await submitting, posts().length]).to.deep.equal(['submitted', 1])
  })

  it('keep edits while a colleague’s changes wait for approval, and report the kept edits', async () => {
    await open()
    add('MX')
    await submitAsColleague()
    await store.refresh()
    expect([store.draft.value, store.kept.value]).to.deep.equal([null, true])
  })

  it('are not submitted while a colleague’s changes wait for approval, even if the server accepts them', async () => {
    await open()
    backend.setSocket(false)
    add('MX')
    await submitAsColleague()
    expect([await store.submit(), posts().length, store.kept.value]).to.deep.equal([false, 1, true])
    expect(portal.notifications.toasts.value.map(({ tone }) => tone)).to.deep.equal(['danger'])
  })

  it('count as submitted after a second send if they arrived without an answer', async () => {
    let isLost = true
    await open((input, go) => {
      if (!isLost || !input.includes('/approvals')) return null
      isLost = false
      return go().then(() => Promise.reject(new TypeError('the answer was lost')))
    })
    backend.setSocket(false)
    add('MX')
    expect(await store.submit()).to.equal(false)
    expect([await store.submit('unsent'), posts().length, store.kept.value]).to.deep.equal(['submitted', 1, false])
    expect(store.submissionState.value).to.equal('waiting')
  })

  it('are not sent automatically after another edit, and are then submitted as a whole', async () => {
    await open()
    add('MX')
    const lift = backend.fail('POST', 'offline')
    await store.submit()
    expect(store.draft.value?.state.value).to.equal('waiting')
    lift()
    add('CA')
    expect([store.draft.value?.unsent.value.size, store.draft.value?.state.value]).to.deep.equal([0, 'withdrawn'])
    const before = posts().length
    expect([await store.submit(), posts().length - before]).to.deep.equal(['submitted', 1])
  })

  it('drop edits that arrived without an answer once a read contains them', async () => {
    await open((input, go) =>
      input.includes('/approvals') ? go().then(() => Promise.reject(new TypeError('the answer was lost'))) : null,
    )
    backend.setSocket(false)
    add('MX')
    expect(await store.submit()).to.equal(false)
    await store.refresh()
    expect([store.submissionState.value, store.kept.value]).to.deep.equal(['waiting', false])
    await backend.advance(reviewTime)
    await store.refresh()
    expect([store.submissionState.value, store.draft.value?.state.value]).to.deep.equal(['free', 'clean'])
  })

  it('count as submitted if another window has submitted the same offer first', async () => {
    let first = async () => {}
    await open((input, go) => (input.includes('/approvals') ? first().then(go) : null))
    backend.setSocket(false)
    add('MX')
    const offer = store.draft.value?.value.value
    if (!offer) throw new Error('nothing is typed')
    first = () => submitAsColleague(toSubmission(offer, store.current.value).body)
    expect([await store.submit(), posts().map(({ status }) => status)]).to.deep.equal(['submitted', [201, 409]])
    expect(portal.notifications.toasts.value.map(({ tone }) => tone)).to.deep.equal(['ok'])
  })

  it('drop the removal of an area that arrived without an answer, or that a colleague has removed too', async () => {
    for (const isOwn of [true, false]) {
      let isLost = isOwn
      await open((input, go) => {
        if (!isLost || !input.includes('/approvals')) return null
        isLost = false
        return go().then(() => Promise.reject(new TypeError('the answer was lost')))
      })
      backend.setSocket(false)
      const offer = store.current.value
      const [first] = offer.areas
      const without = (before: Offer): Offer => ({
        ...before,
        areas: removeOne(before.areas, first ? areaId(first) : ''),
      })
      store.draft.value?.edit(without)
      if (isOwn) await store.submit()
      else await submitAsColleague(toSubmission(without(offer), offer).body)
      await backend.advance(reviewTime)
      await store.refresh()
      expect(store.submissionState.value).to.equal('free')
      expect([store.draft.value?.state.value, store.draft.value?.dirty.value]).to.deep.equal(['clean', false])
      expect(store.draft.value?.value.value.areas.map(areaId)).to.deep.equal(offer.areas.slice(1).map(areaId))
      portal.end()
      backend.close()
      localStorage.clear()
    }
  })

  it('submit an area as a new one if it is kept after a colleague has removed it', async () => {
    await open()
    backend.setSocket(false)
    const offer = store.current.value
    const [first] = offer.areas
    const rest = { ...offer, areas: removeOne(offer.areas, first ? areaId(first) : '') }
    store.draft.value?.edit(before => ({
      ...before,
      areas: before.areas.map((area, index) =>
        index === 0 ? { ...area, options: [{ ...option, price: '91.00' }] } : area,
      ),
    }))
    await submitAsColleague(toSubmission(rest, offer).body)
    await backend.advance(reviewTime)
    await store.refresh()
    expect(store.draft.value?.state.value).to.equal('conflict')
    store.draft.value?.keepMine()
    expect(await store.submit()).to.equal('submitted')
    const sent = posts().at(-1)?.body as { serviceAreas: { id?: string; code: string }[] }
    expect(sent.serviceAreas.find(({ code }) => code === first?.code)).not.to.have.property('id')
  })

  // @spec 7.30
  it('are in conflict if a colleague has added the same area meanwhile, and are submitted after a choice', async () => {
    await open()
    backend.setSocket(false)
    const offer = store.current.value
    await submitAsColleague(toSubmission({ ...offer, areas: [...offer.areas, areaForm('MX')] }, offer).body)
    await backend.advance(reviewTime)
    add('MX', '12.00')
    expect([await store.submit(), posts().length]).to.deep.equal([false, 1])
    expect(store.draft.value?.state.value).to.equal('conflict')
    store.draft.value?.keepMine()
    expect([await store.submit(), posts().length]).to.deep.equal(['submitted', 2])
  })

  it('do not conflict with edits made during a submission when it is approved', async () => {
    let go = () => {}
    await open((input, pass) =>
      input.includes('/approvals') ? new Promise<void>(resolve => (go = resolve)).then(pass) : null,
    )
    add('MX', '10.00')
    const submitting = store.submit()
    await until(() => store.draft.value?.state.value === 'saving', 'the submission')
    store.draft.value?.edit(before => ({
      ...before,
      areas: before.areas.map(area =>
        area.code === 'MX' ? { ...area, options: [{ ...option, price: '12.00' }] } : area,
      ),
    }))
    const before = posts().length
    await until(() => {
      go()
      return posts().length > before
    }, 'the call')
    expect(await submitting).to.equal('submitted')
    await backend.advance(reviewTime)
    await store.refresh()
    await until(() => store.draft.value !== null, 'the approval')
    expect(store.draft.value?.state.value).to.equal('dirty')
    expect(store.draft.value?.clashes.value.size).to.equal(0)
  })
})
