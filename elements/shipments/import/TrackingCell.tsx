import { blocksImport } from '../../../core/shipments/sheets/import-rows'
import { CellTexts } from './CellTexts'
import { NumberNotes } from './NumberNotes'
import type { PreviewCellProps } from './preview-row'
import { RetypeCell } from './RetypeCell'

/** A tracking number with its notes, or a field to retype the number when its cell blocks the import. */
export function TrackingCell({ row, field, ctx }: PreviewCellProps<'shippingTracking' | 'returnTracking'>) {
  if (blocksImport(row, field)) return <RetypeCell row={row} field={field} ctx={ctx} mono />
  return (
    <>
      <CellTexts row={row} field={field} ctx={ctx} mono />
      {field === 'shippingTracking' && <NumberNotes row={row} ctx={ctx} />}
    </>
  )
}
