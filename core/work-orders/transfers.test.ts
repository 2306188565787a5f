import { expect } from 'chai'
import './words'
import { translator } from '../i18n/translate'
import type { Composition } from '../wire/work-orders'
import { canStartDownload, downloadLook, isOnItsWay, isRetry, uploadLook } from './transfers'

const t = translator('en')

const composition = (changes: Partial<Composition>): Composition => ({
  id: 'c',
  cplName: 'X',
  size: 1,
  dcpTransferStatus: null,
  download: null,
  ...changes,
})

describe('the download of a composition', () => {
  /** What is shown; whether it may be started, is another try, and is on its way. */
  const table: [status: string, percentage: number | null, shown: string, flags: string][] = [
    ['not_started', null, 'circle-dashed | Download not started | mute', 'start'],
    ['pending', null, 'clock | Download pending | mute', 'retry way'],
    ['queued', 0, 'clock | Download queued | mute', 'retry way'],
    ['in_progress', 63.6, 'download | Download in progress, 63% | info', 'retry way'],
    ['in_progress', 99.6, 'download | Download in progress, 99% | info', 'retry way'],
    ['in_progress', null, 'download | Download in progress | info', 'retry way'],
    ['unarchiving', null, 'archive | Unarchiving | info', 'retry way'],
    ['archived', null, 'archive | Archived | mute', 'start retry way'],
    ['stalled', 40, 'clock-pause | Download stalled | warn', 'start retry way'],
    ['failed', null, 'alert-circle | Download failed | danger', 'start retry way'],
    ['error', null, 'alert-circle | Download error | danger', 'start retry way'],
    ['completed', 100, 'circle-check | Download completed | ok', 'retry'],
    ['defrosting', null, 'point | Defrosting | mute', 'retry way'],
  ]
  // @spec 4.21
  for (const [status, percentage, shown, flags] of table)
    it(`that is ${status}${percentage === null ? '' : ` at ${percentage}`} says so, and what may be done`, () => {
      const download = { status, percentage } as Composition['download']
      const look = downloadLook(composition({ download }))
      expect(look && [look.icon, t.text(look.word), look.tone].join(' | ')).to.equal(shown)
      const of = composition({ download })
      const said = [canStartDownload(of) && 'start', isRetry(of) && 'retry', isOnItsWay(of) && 'way']
      expect(said.filter(Boolean).join(' ')).to.equal(flags)
    })

  it('may be started where nothing was told of it', () => {
    const of = composition({})
    expect([downloadLook(of), canStartDownload(of), isRetry(of), isOnItsWay(of)]).to.deep.equal([
      null,
      true,
      false,
      false,
    ])
  })
})

describe('the upload of a composition', () => {
  for (const [status, shown] of [
    ['started', 'upload | Upload in progress | info'],
    ['completed', 'circle-check | Upload completed | ok'],
    ['verifying', 'point | Verifying | mute'],
  ] as const) {
    // @spec 3.33, 4.18
    it(`that is ${status} says so`, () => {
      const look = uploadLook(composition({ dcpTransferStatus: status as 'started' }))
      expect(look && [look.icon, t.text(look.word), look.tone].join(' | ')).to.equal(shown)
    })
  }
})
