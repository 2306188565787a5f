import './words'
import { type ReadonlySignal, signal } from '@preact/signals-core'
import { dayIn } from '../../base/time'
import { text } from '../../i18n/translate'
import type { AreaContext } from '../../portal/container'
import type { Rows } from '../drafts/rows'
import type { CourierList } from '../rows/known-couriers'
import type { otherOrders } from '../rows/loaded-orders'
import { exportFileName, exportSheet } from './export-sheet'
import type { WriteStage } from './sheet-file'
import { writeSheet } from './sheets'

export type ExportStage = WriteStage | 'starting'

/** The parts of an order's store that its sheets use. */
export interface SheetsOrder extends Pick<Rows, 'known' | 'edited' | 'saveImport'> {
  readonly context: AreaContext
  readonly workOrderNo: string
  readonly couriers: Pick<CourierList, 'list' | 'need'>
  /** The rows of other loaded orders, by the numbers of the orders. */
  readonly otherOrders: ReturnType<typeof otherOrders>
  /** The partner's zone: the file's name has the day in this zone. */
  readonly zone: ReadonlySignal<string>
}

/** Returns the export of one work order's shipments. */
export function createExporting({ context, workOrderNo, known, couriers, zone }: SheetsOrder) {
  const { notifications } = context
  const stage = signal<ExportStage | null>(null)
  let writing: AbortController | null = null
  context.onEnd(() => writing?.abort())
  function end(): void {
    writing = null
    stage.value = null
  }

  return {
    /** The stage of the export; null when no export is in progress. */
    stage: stage as ReadonlySignal<ExportStage | null>,
    /**
     * Writes all shipments as a workbook.
     * @returns the file; null when the export failed, was canceled, or another one is in progress
     */
    async write(retry?: () => void) {
      if (writing) return null
      const current = new AbortController()
      writing = current
      stage.value = 'starting'
      const outcome = await notifications.run(
        { title: text('shipments.exportFailed'), subject: workOrderNo, retry },
        async () => {
          const names = couriers.list.peek().map(({ name }) => name)
          const sheet = exportSheet(known.peek(), { workOrderNo, zone: zone.peek(), couriers: names })
          const onStage = (next: WriteStage) => {
            if (!current.signal.aborted) stage.value = next
          }
          const blob = await writeSheet(sheet, { abort: current.signal, onStage })
          return { name: exportFileName(workOrderNo, dayIn(new Date().toISOString(), zone.peek())), blob }
        },
      )
      if (writing === current) end()
      return outcome.ok && !current.signal.aborted ? outcome.value : null
    },
    /** Cancels the export at once, without a file, and shows a message. */
    cancel(): void {
      if (!writing) return
      writing.abort()
      end()
      notifications.notify('info', text('shipments.export.cancelled'), text('shipments.export.cancelledDetail'))
    },
  }
}
