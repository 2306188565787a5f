import { expect } from 'chai'
import { until } from '../../test/fixtures/page/wait'
import { text, verbatim } from '../i18n/translate'
import { createPortal, type Portal } from '../portal/portal'
import type { ScenarioName } from '../testing/scenarios'
import { createTestBackend, type TestBackend } from '../testing/test-backend'
import type { ServiceAreasSubmission, UsersMe } from '../wire/people'
import { areaForm, reviewTime } from './fixtures'
import { placesArea } from './places-store'
import { type ServiceAreas, serviceAreas } from './store'
import { type Theatres, theatresArea } from './theatres-store'
import { togglePlace } from './toggle'

describe('the store of service areas', () => {
  let backend: TestBackend
  let portal: Portal
  let store: ServiceAreas

  type Answer = (input: string, init: RequestInit | undefined, go: typeof fetch) => Promise<Response> | null

  async function open(scenario: ScenarioName = 'small', answer: Answer = () => null) {
    backend = createTestBackend({ scenario, now: '2026-11-19T15:00:00Z' })
    connect(answer)
    await until(() => store.read.value.data !== null, 'the areas')
  }
  function connect(answer: Answer = () => null) {
    const go = backend.options.fetch
    const interceptedFetch: typeof fetch = (input, init) => answer(String(input), init, go) ?? go(input, init)
    portal = createPortal({ ...backend.options, fetch: interceptedFetch })
    portal.hold(serviceAreas)
    portal.hold(theatresArea)
    portal.hold(placesArea)
    store = portal.use(serviceAreas)
  }
  const draft = () => {
    const current = store.draft.value
    if (!current) throw new Error('no draft')
    return current
  }
  const add = (code: string) => draft().edit(before => ({ ...before, areas: [...before.areas, areaForm(code)] }))
  const posts = () => backend.calls.filter(({ method }) => method === 'POST')
  const sent = () => posts().at(-1)?.body as ServiceAreasSubmission
  const codes = () => store.current.value.areas.map(({ code }) => code)
  const toasts = () => portal.notifications.toasts.value.map(({ title }) => title)
  const json = (body: unknown, status: number) =>
    Promise.resolve(new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } }))

  beforeEach(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
  afterEach(() => {
    portal.end()
    backend.close()
  })
  after(() => {
    localStorage.clear()
    sessionStorage.clear()
  })

  // @spec 1.8, 3.29
  it('submits areas and lists together; the current ones stay in force until the approval', async () => {
    await open()
    const before = codes()
    draft().edit(({ areas, lists }) => ({ lists, areas: areas.filter(({ code }) => code !== 'CA') }))
    draft().edit(({ areas, lists }) => ({
      lists,
      areas: areas.map(area =>
        area.code === 'US'
          ? { ...area, options: area.options.map(each => (each.max === '2' ? { ...each, price: '40' } : each)) }
          : area.code === 'CA-QC'
            ? { ...area, status: 'deleted' as const }
            : area,
      ),
    }))
    add('MX')
    expect(await store.submit()).to.equal('submitted')
    expect(posts().map(({ path, query }) => [path, query])).to.deep.equal([
      ['/v1/approvals', 'approvalType=service_areas'],
    ])
    expect(sent().serviceAreas.map(({ code, status }) => [code, status])).to.deep.equal([
      ['US', 'active'],
      ['CA-QC', 'deleted'],
      ['US-TX', 'active'],
      ['MX', 'active'],
    ])
    expect(sent().serviceAreas[0]?.deliveryOptions.map(({ price }) => price)).to.deep.equal([54.5, 40, 21.95])
    expect(sent().theatreLists?.length).to.equal(1)
    expect(toasts()).to.deep.equal([text('serviceAreas.submitted')])
    expect([store.submissionState.value, store.draft.value, codes()]).to.deep.equal(['waiting', null, before])
    expect(store.submission.value?.offer?.areas.find(({ code }) => code === 'US')?.options[1]?.price).to.equal('40.00')
    await backend.advance(reviewTime)
    await until(() => store.submissionState.value === 'free', 'the approval')
    await until(() => codes().includes('MX'), 'the new areas')
    expect(codes()).to.deep.equal(['US', 'US-TX', 'MX'])
    expect(store.current.value.areas[0]?.options[1]?.price).to.equal('40.00')
    expect(draft().state.value).to.equal('clean')
  })

  it('submits no invalid offer, and shows a 422 at its field', async () => {
    const refusal = {
      errors: [{ code: 'x', message: 'No', details: { path: 'serviceAreas[0].deliveryOptions[2].price' } }],
    }
    await open('small', (input, init) =>
      init?.method?.toUpperCase() === 'POST' && input.includes('/v1/approvals') ? json(refusal, 422) : null,
    )
    draft().edit(before => ({ ...before, areas: [areaForm('US', { options: [] })], lists: [] }))
    expect(await store.submit()).to.equal(false)
    expect(draft().errors.value).to.deep.equal({ 'areas[0].options': text('shared.required') })
    draft().discard()
    add('MX')
    expect(await store.submit()).to.equal(false)
    expect(draft().errors.value).to.deep.equal({ 'areas[0].options[2].price': verbatim('No') })
    expect(toasts()).to.deep.equal([text('serviceAreas.submitFailed')])
    expect(draft().value.value.areas.map(({ code }) => code)).to.include('MX')
  })

  it('keeps edits over a reload', async () => {
    await open()
    add('MX')
    portal.end()
    connect()
    await until(() => store.draft.value !== null, 'the draft')
    expect(draft().state.value).to.equal('restored')
    expect(draft().value.value.areas.map(({ code }) => code)).to.include('MX')
  })

  it('edits a submission that was sent back, with the comments of the reviewer', async () => {
    const submitted = { serviceAreas: [{ ...sentArea, code: 'MX' }], theatreLists: [] }
    await open('small', (input, init, go) => {
      if (!input.includes('/v1/users/me')) return null
      return go(input, init).then(async answer => {
        const me = (await answer.json()) as UsersMe
        const approval = {
          id: 's1',
          type: 'service_areas' as const,
          status: 'NEEDS_MORE_INFO' as const,
          comments: 'Which cities?',
          submittedOn: '2026-11-18T10:00:00Z',
          registrationData: submitted,
        }
        return json({ ...me, approvals: [...me.approvals, approval] }, 200)
      })
    })
    expect([store.submissionState.value, store.submission.value?.comments]).to.deep.equal([
      'sent-back',
      'Which cities?',
    ])
    expect(draft().value.value.areas.map(({ code }) => code)).to.deep.equal(['MX'])
    expect(draft().dirty.value).to.equal(false)
  })

  for (const scenario of ['pending', 'needs-more-info', 'rejected', 'not-submitted'] as const)
    it(`is read-only while the registration is ${scenario}`, async () => {
      await open(scenario)
      expect([store.submissionState.value, store.draft.value]).to.deep.equal(['not-approved', null])
      expect(await store.submit()).to.equal(false)
      expect(store.current.value.areas.length > 0).to.equal(scenario !== 'not-submitted')
    })

  it('reads many places in one call, and shares a read in flight', async () => {
    await open()
    const places = portal.use(placesArea)
    await places.open()
    const provinces = (places.places.value.byCode.get('US')?.children ?? []).slice(0, 20)
    await places.open(...provinces)
    const reads = () => backend.calls.filter(({ path }) => path === '/v1/locations').length
    expect([provinces.length > 5, reads()]).to.deep.equal([true, 2])
    const city = 'ZZ-AA-BBB'
    const first = places.name([city])
    await places.name([city])
    expect(places.loading.value.has(city)).to.equal(false)
    await first
    expect(reads()).to.equal(3)
  })

  // @spec 3.53
  it('reads places level by level, each once in a session', async () => {
    await open()
    const places = portal.use(placesArea)
    await places.open()
    await places.open('US-NV')
    await places.open('US-NV')
    expect(places.places.value.byCode.get('US-NV')?.children?.length).to.be.greaterThan(0)
    const reads = () => backend.calls.filter(({ path }) => path === '/v1/locations').map(({ query }) => query)
    expect(reads().map(decodeURIComponent)).to.deep.equal(['', 'codes[]=US-NV'])
    portal.end()
    connect()
    await portal.use(placesArea).open()
    await portal.use(placesArea).open('US-NV')
    expect(reads().length).to.equal(2)
    expect(togglePlace([], 'US-NV', 'drive', portal.use(placesArea).places.value).length).to.equal(1)
  })
})

