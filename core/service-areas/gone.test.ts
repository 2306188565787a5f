import { expect } from 'chai'
import { until } from '../../test/fixtures/page/wait'
import { createPortal } from '../portal/portal'
import { session } from '../session/store'
import { createTestBackend } from '../testing/test-backend'
import { placesArea } from './places-store'
import { theatresArea } from './theatres-store'

describe('the reads of theatres and places', () => {
  it('stop when the stores are released', async () => {
    const backend = createTestBackend({ scenario: 'small', now: '2026-11-19T15:00:00Z' })
    let calls = 0
    const portal = createPortal({
      ...backend.options,
      fetch(input, init) {
        // A call that is cancelled before it is sent is not counted.
        if (!init?.signal?.aborted) calls += 1
        return backend.options.fetch(input, init)
      },
    })
    portal.hold(session)
    await portal.use(session).whoAmI()
    const release = [portal.hold(theatresArea), portal.hold(placesArea)]
    const many = (prefix: string) => Array.from({ length: 900 }, (_, index) => `${prefix}-${index}`)
    const [theatres, places] = [portal.use(theatresArea), portal.use(placesArea)]
    const before = calls
    const ends = [theatres.match(many('Name').slice(0, 60)), theatres.name(many('TH')), places.name(many('XX'))]
    await until(() => calls > before, 'the first calls')
    for (const each of release) each()
    await until(() => portal.use(theatresArea) !== theatres, 'the stores end')
    const callsBefore = calls
    await Promise.all(ends)
    expect(calls).to.equal(callsBefore)
    portal.end()
    backend.close()
  })
})
