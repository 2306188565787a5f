import { expect } from 'chai'
import type { Composition } from '../wire/work-orders'
import { type DownloadPace, downloadPaceAfter, downloadRate } from './download-pace'

const size = 100e9
const second = 1000
const at = (percentage: number | null, status = 'in_progress'): Composition => ({
  id: 'c1',
  cplName: 'Kestrel_FTR_F',
  size,
  dcpTransferStatus: null,
  download: { status: status as 'in_progress', percentage },
})

/** Percentages as they were seen, with the second of each. */
function seen(...looks: [percentage: number, second: number][]): DownloadPace {
  let pace: DownloadPace | null = null
  for (const [percentage, when] of looks) pace = downloadPaceAfter(pace ?? undefined, at(percentage), when * second)
  if (pace === null) throw new Error('nothing was seen')
  return pace
}
const steadily: [number, number][] = [1, 2, 3, 4, 5, 6].map(step => [step, step * 10])

describe('a download', () => {
  it('has no rate until it was seen to rise twice', () => {
    expect(downloadRate(seen([10, 0], [11, 10]), at(11), 15 * second)).to.deep.equal({
      rate: null,
      minutesLeft: null,
      isSlow: false,
      stillFor: null,
    })
  })

  it('tells its rate in bits a second of its size, and what is left', () => {
    const { rate, minutesLeft, isSlow } = downloadRate(seen(...steadily), at(6), 60 * second)
    // A gigabyte, 8e9 bits, in ten seconds.
    expect(rate).to.equal(8e8)
    expect(minutesLeft).to.equal(Math.ceil((94 * 10) / 60))
    expect(isSlow).to.equal(false)
  })

  it('without a size has what is left, and no rate', () => {
    const { rate, minutesLeft } = downloadRate(seen(...steadily), { ...at(6), size: 0 }, 60 * second)
    expect([rate, minutesLeft]).to.deep.equal([null, 16])
  })

  it('is slow at less than half of its best, and no longer once it is fast again', () => {
    const slower: [number, number][] = [...steadily, [7, 85], [8, 110], [9, 135]]
    expect(downloadRate(seen(...slower), at(9), 136 * second).isSlow).to.equal(true)
    const again: [number, number][] = [...slower, [10, 145], [11, 155], [12, 165]]
    expect(downloadRate(seen(...again), at(12), 166 * second).isSlow).to.equal(false)
  })

  it('that brings nothing for long says for how many minutes, and promises nothing', () => {
    expect(downloadRate(seen(...steadily), at(6), (60 + 9 * 60) * second)).to.deep.include({
      rate: null,
      minutesLeft: null,
      stillFor: 9,
    })
  })

  it('that begins anew is measured anew', () => {
    const again = downloadPaceAfter(seen(...steadily), at(0), 70 * second)
    expect(again).to.deep.include({ best: null })
    expect(downloadRate(again ?? seen([0, 0]), at(0), 75 * second).rate).to.equal(null)
  })

  for (const [status, percentage] of [
    ['queued', null],
    ['completed', 100],
    ['stalled', 40],
    ['in_progress', null],
    ['teleporting', 3],
  ] as const)
    it(`with ${status} and ${percentage} is not measured`, () => {
      expect(downloadPaceAfter(undefined, at(percentage, status), 0)).to.equal(null)
    })
})
