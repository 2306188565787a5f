import { expect } from 'chai'
import { until } from '../../test/fixtures/page/wait'
import { text, verbatim } from '../i18n/translate'
import type { PortalOptions } from '../portal/options'
import { createPortal, type Portal } from '../portal/portal'
import type { ScenarioName } from '../testing/scenarios'
import { createTestBackend, type TestBackend } from '../testing/test-backend'
import type { CompanyDetails, Registration } from '../wire/people'
import { companyForm, emptyEmail } from './mapping'
import { type CompanySettings, companySettings } from './store'
import type { CompanyForm } from './types'

describe('the company settings', () => {
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

  it('save the partner, then the copy of the account site, which knows no certifications', async () => {
    await open('small')
    write(' dock@Cinderlane.FILM ')
    expect(await store.save()).to.equal(true)
    expect(writes()).to.deep.equal([put, post])
    const [partner, copy] = backend.calls.filter(({ method }) => method !== 'GET').map(({ body }) => body)
    const { certifications, ...rest } = partner as CompanyDetails
    expect(rest.emails).to.deep.equal([{ email: 'dock@cinderlane.film' }])
    expect(rest.businessHours.length).to.equal(7)
    expect(certifications.mpaa).to.equal(true)
    expect(copy).to.deep.equal(rest)
    expect(draft().state.value).to.equal('clean')
    expect(toasts()).to.deep.equal([text('company.saved')])
  })

  it('with validation errors only reveal them: nothing is sent, nothing is said', async () => {
    await open('small')
    write('dock@cinderlane.invalidtld')
    expect(draft().errors.value).to.deep.equal({})
    expect(await store.save()).to.equal(false)
    expect(draft().errors.value).to.deep.equal({ 'emails[0].email': text('shared.invalidValue') })
    expect([writes(), toasts()]).to.deep.equal([[], []])
  })

  it('keep what was typed when the save fails, say why, and do not call the account site', async () => {
    await open('small')
    write('dock@cinderlane.film')
    backend.fail('PUT', 503)
    expect(await store.save()).to.equal(false)
    expect(draft().value.value.emails).to.deep.equal([{ email: 'dock@cinderlane.film' }])
    expect([writes(), toasts()]).to.deep.equal([[put], [text('company.saveFailed')]])
    expect(store.accountBehind.value).to.equal(false)
  })

  /** The same back end, but that it answers every PUT so; the methods of all calls are in what it answers. */
  async function answering(status: number, error: Record<string, unknown>): Promise<readonly (string | undefined)[]> {
    await open('small')
    portal.end()
    const { fetch } = backend.options
    const refusal = () => new Response(JSON.stringify({ errors: [error] }), { status })
    const methods: (string | undefined)[] = []
    await look({
      ...backend.options,
      fetch: async (input, init) => {
        methods.push(init?.method?.toUpperCase())
        return init?.method === 'PUT' ? refusal() : fetch(input, init)
      },
    })
    return methods
  }

  it('put a 422 of the server at its field, rows that were dropped counted in', async () => {
    await answering(422, { code: 'taken', message: 'Taken', details: { path: 'emails[0].email' } })
    draft().edit(before => ({ ...before, emails: [emptyEmail, { email: 'dock@cinderlane.film' }] }))
    expect(await store.save()).to.equal(false)
    expect(draft().errors.value).to.deep.equal({ 'emails[1].email': verbatim('Taken') })
  })

  it('read again after a save that came too late, and keep what was typed', async () => {
    const methods = await answering(409, { code: 'stale', message: 'Changed' })
    write('dock@cinderlane.film')
    expect(await store.save()).to.equal(false)
    expect(methods.slice(-2)).to.deep.equal(['PUT', 'GET'])
    expect(draft().value.value.emails).to.deep.equal([{ email: 'dock@cinderlane.film' }])
  })

  it('offer what was changed elsewhere, and bring back what was typed before a reload', async () => {
    await open('small')
    write('mine@cinderlane.film')
    await elsewhere({ emails: [{ email: 'theirs@cinderlane.film' }], timezone: 'America/Denver' })
    await store.refresh()
    expect([draft().state.value, draft().theirs.value?.timezone]).to.deep.equal(['conflict', 'America/Denver'])
    draft().keepMine()
    expect([draft().value.value.timezone, draft().value.value.emails]).to.deep.equal([
      'America/Denver',
      [{ email: 'mine@cinderlane.film' }],
    ])
    portal.end()
    await look()
    expect([draft().state.value, draft().value.value.emails]).to.deep.equal([
      'restored',
      [{ email: 'mine@cinderlane.film' }],
    ])
  })

  const elsewhere = (change: Partial<CompanyDetails>) =>
    backend.options.fetch(`${backend.options.bases.partners}/v1/partner/cinderlane`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${backend.options.token}` },
      body: JSON.stringify({ ...detailsNow(), ...change }),
    })

  it('undo nothing that another session has saved since they were read', async () => {
    await open('small')
    const { certifications } = detailsNow()
    await elsewhere({ certifications: { ...certifications, iso27001: !certifications.iso27001 } })
    write('mine@cinderlane.film')
    expect(await store.save()).to.equal(true)
    await store.refresh()
    expect([detailsNow().certifications.iso27001, detailsNow().emails]).to.deep.equal([
      !certifications.iso27001,
      [{ email: 'mine@cinderlane.film' }],
    ])
    expect(draft().state.value).to.equal('clean')
  })

  it('offer a field that another session has changed too, instead of saving over it', async () => {
    await open('small')
    await elsewhere({ emails: [{ email: 'theirs@cinderlane.film' }], timezone: 'America/Denver' })
    write('mine@cinderlane.film')
    expect(await store.save()).to.equal(false)
    expect([draft().state.value, draft().theirs.value?.emails]).to.deep.equal([
      'conflict',
      [{ email: 'theirs@cinderlane.film' }],
    ])
    expect(draft().value.value.emails).to.deep.equal([{ email: 'mine@cinderlane.film' }])
    expect(await store.save(), 'until one of the two is chosen').to.equal(false)
    draft().keepMine()
    expect(await store.save()).to.equal(true)
    expect([detailsNow().timezone, detailsNow().emails]).to.deep.equal([
      'America/Denver',
      [{ email: 'mine@cinderlane.film' }],
    ])
  })

  const detailsNow = () => {
    const partner = store.read.value.data?.user.partner
    if (!partner) throw new Error('no partner')
    const { phones, emails, timezone, businessHours, certifications } = partner
    return { phones, emails, timezone, businessHours, certifications }
  }

  for (const [scenario, lock] of [
    ['pending', 'approval'],
    ['needs-more-info', 'approval'],
    ['rejected', 'approval'],
    ['non-admin', 'role'],
  ] as const)
    it(`are read-only for ${scenario}`, async () => {
      await open(scenario)
      expect([store.lock.value, store.draft.value, await store.save()]).to.deep.equal([lock, null, false])
      expect(writes()).to.deep.equal([])
    })

  it('show what was submitted until it is approved, and the live partner after that, where the two differ', async () => {
    await open('pending')
    const submitted = store.read.value.data?.approvals[0]?.registrationData as Registration
    expect(store.company.value).to.deep.equal(companyForm(submitted))
    const live = store.read.value.data?.user.partner
    expect(companyForm(live)).not.to.deep.equal(companyForm(submitted))
    portal.end()
    backend.close()
    await open('small')
    const now: CompanyForm | null = store.company.value
    expect(now).to.deep.equal(companyForm(store.read.value.data?.user.partner))
  })

  it('have nothing to show before a registration, and stand where a back end sends nearly nothing', async () => {
    backend = createTestBackend({ scenario: 'not-submitted' })
    await look(backend.options, () => store.read.value.data !== null)
    expect([store.company.value, store.lock.value]).to.deep.equal([null, 'approval'])
    portal.end()
    backend.close()
    backend = createTestBackend({ scenario: 'missing-things' })
    await look(backend.options, () => store.read.value.data !== null)
    expect(store.lock.value).to.equal('approval')
  })

  it('stand without time zones and country codes, which can be asked for again', async () => {
    backend = createTestBackend({ scenario: 'small' })
    const lift = backend.fail('/v1/timezones', 503)
    await look(backend.options, () => store.lists.value.failure !== null && store.company.value !== null)
    lift()
    await store.refreshLists()
    expect(store.lists.value.data?.timezones.length).to.be.greaterThan(5)
  })
})
