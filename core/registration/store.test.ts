import { expect } from 'chai'
import { untilLive } from '../../test/fixtures/page/live'
import { until } from '../../test/fixtures/page/wait'
import { differencesBetween } from '../drafts/differences'
import { createPortal, type Portal } from '../portal/portal'
import type { ScenarioName } from '../testing/scenarios'
import { createTestBackend, type TestBackend } from '../testing/test-backend'
import type { Approval, Registration } from '../wire/people'
import { submitted } from './fixtures'
import { registrationForm } from './mapping'
import { type RegistrationStore, registration } from './store'
import { subjectsOf } from './subjects'

/** Returns headers without an idempotency key, so that the call counts as one of another browser. */
function withoutKey(init: HeadersInit | undefined): Headers {
  const headers = new Headers(init)
  headers.delete('idempotency-key')
  return headers
}

describe('the registration', () => {
  let backend: TestBackend
  let portal: Portal
  let store: RegistrationStore

  async function open(scenario: ScenarioName, before: (created: TestBackend) => void = () => {}): Promise<void> {
    backend = createTestBackend({ scenario, now: '2026-11-19T15:00:00Z' })
    before(backend)
    portal = createPortal(backend.options)
    portal.hold(registration)
    store = portal.use(registration)
    await until(() => store.draft.value !== null && !store.lists.value.busy, 'the form')
  }
  const posts = () => backend.calls.filter(({ method }) => method === 'POST').length

  beforeEach(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
  afterEach(() => {
    portal.end()
    backend.close()
    localStorage.clear()
  })

  it('shows a submission even if the read after it fails, and submits it once', async () => {
    await open('not-submitted')
    expect(store.state.value).to.equal('NOT_SUBMITTED')
    store.draft.value?.edit(() => ({ ...registrationForm({ of: 'submitted', data: submitted }), terms: true }))
    const submitting = store.submit()
    await until(() => posts() === 1, 'the submission')
    const lift = backend.fail('GET /v1/users/me', 503)
    expect(await submitting).to.equal(true)
    expect([store.state.value, store.approval.value?.id, posts()]).to.deep.equal([
      'PENDING',
      'harborline-registration-1',
      1,
    ])
    expect(store.shown.value?.emails).to.deep.equal(submitted.emails)
    expect(await store.submit()).to.equal(false)
    expect(posts()).to.equal(1)
    lift()
    await store.refresh()
    expect([store.state.value, store.draft.value?.dirty.value]).to.deep.equal(['PENDING', false])
  })

  // @spec 7.30
  it('shows the submission of a colleague between the read and the press, and keeps edits', async () => {
    let isFirst = false
    await open('needs-more-info', created => {
      const { fetch } = created.options
      created.options.fetch = async (input, init) => {
        if (init?.method === 'POST' && isFirst) {
          isFirst = false
          await fetch(input, { ...init, body: JSON.stringify(submitted), headers: withoutKey(init.headers) })
        }
        return fetch(input, init)
      }
    })
    store.draft.value?.edit(() => {
      const form = registrationForm({ of: 'submitted', data: submitted })
      return { ...form, terms: true, bandwidth: { ...form.bandwidth, value: '77' } }
    })
    isFirst = true
    expect(await store.submit()).to.equal(false)
    expect([store.state.value, store.shown.value?.bandwidth]).to.deep.equal(['PENDING', submitted.bandwidth])
    expect(portal.notifications.toasts.value).to.deep.equal([])
    const form = store.draft.value
    expect([form?.value.value.bandwidth.value, form?.dirty.value]).to.deep.equal(['77', true])
    expect(form?.value.value.company.emails, 'over the submitted form').to.deep.equal(
      registrationForm({ of: 'submitted', data: submitted }).company.emails,
    )
    expect([await store.submit(), posts()]).to.deep.equal([false, 2])
    store.draft.value?.discard()
    expect(store.draft.value?.dirty.value).to.equal(false)
  })

  it('is not sent over an unnoticed submission of a colleague, because its state is read first', async () => {
    await open('needs-more-info', created => created.setSocket(false))
    store.draft.value?.edit(() => ({ ...registrationForm({ of: 'submitted', data: submitted }), terms: true }))
    const colleague = createPortal(backend.options)
    colleague.hold(registration)
    const theirs = colleague.use(registration)
    await until(() => theirs.draft.value !== null && !theirs.lists.value.busy, 'the form of the colleague')
    theirs.draft.value?.edit(() => ({ ...registrationForm({ of: 'submitted', data: submitted }), terms: true }))
    expect([await theirs.submit(), posts(), store.state.value]).to.deep.equal([true, 1, 'NEEDS_MORE_INFO'])
    colleague.end()
    expect([await store.submit(), posts(), store.state.value]).to.deep.equal([false, 1, 'PENDING'])
  })

  it('is not sent automatically after another edit, and is then submitted as a whole', async () => {
    await open('not-submitted')
    store.draft.value?.edit(() => ({ ...registrationForm({ of: 'submitted', data: submitted }), terms: true }))
    const lift = backend.fail('POST', 'offline')
    await store.submit()
    expect(store.draft.value?.state.value).to.equal('waiting')
    lift()
    store.draft.value?.edit(form => ({ ...form, bandwidth: { ...form.bandwidth, value: '77' } }))
    expect([store.draft.value?.unsent.value.size, store.draft.value?.state.value]).to.deep.equal([0, 'withdrawn'])
    expect([await store.submit(), store.shown.value?.bandwidth]).to.deep.equal([true, 77 * 1024 ** 2])
  })

  it('shows the data of another server (without lists, in another order, with a plus) without a change', async () => {
    await open('needs-more-info')
    await untilLive(portal)
    const { approvals } = store.read.value.data ?? { approvals: [] }
    const [fast, slow] = [6, 48].map(value => ({
      maxTime: { unit: 'hours', value },
      price: 12.5,
      shippingPickupTime: '16:00',
    }))
    const odd = {
      ...submitted,
      phones: [{ intlCode: '+1', phoneNo: '2105550148', category: 2 }],
      emails: null,
      certifications: null,
      drives: null,
      serviceAreas: [{ code: 'US', deliveryType: 'HARD_DRIVE', deliveryOptions: [slow, fast], excludeCodes: null }],
    } as unknown as Registration
    backend.fail('GET /v1/users/me', 503)
    backend.emit({ type: 'approval.changed', approval: { ...approvals[0], registrationData: odd } as Approval })
    await until(() => store.shown.value?.emails.length === 0, 'the odd data')
    const names = { place: (code: string) => code, timezone: (value: string) => value }
    const form = store.draft.value?.value.value
    if (!store.shown.value || !form) throw new Error('nothing is shown')
    const before = subjectsOf(store.shown.value, names)
    expect(before.length).to.be.greaterThan(5)
    expect(differencesBetween(before, subjectsOf(store.toRegistration(form), names))).to.deep.equal([])
  })

  it('shows why the choices of the form could not be read, and reads them again', async () => {
    let lift = () => {}
    await open('not-submitted', created => {
      lift = created.fail('/v1/timezones', 503)
    })
    expect([store.lists.value.failure?.status, store.lists.value.data]).to.deep.equal([503, null])
    lift()
    await store.refreshLists()
    expect(store.lists.value.failure).to.equal(null)
    expect(store.lists.value.data?.timezones.length).to.be.greaterThan(5)
  })
})
