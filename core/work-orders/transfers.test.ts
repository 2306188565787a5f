import { expect } from 'chai'
import './words'
import { translator } from '../i18n/translate'
import type { Composition } from '../wire/work-orders'
import { canStartDownload, downloadLook, isRetry, isUnfinished, uploadLook } from './transfers'

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
  /** The shown text, then whether the download may be started, is a retry, and is unfinished. */
  const table: [status: string, percentage: number | null, shown: string, flags: string][] = [
    ['not_started', null, 'circle-dashed | Download not started | mute', 'start'],
    ['pending', null, 'clock | Download pending | mute', 'retry unfinished'],
    ['queued', 0, 'clock | Download queued | mute', 'retry unfinished'],
    ['in_progress', 63.6, 'download | Download in progress, 63% | info', 'retry unfinished'],
    ['in_progress', 99.6, 'download | Download in progress, 99% | info', 'retry unfinished'],
    ['in_progress', null, 'download | Download in progress | info', 'retry unfinished'],
    ['unarchiving', null, 'archive | Unarchiving | info', 'retry unfinished'],
    ['archived', null, 'archive | Archived | mute', 'start retry unfinished'],
    ['stalled', 40, 'clock-pause | Download stalled | warn', 'start retry unfinished'],
    ['failed', null, 'alert-circle | Download failed | danger', 'start retry unfinished'],
    ['error', null, 'alert-circle | Download error | danger', 'start retry unfinished'],
    ['completed', 100, 'circle-check | Download completed | ok', 'retry'],
    ['defrosting', null, 'point | Defrosting | mute', 'retry unfinished'],
  ]
  // @spec 4.21
  for (const [status, percentage, shown, flags] of table)
    it(`has its look and actions when it is ${status}${percentage === null ? '' : ` at ${percentage}`}`, () => {
      const download = { status, percentage } as Composition['download']
      const look = downloadLook(composition({ download }))
      expect(look && [look.icon, t.text(look.label), look.tone].join(' | ')).to.equal(shown)
      const subject = composition({ download })
      const actual = [
        canStartDownload(subject) && 'start',
        isRetry(subject) && 'retry',
        isUnfinished(subject) && 'unfinished',
      ]
      expect(actual.filter(Boolean).join(' ')).to.equal(flags)
    })

  it('may be started when the server reports no download', () => {
    const subject = composition({})
    expect([downloadLook(subject), canStartDownload(subject), isRetry(subject), isUnfinished(subject)]).to.deep.equal([
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
    it(`has its look when it is ${status}`, () => {
      const look = uploadLook(composition({ dcpTransferStatus: status as 'started' }))
      expect(look && [look.icon, t.text(look.label), look.tone].join(' | ')).to.equal(shown)
    })
  }
})
