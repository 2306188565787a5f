import { type ReadonlySignal, signal } from '@preact/signals-core'
import { text } from '../i18n/translate'
import type { AreaContext } from '../portal/container'
import type { Shipment } from '../wire/shipments'
import { type ExportedFile, writeExport } from './export'
import type { CourierList } from './known-couriers'
import type { WriteStage } from './sheet-file'

export type ExportStage = WriteStage | 'starting'

export interface Exporting {
  /** How far the writing has come; null while none is under way. */
  readonly stage: ReadonlySignal<ExportStage | null>
  /** All shipments as a workbook; null when it could not be written, was cancelled, or is being written already. */
  write(): Promise<ExportedFile | null>
  /** Ends the writing at once: nothing is saved, and that is said. */
  cancel(): void
}

interface ExportingOptions {
  readonly context: AreaContext
  readonly workOrderNo: string
  readonly known: ReadonlySignal<readonly Shipment[]>
  readonly couriers: Pick<CourierList, 'list'>
  /** The partner's zone. */
  readonly zone: ReadonlySignal<string>
}

/** The export of one work order's shipments. */
export function createExporting({ context, workOrderNo, known, couriers, zone }: ExportingOptions): Exporting {
  const { notifications } = context
  const stage = signal<ExportStage | null>(null)
  let writing: AbortController | null = null
  context.onEnd(() => writing?.abort())

  return {
    stage,
    async write() {
      if (writing) return null
      const mine = new AbortController()
      writing = mine
      stage.value = 'starting'
      const outcome = await notifications.run({ title: text('shipments.exportFailed') }, () =>
        writeExport(
          known.peek(),
          { workOrderNo, zone: zone.peek(), couriers: couriers.list.peek() },
          {
            abort: mine.signal,
            onStage: next => {
              if (!mine.signal.aborted) stage.value = next
            },
          },
        ),
      )
      if (writing === mine) {
        writing = null
        stage.value = null
      }
      return outcome.ok && !mine.signal.aborted ? outcome.value : null
    },
    cancel() {
      if (!writing) return
      writing.abort()
      writing = null
      stage.value = null
      notifications.say('info', text('shipments.export.cancelled'), text('shipments.export.cancelledDetail'))
    },
  }
}
