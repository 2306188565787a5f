import { useMemo, useRef } from 'react'
import { lazy } from '../../core/base/lazy'
import type { SaveScope } from '../../core/drafts/form-options'
import { text } from '../../core/i18n/translate'
import { shipments } from '../../core/shipments/store'
import { useExposedWork, useRead, useStore } from '../base/bridge/hooks'
import { download } from '../base/download'
import { useResend } from '../base/drafts/use-resend'
import { Part } from '../kit/feedback/Part'
import { HeadingScope } from '../kit/layout/Heading'
import type { ShipmentsProps } from './contract'
import { DropZone } from './DropZone'
import { OrderContext, readOrder } from './order-context'
import { ShipmentsView } from './ShipmentsView'

const importPart = lazy(() => import('./sheet-parts'), 'ImportPlace')
const exportPart = lazy(() => import('./sheet-parts'), 'ExportPlace')

interface ShipmentsScreenProps {
  readonly workOrderNo: string
  readonly host: ShipmentsProps['host']
}

export function ShipmentsScreen({ workOrderNo, host }: ShipmentsScreenProps) {
  const store = useStore(shipments, workOrderNo)
  const order = readOrder(store)
  const importing = store.importing.value
  const exporting = store.exporting.value
  const stage = exporting?.stage.value
  const imported = importing?.state.value ?? null
  /** Whether a preview was open. It took the focus, which then returns to the import button. */
  const wasImporting = useRef(false)
  wasImporting.current ||= imported !== null
  useRead(order.read, text('shipments.loadFailed'), store.refresh)
  const isCorrected = importing?.isCorrected.value ?? false
  useExposedWork({ dirty: order.changedCount > 0 || isCorrected, save: onSaveAll, discard: onDiscardAll })
  useResend(order.unsent, () => onSave('unsent'))

  async function onSave(scope?: SaveScope): Promise<boolean> {
    if (store.changedCount.peek() === 0) return true
    const savedRows = await store.save(scope)
    if (savedRows === null) return false
    host.emit('reeldock-shipments-saved', { workOrderNo, ids: savedRows.map(({ id }) => id) })
    return store.changedCount.peek() === 0
  }
  /** Saves the edits of rows. A corrected preview is applied only by its button, so that nothing is saved unseen. */
  async function onSaveAll(): Promise<boolean> {
    return (await onSave()) && !(importing?.isCorrected.peek() ?? false)
  }
  function onDiscardAll() {
    importing?.close()
    store.discard()
  }
  async function onApply() {
    const importedRows = await importing?.apply()
    if (importedRows) host.emit('reeldock-shipments-imported', { workOrderNo, ids: importedRows.map(({ id }) => id) })
  }
  async function onExport() {
    const file = await store.exportFile(() => void onExport())
    if (file) download(file.name, file.blob)
  }
  const onFile = (file: File) => void store.importFile(file)
  const couriers = useMemo(
    () => order.shippingTypes.map(({ name }) => ({ value: name, label: name })),
    [order.shippingTypes],
  )

  return (
    <OrderContext value={{ ...order, workOrderNo, couriers, onFile, onExport, onSave }}>
      <DropZone onFile={order.isPast ? null : onFile}>
        {exporting && stage && <Part of={exportPart} rows={0} props={{ stage, onCancel: exporting.cancel }} />}
        {importing && imported ? (
          <HeadingScope>
            <Part of={importPart} rows={12} props={{ state: imported, importing, onApply }} />
          </HeadingScope>
        ) : (
          <ShipmentsView focusImport={wasImporting.current} />
        )}
      </DropZone>
    </OrderContext>
  )
}
