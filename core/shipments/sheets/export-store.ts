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

export type Exporting = ReturnType<typeof createExporting>

/** An order as its sheets know it. */
export interface SheetsOrder extends Pick<Rows, 'known' | 'edited' | 'saveImport'> {
  readonly context: AreaContext
  readonly workOrderNo: string
  readonly couriers: Pick<CourierList, 'list' | 'need'>
  /** The rows of other orders that are loaded, by the numbers of the orders. */
  readonly otherOrders: ReturnType<typeof otherOrders>
  /** The partner's zone: its day is in the file's name. */
  readonly zone: ReadonlySignal<string>
}

/** The export of one work order's shipments. */
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
    /** How far the writing has come; null while none is under way. */
    stage: stage as ReadonlySignal<ExportStage | null>,
    /** All shipments as a workbook; null when it could not be written, was cancelled, or is being written already. */
    async write(retry?: () => void) {
      if (writing) return null
      const mine = new AbortController()
      writing = mine
      stage.value = 'starting'
      const outcome = await notifications.run(
        { title: text('shipments.exportFailed'), subject: workOrderNo, retry },
        async () => {
          const names = couriers.list.peek().map(({ name }) => name)
          const sheet = exportSheet(known.peek(), { workOrderNo, zone: zone.peek(), couriers: names })
          const onStage = (next: WriteStage) => {
            if (!mine.signal.aborted) stage.value = next
          }
          const blob = await writeSheet(sheet, { abort: mine.signal, onStage })
          return { name: exportFileName(workOrderNo, dayIn(new Date().toISOString(), zone.peek())), blob }
        },
      )
      if (writing === mine) end()
      return outcome.ok && !mine.signal.aborted ? outcome.value : null
    },
    /** Ends the writing at once: nothing is saved, and that is said. */
    cancel(): void {
      if (!writing) return
      writing.abort()
      end()
      notifications.notify('info', text('shipments.export.cancelled'), text('shipments.export.cancelledDetail'))
    },
  }
}
