import type { ReactNode } from 'react'
import type { EditField } from '../../core/shipments/types'
import type { CellProps } from './row-context'

interface EditCellProps extends CellProps {
  field: EditField
  /** What a press does. */
  name: string
  children: ReactNode
}

/** A cell in words; a press makes its row's cells fields. The words lie over the button, so that they may hold a link. */
export function EditCell({ row, ctx, field, name, children }: EditCellProps) {
  const { id } = row.shipment
  const shown = `${id}-${field}`
  return (
    <div className="edit-place">
      <button
        type="button"
        className="edit-cell"
        data-row={id}
        data-field={field}
        aria-label={name}
        aria-describedby={shown}
        onClick={() => ctx.onOpen(id, field)}
      />
      <div className="edit-shown" id={shown}>
        {children}
      </div>
    </div>
  )
}
