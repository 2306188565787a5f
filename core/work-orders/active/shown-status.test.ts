import { expect } from 'chai'
import { orderRow } from '../../../test/fixtures/page/order-row'
import { translator } from '../../i18n/translate'
import type { Composition, DownloadStatus, WorkOrderStatus } from '../../wire/work-orders'
import '../words'
import { downloadTrouble, shownStatus } from './shown-status'

describe('the status of an order in the list', () => {
  const withDownloads = (status: WorkOrderStatus, downloads: readonly (DownloadStatus | null)[]) =>
    orderRow({
      status,
      compositions: downloads.map(
        (download, index): Composition => ({
          id: String(index),
          cplName: 'Film',
          size: 1,
          dcpTransferStatus: null,
          download: download && { status: download, percentage: null },
        }),
      ),
    })

  const table: readonly [status: WorkOrderStatus, downloads: readonly (DownloadStatus | null)[], label: string][] = [
    ['download_in_progress', ['in_progress', null], 'Download in progress'],
    ['download_in_progress', ['in_progress', 'stalled'], 'Download stalled'],
    ['download_in_progress', ['stalled', 'failed'], 'Download failed'],
    ['download_in_progress', ['error'], 'Download error'],
    ['download_failed', ['stalled'], 'Download failed'],
    ['copy_in_progress', ['stalled'], 'Copy in progress'],
    ['assigned', [], 'Assigned'],
  ]
  for (const [status, downloads, label] of table)
    it(`of ${status} with downloads ${downloads.join(', ') || 'none'} shows “${label}”`, () => {
      expect(translator('en').text(shownStatus(withDownloads(status, downloads)).label)).to.equal(label)
    })

  it('shows no download problem in the archive', () => {
    expect(downloadTrouble(withDownloads('cancelled', ['failed']))).to.equal(null)
    expect(downloadTrouble(withDownloads('copy_in_progress', ['failed']))?.tone).to.equal('danger')
  })
})
