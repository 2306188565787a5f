import { expect } from 'chai'
import fc from 'fast-check'
import { aBay } from './fixtures'
import { isStalled, minutesLeft, paceAfter } from './pace'
import type { Pace } from './types'

const second = 1000
const minute = 60 * second

/** Returns the pace of a stage after these percentages and times, and the bay at the last one. */
function watched(stage: string, samples: readonly (readonly [at: number, percentage: number])[]) {
  let pace: Pace | null = null
  let bay = aBay()
  for (const [at, percentage] of samples) {
    bay = aBay({ state: 'copying', stage, percentage, workOrderNo: 'WO-1' })
    pace = paceAfter(pace ?? undefined, bay, at)
  }
  return { pace, bay }
}

/** Returns observations every 5 seconds of a copy that needs `every` seconds per percent. */
function steady(stage: string, from: number, every: number, forSeconds: number) {
  const times = Array.from({ length: forSeconds / 5 + 1 }, (_, step) => step * 5)
  return watched(
    stage,
    times.map(at => [at * second, from + Math.floor(at / every)] as const),
  )
}

describe('the time that a copy needs', () => {
  it('is unknown without a rate', () => {
    expect(minutesLeft(aBay(), null, 0)).to.equal(null)
    const { pace, bay } = watched('duplicating', [[0, 10]])
    expect(minutesLeft(bay, pace, 5 * second)).to.equal(null)
    const once = watched('duplicating', [
      [0, 10],
      [10 * second, 11],
    ])
    expect(minutesLeft(once.bay, once.pace, 10 * second)).to.equal(null)
  })

  it('follows from the observed rate: 200 GB at 100 MB/s is 1 h 07 for writing and reading', () => {
    // A percent is 2 GB, which takes 20 seconds.
    const { pace, bay } = steady('duplicating', 0, 20, 60)
    expect(minutesLeft(bay, pace, 60 * second)).to.equal(66)
  })

  it('is known after two observations of fractional percents, also for the slowest drive, and equal for all observers', () => {
    // Writing takes eight hours: a percent in 288 seconds, reported to the ten-thousandth.
    const percentageAt = (at: number) => Math.floor((12 + at / (288 * second)) * 10_000) / 10_000
    const observe = (from: number, times: number) =>
      watched(
        'duplicating',
        Array.from({ length: times }, (_, look) => from + look * 5 * second).map(at => [at, percentageAt(at)]),
      )
    for (const from of [100, 1700, 4100])
      for (const times of [2, 3, 20]) {
        const at = from + (times - 1) * 5 * second
        const { pace, bay } = observe(from, times)
        expect(minutesLeft(bay, pace, at)).to.be.within(895, 915)
      }
  })

  it('stays known, however often a percentage is reported', () => {
    const times = Array.from({ length: 200 }, (_, step) => step * 100)
    const { pace, bay } = watched(
      'verifying',
      times.map(at => [at, 20.0005 + at / (30 * second)] as const),
    )
    expect(minutesLeft(bay, pace, 19_900)).to.equal(40)
  })

  it('covers only the rest of the read-back during verification, and is unknown during formatting', () => {
    const { pace, bay } = steady('verifying', 40, 30, 120)
    expect(minutesLeft(bay, pace, 120 * second)).to.equal(28)
    const formatting = steady('formatting', 40, 30, 120)
    expect(minutesLeft(formatting.bay, formatting.pace, 120 * second)).to.equal(null)
  })

  it('grows at once when a percent takes longer than earlier ones', () => {
    const { pace, bay } = steady('duplicating', 0, 20, 60)
    const before = minutesLeft(bay, pace, 60 * second) ?? 0
    expect(minutesLeft(bay, pace, 160 * second)).to.be.greaterThan(4 * before)
  })

  it('starts anew with another stage, drive or order, and when a percentage falls', () => {
    const { pace } = steady('duplicating', 0, 20, 60)
    const earlierPace = pace ?? undefined
    for (const changes of [
      { stage: 'verifying', percentage: 4 },
      { stage: 'duplicating', percentage: 4, driveSerialNo: 'other' },
      { stage: 'duplicating', percentage: 4, workOrderNo: 'WO-2' },
      { stage: 'duplicating', percentage: 1 },
    ])
      expect(paceAfter(earlierPace, aBay({ workOrderNo: 'WO-1', ...changes }), 99 * second)?.rises).to.deep.equal([])
  })

  it('is at least a minute after any observations', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.integer({ min: 1, max: 600_000 }), fc.double({ min: 0, max: 100, noNaN: true }))),
        fc.constantFrom('formatting', 'duplicating', 'verifying'),
        (steps, stage) => {
          const at = (upTo: number) => steps.slice(0, upTo).reduce((sum, [wait]) => sum + wait, 0)
          const { pace, bay } = watched(
            stage,
            steps.map(([, percentage], step) => [at(step + 1), percentage] as const),
          )
          const left = minutesLeft(bay, pace, at(steps.length))
          expect(left === null || (Number.isInteger(left) && left >= 1)).to.equal(true)
        },
      ),
    )
  })
})

describe('a copy without progress', () => {
  it('is stalled when its percentage stays for much longer than a percent took', () => {
    const { pace } = steady('duplicating', 0, 20, 60)
    expect(isStalled(pace, 60 * second + 2 * minute)).to.equal(false)
    expect(isStalled(pace, 60 * second + 4 * minute)).to.equal(true)
  })

  it('gets more time when its percents take long, or before the first one', () => {
    const slow = steady('duplicating', 0, 120, 600)
    expect(isStalled(slow.pace, 600 * second + 8 * minute)).to.equal(false)
    expect(isStalled(slow.pace, 600 * second + 11 * minute)).to.equal(true)
    const fresh = watched('duplicating', [[0, 0]])
    expect(isStalled(fresh.pace, 9 * minute)).to.equal(false)
    expect(isStalled(fresh.pace, 11 * minute)).to.equal(true)
  })

  it('is not stalled without a measurement, or when it is complete', () => {
    expect(isStalled(null, minute)).to.equal(false)
    expect(isStalled(watched('duplicating', [[0, 100]]).pace, 60 * minute)).to.equal(false)
    expect(watched('preparing', [[0, 5]]).pace).to.equal(null)
  })
})
