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

describe('the reads of places and theatres', () => {
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
  const callsTo = (path: string) =>
    backend.calls.filter(call => call.path === path).map(({ query }) => decodeURIComponent(query))

  it('repeat the read of exactly the places that failed', async () => {
    await places.open()
    const lift = backend.fail('/v1/locations', 500)
    await places.name(['US-NV-XYZ'])
    expect(places.failure.value?.status).to.equal(500)
    lift()
    const before = callsTo('/v1/locations').length
    await places.deepen()
    expect(places.failure.value).to.equal(null)
    expect(callsTo('/v1/locations').slice(before)).to.deep.equal(['codes[]=US-NV-XYZ'])
  })

  it('use addresses that no proxy cuts', async () => {
    const codes = Array.from({ length: 300 }, (_, index) => `XX-${String(index).padStart(12, '0')}`)
    await places.name(codes)
    const queries = backend.calls.filter(({ path }) => path === '/v1/locations').map(({ query }) => query)
    expect(queries.length).to.be.greaterThan(3)
    expect(Math.max(...queries.map(query => query.length))).to.be.lessThan(1600)
  })

  it('return the same places if no name is new', () => {
    const known = withNames(noPlaces, [{ code: 'US', name: 'United States', subdivisions: [] }])
    expect(withNames(known, [{ code: 'US', name: 'USA', subdivisions: [] }])).to.equal(known)
  })

  // @spec 3.14
  it('make no call to name places that came with the areas', async () => {
    portal.hold(serviceAreas)
    await until(() => portal.use(serviceAreas).read.value.data !== null, 'the areas')
    await places.name(['US', 'US-TX'])
    const { byCode } = places.places.value
    expect([byCode.get('US')?.name, byCode.get('US-TX')?.name]).to.deep.equal(['United States', 'Texas'])
    expect(callsTo('/v1/locations')).to.deep.equal([])
  })

  it('show the failure of a search', async () => {
    const lift = backend.fail('/theatres/search', 500)
    await theatres.search('rialto')
    expect(portal.notifications.toasts.value.map(({ title }) => title)).to.deep.equal([text('theatres.searchFailed')])
    expect(theatres.found.value?.failure?.status).to.equal(500)
    lift()
  })

  it('read no theatre again that came with other data', async () => {
    await theatres.search('rialto')
    const [first] = theatres.found.value?.theatres ?? []
    const before = callsTo('/v1/theatres/search').length
    theatres.learn(first ? [first] : [])
    await theatres.name(first ? [first.id] : [])
    expect(callsTo('/v1/theatres/search').length).to.equal(before)
  })

  it('keep the results when a further page fails, and can read that page again', async () => {
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

  it('report the progress of a pasted list, and can be cancelled', async () => {
    const progress: number[] = []
    await theatres.match(['TH-0004', 'No Such House', 'Nor This'], { onProgress: done => progress.push(done) })
    expect(progress).to.deep.equal([1, 2, 3])
    const abort = new AbortController()
    const matching = theatres.match(['No House', 'No Other'], { abort: abort.signal })
    abort.abort()
    expect(await matching).to.equal(null)
    expect(portal.notifications.toasts.value).to.deep.equal([])
  })

  it('keep every line of a long paste', () => {
    const lines = Array.from({ length: 450 }, (_, index) => `Roxy ${index}`)
    expect(linesOf(lines.join('\n')).length).to.equal(450)
  })

  it('return null for a submission without its data', () => {
    const approval = { id: 's', type: 'service_areas' as const, status: 'PENDING' as const, comments: null }
    const me = { approvals: [{ ...approval, submittedOn: '2026-11-18T10:00:00Z', registrationData: null }] }
    expect(submissionOf(me as unknown as Parameters<typeof submissionOf>[0])?.offer).to.equal(null)
  })

  it('place the error of all areas among the areas', () => {
    expect(placeOfFault('areas', { areas: [], lists: [] })).to.deep.equal({ delivery: null, list: 'areas' })
  })
})
