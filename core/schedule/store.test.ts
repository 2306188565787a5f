import { expect } from 'chai'
import { type Clock, takeClock } from '../../test/fixtures/page/clock'
import { hidePage } from '../../test/fixtures/page/hidden-page'
import { dayAt } from '../base/zoned'
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
  /** Returns whether a pick-up is known, which needs the calendar. The ship-by is four days from now. */
  const isKnown = () =>
    portal.use(schedule).riskOf.value(new Date(Date.now() + 4 * 24 * 3600_000).toISOString()).pickUp !== null
  async function pass(time: number) {
    for (let step = 0; step < 20; step += 1) await clock.advance(time / 20)
  }

  it('repeats a failed read of the calendar after growing delays', async () => {
    const lift = backend.fail('calendar', 503)
    portal.hold(schedule)
    isKnown()
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

  it('reads the calendar again when the page becomes visible, at most once a minute', async () => {
    portal.hold(schedule)
    isKnown()
    await pass(10_000)
    expect([reads(), isKnown()]).to.deep.equal([1, true])
    hidePage()()
    await pass(1000)
    expect(reads()).to.equal(1)
    Date.now = () => realNow() + 120_000
    hidePage()()
    await pass(1000)
    expect(reads()).to.equal(2)
  })

  describe('reads holidays', () => {
    const day = 24 * 3600_000
    const inDays = (count: number) => new Date(Date.now() + count * day).toISOString()
    const dayIn = (count: number) => dayAt(Date.now() + count * day, portal.use(schedule).zone.peek())
    const spans = () => backend.calls.filter(({ path }) => path.includes('calendar')).map(({ query }) => query)
    const spanTo = (count: number) => `startDate=${dayIn(0)}&endDate=${dayIn(count)}`
    const riskIn = (count: number) => portal.use(schedule).riskOf.value(inDays(count))
    const pickUpIn = (count: number) => portal.use(schedule).pickUpOf.value(inDays(count))

    // @spec 7.23
    it('once, from today to the last ship-by of a first render', async () => {
      portal.hold(schedule)
      riskIn(-40)
      pickUpIn(70)
      riskIn(33)
      await pass(10_000)
      expect(spans()).to.deep.equal([spanTo(70)])
      expect([riskIn(33).pickUp, riskIn(70).pickUp, pickUpIn(70)]).to.not.include(null)
      riskIn(68)
      portal.use(schedule).ask([inDays(69)])
      await pass(10_000)
      expect(spans(), 'nothing lies beyond').to.have.length(1)
    })

    it('again for a later ship-by, keeping the known holidays meanwhile', async () => {
      const release = portal.hold(schedule)
      await pass(10_000)
      expect(spans()).to.deep.equal([spanTo(0)])
      const { isSettled } = portal.use(schedule)
      expect([isSettled.value, riskIn(70).pickUp, riskIn(-1).pickUp === null]).to.deep.equal([true, null, false])
      await Promise.resolve()
      expect(isSettled.value, 'the ship-by is asked for').to.equal(false)
      expect(riskIn(-1).pickUp).to.not.equal(null)
      await pass(10_000)
      expect([isSettled.value, spans().at(-1), riskIn(70).pickUp === null]).to.deep.equal([true, spanTo(70), false])
      release()
    })

    it('of at most a year, and computes a later ship-by without them', async () => {
      portal.hold(schedule)
      riskIn(4000)
      await pass(10_000)
      expect(spans()).to.deep.equal([spanTo(366)])
      expect(riskIn(4000).pickUp).to.not.equal(null)
    })
  })
})
