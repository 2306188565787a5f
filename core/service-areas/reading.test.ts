import { expect } from 'chai'
import { until } from '../../test/fixtures/page/wait'
import { text } from '../i18n/translate'
import { createPortal, type Portal } from '../portal/portal'
import { createTestBackend, type TestBackend } from '../testing/test-backend'
import { placeOfFault } from './faults'
import { linesOf } from './pasted'
import { noPlaces, withNames } from './places'
import { placesArea } from './places-store'
import { serviceAreas } from './store'
import { submissionOf } from './submission-state'
import { type Theatres, theatresArea } from './theatres-store'

describe('places and theatres, as they are asked for', () => {
  let backend: TestBackend
  let portal: Portal
  let places: ReturnType<typeof placesArea.create>
  let theatres: Theatres
  beforeEach(() => {
    sessionStorage.clear()
    backend = createTestBackend({ scenario: 'small', now: '2026-11-19T15:00:00Z' })
    portal = createPortal(backend.options)
    portal.hold(placesArea)
    portal.hold(theatresArea)
    places = portal.use(placesArea)
    theatres = portal.use(theatresArea)
  })
  afterEach(() => {
    portal.end()
    backend.close()
    sessionStorage.clear()
  })
  const asked = (path: string) =>
    backend.calls.filter(call => call.path === path).map(({ query }) => decodeURIComponent(query))

  it('asks again for the very places that failed', async () => {
    await places.open()
    const lift = backend.fail('/v1/locations', 500)
    await places.name(['US-NV-XYZ'])
    expect(places.failure.value?.status).to.equal(500)
    lift()
    const before = asked('/v1/locations').length
    await places.deepen()
    expect(places.failure.value).to.equal(null)
    expect(asked('/v1/locations').slice(before)).to.deep.equal(['codes[]=US-NV-XYZ'])
  })

  it('asks in addresses that no proxy cuts', async () => {
    const codes = Array.from({ length: 300 }, (_, at) => `XX-${String(at).padStart(12, '0')}`)
    await places.name(codes)
    const queries = backend.calls.filter(({ path }) => path === '/v1/locations').map(({ query }) => query)
    expect(queries.length).to.be.greaterThan(3)
    expect(Math.max(...queries.map(query => query.length))).to.be.lessThan(1600)
  })

  it('are the same places when nothing new is learnt', () => {
    const known = withNames(noPlaces, [{ code: 'US', name: 'United States', subdivisions: [] }])
    expect(withNames(known, [{ code: 'US', name: 'USA', subdivisions: [] }])).to.equal(known)
  })

  // @spec 3.14
  it('places that came with the areas are named without a call', async () => {
    portal.hold(serviceAreas)
    await until(() => portal.use(serviceAreas).read.value.data !== null, 'the areas')
    await places.name(['US', 'US-TX'])
    const { byCode } = places.places.value
    expect([byCode.get('US')?.name, byCode.get('US-TX')?.name]).to.deep.equal(['United States', 'Texas'])
    expect(asked('/v1/locations')).to.deep.equal([])
  })

  it('a search that fails is said', async () => {
    const lift = backend.fail('/theatres/search', 500)
    await theatres.search('rialto')
    expect(portal.notifications.toasts.value.map(({ title }) => title)).to.deep.equal([text('theatres.searchFailed')])
    expect(theatres.found.value?.failure?.status).to.equal(500)
    lift()
  })

  it('theatres that came along are not asked for', async () => {
    await theatres.search('rialto')
    const [first] = theatres.found.value?.theatres ?? []
    const before = asked('/v1/theatres/search').length
    theatres.learn(first ? [first] : [])
    await theatres.name(first ? [first.id] : [])
    expect(asked('/v1/theatres/search').length).to.equal(before)
  })

  it('a further page that fails leaves what was found, and can be asked for again', async () => {
    await theatres.search('rialto')
    const lift = backend.fail('/theatres/search', 500)
    await theatres.more()
    expect([theatres.found.value?.theatres.length, theatres.found.value?.hasMore]).to.deep.equal([10, true])
    lift()
    await theatres.more()
    expect([theatres.found.value?.failure, (theatres.found.value?.theatres.length ?? 0) > 10]).to.deep.equal([
      null,
      true,
    ])
    theatres.clear()
    expect(theatres.found.value).to.equal(null)
  })

  it('a pasted list tells how far it is, and can be called off', async () => {
    const heard: number[] = []
    await theatres.match(['TH-0004', 'No Such House', 'Nor This'], { onProgress: done => heard.push(done) })
    expect(heard).to.deep.equal([1, 2, 3])
    const abort = new AbortController()
    const matching = theatres.match(['No House', 'No Other'], { abort: abort.signal })
    abort.abort()
    expect(await matching).to.equal(null)
    expect(portal.notifications.toasts.value).to.deep.equal([])
  })

  it('no line of a long paste is lost', () => {
    const lines = Array.from({ length: 450 }, (_, at) => `Roxy ${at}`)
    expect(linesOf(lines.join('\n')).length).to.equal(450)
  })

  it('a submission that came without its data is no empty one', () => {
    const approval = { id: 's', type: 'service_areas' as const, status: 'PENDING' as const, comments: null }
    const me = { approvals: [{ ...approval, submittedOn: '2026-11-18T10:00:00Z', registrationData: null }] }
    expect(submissionOf(me as unknown as Parameters<typeof submissionOf>[0])?.offer).to.equal(null)
  })

  it('the fault of all areas is seen among the areas', () => {
    expect(placeOfFault('areas', { areas: [], lists: [] })).to.deep.equal({ delivery: null, list: 'areas' })
  })
})
