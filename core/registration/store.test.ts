import { expect } from '@esm-bundle/chai'
import { until } from '../../test/component/wait'
import { createPortal, type Portal } from '../portal/portal'
import type { ScenarioName } from '../testing/scenarios'
import { createTestBackend, type TestBackend } from '../testing/test-backend'
import { submitted } from './fixtures'
import { registrationForm } from './mapping'
import { type RegistrationStore, registration } from './store'

describe('the registration', () => {
  let backend: TestBackend
  let portal: Portal
  let store: RegistrationStore

  async function open(scenario: ScenarioName, before: (made: TestBackend) => void = () => {}): Promise<void> {
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

  it('knows what was submitted though the read after it fails, and submits it once', async () => {
    await open('not-submitted')
    expect(store.state.value).to.equal('NOT_SUBMITTED')
    store.draft.value?.edit(() => ({ ...registrationForm(submitted), terms: true }))
    const lift = backend.fail('GET /v1/users/me', 503)
    expect(await store.submit()).to.equal(true)
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

  it('says why the choices of the form did not come, and asks for them again', async () => {
    let lift = () => {}
    await open('not-submitted', made => {
      lift = made.fail('/v1/timezones', 503)
    })
    expect([store.lists.value.failure?.status, store.lists.value.data]).to.deep.equal([503, null])
    lift()
    await store.refreshLists()
    expect(store.lists.value.failure).to.equal(null)
    expect(store.lists.value.data?.timezones.length).to.be.greaterThan(5)
  })
})
