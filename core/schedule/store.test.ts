import { expect } from 'chai'
import { type Clock, takeClock } from '../../test/fixtures/page/clock'
import { outOfSight } from '../../test/fixtures/page/out-of-sight'
import { createPortal, type Portal } from '../portal/portal'
import { createTestBackend, type TestBackend } from '../testing/test-backend'
import { schedule } from './store'

describe('the schedule as a store', () => {
  let backend: TestBackend
  let portal: Portal
  let clock: Clock
  const realNow = Date.now

  beforeEach(() => {
    clock = takeClock()
    backend = createTestBackend({ scenario: 'small' })
    portal = createPortal(backend.options)
  })
  afterEach(() => {
    portal.end()
    backend.close()
    clock.restore()
    Date.now = realNow
  })
  const reads = () => backend.calls.filter(({ path }) => path.includes('calendar')).length
  /** A pick-up is known with the calendar alone; the ship-by is four days from now. */
  const isKnown = () =>
    portal.use(schedule).of.value(new Date(Date.now() + 4 * 24 * 3600_000).toISOString()).pickUp !== null
  async function pass(time: number) {
    for (let step = 0; step < 20; step += 1) await clock.advance(time / 20)
  }

  it('asks for a calendar that could not be read again, less and less often', async () => {
    const lift = backend.fail('calendar', 503)
    portal.hold(schedule)
    await pass(14_000)
    const first = reads()
    expect([first > 0, isKnown()]).to.deep.equal([true, false])
    await pass(8 * 60_000)
    const tried = reads() - first
    expect(tried).to.be.greaterThan(2)
    expect(tried).to.be.lessThan(24)
    lift()
    await pass(6 * 60_000)
    expect(isKnown()).to.equal(true)
    const read = reads()
    await pass(6 * 60_000)
    expect(reads()).to.equal(read)
  })

  it('reads it again when a page comes back into sight, once a minute at most', async () => {
    portal.hold(schedule)
    await pass(10_000)
    expect([reads(), isKnown()]).to.deep.equal([1, true])
    outOfSight()()
    await pass(1000)
    expect(reads()).to.equal(1)
    Date.now = () => realNow() + 120_000
    outOfSight()()
    await pass(1000)
    expect(reads()).to.equal(2)
  })
})