const sentArea = {
  deliveryType: 'HARD_DRIVE' as const,
  deliveryOptions: [{ maxTime: { unit: 'days' as const, value: 1 }, price: 20, shippingPickupTime: '10:00' }],
  excludeCodes: [],
  status: 'active' as const,
}

describe('the store of theatres', () => {
  let backend: TestBackend
  let portal: Portal
  let store: Theatres
  beforeEach(() => {
    backend = createTestBackend({ scenario: 'small', now: '2026-11-19T15:00:00Z' })
    portal = createPortal(backend.options)
    portal.hold(theatresArea)
    store = portal.use(theatresArea)
  })
  afterEach(() => {
    portal.end()
    backend.close()
  })
  const reads = () => backend.calls.filter(({ path }) => path === '/v1/theatres/search').map(({ query }) => query)

  // @spec 3.44
  it('finds theatres ten at a time, more on demand, and cancels the previous search', async () => {
    const first = store.search('cinema')
    const second = store.search('rialto')
    await Promise.all([first, second])
    expect(store.found.value?.query).to.equal('rialto')
    expect(store.found.value?.theatres.every(({ name }) => name.includes('Rialto'))).to.equal(true)
    expect([store.found.value?.theatres.length, store.found.value?.hasMore]).to.deep.equal([10, true])
    await store.more()
    const ids = store.found.value?.theatres.map(({ id }) => id) ?? []
    expect([new Set(ids).size, reads().at(-1)]).to.deep.equal([ids.length, 'offset=10&ps=10&q=rialto'])
    expect(ids.length).to.be.greaterThan(10)
    expect(portal.notifications.toasts.value).to.deep.equal([])
  })

  it('matches a pasted list of ids and names', async () => {
    const matched = await store.match(['TH-0004', 'bellwether picture house', 'No Such House'])
    expect(matched?.theatres.map(({ id }) => id)).to.deep.equal(['TH-0004', 'TH-0003'])
    expect(matched?.unmatched).to.deep.equal(['No Such House'])
    await store.name(['TH-0001', 'nobody'])
    await store.name(['TH-0001', 'nobody'])
    expect(store.known.value.get('TH-0001')?.name).to.equal('Alamo Row Cinema 12')
    expect(reads().filter(query => query.includes('nobody')).length).to.equal(1)
  })
})
