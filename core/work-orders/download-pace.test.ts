import { expect } from 'chai'
import type { Composition } from '../wire/work-orders'
import { type DownloadPace, downloadPaceAfter, downloadRate } from './download-pace'

const size = 100e9
const second = 1000
const downloadAt = (percentage: number | null, status = 'in_progress'): Composition => ({
  id: 'c1',
  cplName: 'Kestrel_FTR_F',
  size,
  dcpTransferStatus: null,
  download: { status: status as 'in_progress', percentage },
})

/** Returns the pace after percentages, each with its second. */
function paceAfterAll(...observations: [percentage: number, second: number][]): DownloadPace {
  let pace: DownloadPace | null = null
  for (const [percentage, when] of observations)
    pace = downloadPaceAfter(pace ?? undefined, downloadAt(percentage), when * second)
  if (pace === null) throw new Error('nothing was observed')
  return pace
}
const steadily: [number, number][] = [1, 2, 3, 4, 5, 6].map(step => [step, step * 10])

describe('a download', () => {
  it('has no rate until its percentage has risen twice', () => {
    expect(downloadRate(paceAfterAll([10, 0], [11, 10]), downloadAt(11), 15 * second)).to.deep.equal({
      rate: null,
      minutesLeft: null,
      isSlow: false,
      stalledMinutes: null,
    })
  })

  it('gives its rate in bits per second of its size, and the time left', () => {
    const { rate, minutesLeft, isSlow } = downloadRate(paceAfterAll(...steadily), downloadAt(6), 60 * second)
    // A gigabyte, 8e9 bits, in ten seconds.
    expect(rate).to.equal(8e8)
    expect(minutesLeft).to.equal(Math.ceil((94 * 10) / 60))
    expect(isSlow).to.equal(false)
  })

  it('has the time left and no rate without a size', () => {
    const { rate, minutesLeft } = downloadRate(paceAfterAll(...steadily), { ...downloadAt(6), size: 0 }, 60 * second)
    expect([rate, minutesLeft]).to.deep.equal([null, 16])
  })

  it('is slow at less than half of its best rate, until it is fast again', () => {
    const slower: [number, number][] = [...steadily, [7, 85], [8, 110], [9, 135]]
    expect(downloadRate(paceAfterAll(...slower), downloadAt(9), 136 * second).isSlow).to.equal(true)
    const again: [number, number][] = [...slower, [10, 145], [11, 155], [12, 165]]
    expect(downloadRate(paceAfterAll(...again), downloadAt(12), 166 * second).isSlow).to.equal(false)
  })

  it('gives the minutes without progress and no time left after it stalls', () => {
    expect(downloadRate(paceAfterAll(...steadily), downloadAt(6), (60 + 9 * 60) * second)).to.deep.include({
      rate: null,
      minutesLeft: null,
      stalledMinutes: 9,
    })
  })

  it('is measured anew when it restarts', () => {
    const again = downloadPaceAfter(paceAfterAll(...steadily), downloadAt(0), 70 * second)
    expect(again).to.deep.include({ best: null })
    expect(downloadRate(again ?? paceAfterAll([0, 0]), downloadAt(0), 75 * second).rate).to.equal(null)
  })

  for (const [status, percentage] of [
    ['queued', null],
    ['completed', 100],
    ['stalled', 40],
    ['in_progress', null],
    ['teleporting', 3],
  ] as const)
    it(`is not measured when its status is ${status} at ${percentage}`, () => {
      expect(downloadPaceAfter(undefined, downloadAt(percentage, status), 0)).to.equal(null)
    })
})
