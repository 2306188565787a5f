import { useMemo, useRef } from 'react'
import { download } from '../../core/base/download'
import type { SavePart } from '../../core/drafts/form'
import { text } from '../../core/i18n/translate'
import { shipments } from '../../core/shipments/store'
import { useRead, useStore, useWork } from '../base/bridge/hooks'
import { useResend } from '../base/drafts/use-resend'
import type { ShipmentsProps } from './contract'
import { DropZone } from './DropZone'
import { ExportPlace } from './ExportPlace'
import { ImportPlace } from './ImportPlace'
import type { RowActions } from './row-context'
import { ShipmentsView } from './ShipmentsView'

interface ShipmentsScreenProps {
  readonly workOrderNo: string
  readonly host: ShipmentsProps['host']
}

export function ShipmentsScreen({ workOrderNo, host }: ShipmentsScreenProps) {
  const store = useStore(shipments, workOrderNo)
  const importing = store.importing.value
  const exporting = store.exporting.value
  const stage = exporting?.stage.value
  const known = store.couriers.value
  const imported = importing?.state.value ?? null
  /** The preview took the focus along; it goes back to where it came from. */
  const wasImporting = useRef(false)
  wasImporting.current ||= imported !== null
  useRead(store.read.value, text('shipments.loadFailed'), store.refresh)
  useWork({ dirty: store.changedCount.value > 0, save, discard: store.discard })
  useResend(store.unsent.value, () => save('unsent'))

  async function save(part?: SavePart): Promise<boolean> {
    if (store.changedCount.peek() === 0) return true
    const sent = await store.save(part)
    if (sent === null) return false
    host.emit('reeldock-shipments-saved', { workOrderNo, ids: sent.map(({ id }) => id) })
    return store.changedCount.peek() === 0
  }
  async function apply() {
    const sent = await importing?.apply()
    if (sent) host.emit('reeldock-shipments-imported', { workOrderNo, ids: sent.map(({ id }) => id) })
  }
  async function exportAll() {
    const file = await store.exportFile()
    if (file) download(file.name, file.blob)
  }
  const couriers = useMemo(() => known.map(({ name }) => ({ value: name, label: name })), [known])
  const actions = useMemo<RowActions>(
    () => ({
      onEdit: store.edit,
      onUndo: store.undo,
      onEditMany: store.editMany,
      onUndoLast: store.undoLast,
      onRedoLast: store.redoLast,
      onTakeTheirs: store.takeTheirs,
      onKeepMine: store.keepMine,
    }),
    [store],
  )

  const onFile = (file: File) => void store.importFile(file)
  return (
    <DropZone onFile={onFile}>
      {exporting && stage && <ExportPlace stage={stage} onCancel={exporting.cancel} />}
      {importing && imported ? (
        <ImportPlace
          state={imported}
          workOrderNo={workOrderNo}
          couriers={couriers}
          importing={importing}
          onFile={onFile}
          onApply={apply}
        />
      ) : (
        <ShipmentsView
          workOrderNo={workOrderNo}
          read={store.read.value}
          rows={store.rows.value}
          zone={store.zone.value}
          couriers={couriers}
          shippingTypes={known}
          couriersRead={store.couriersRead.value}
          actions={actions}
          changedCount={store.changedCount.value}
          problem={store.problem.value}
          saving={store.saving.value}
          origin={store.origin.value}
          discarded={store.discarded.value}
          keptUnread={store.keptUnread.value}
          unsent={store.unsent.value}
          typedOn={store.typedOn.value}
          unanswered={store.unanswered.value}
          kept={store.kept.value}
          closed={store.closed.value}
          focusImport={wasImporting.current}
          onFile={onFile}
          onExport={exportAll}
          onDiscard={store.discard}
          onSave={save}
          onRetry={() => void store.refresh()}
          onRetryCouriers={() => void store.readCouriers()}
        />
      )}
    </DropZone>
  )
}
