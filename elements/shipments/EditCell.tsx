import type { ReactNode } from 'react'
import type { EditField } from '../../core/shipments/types'
import type { CellProps } from './row-context'

interface EditCellProps extends CellProps {
  field: EditField
  /** What a press does. */
  name: string
  children: ReactNode
}

/** A cell in words; a press makes its row's cells fields. */
export function EditCell({ row, ctx, field, name, children }: EditCellProps) {
  const { id } = row.shipment
  return (
    <button type="button" className="edit-cell" data-row={id} data-field={field} onClick={() => ctx.onOpen(id, field)}>
      <span className="sr-only">{name}</span> {children}
    </button>
  )
}
