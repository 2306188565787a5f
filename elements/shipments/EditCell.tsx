import type { ReactNode } from 'react'
import type { EditField } from '../../core/shipments/types'
import type { CellProps } from './row-context'

interface EditCellProps extends CellProps {
  field: EditField
  /** The name of the button: the action of a press. */
  name: string
  children: ReactNode
}

/**
 * A cell with text and a button that turns the cells of its row into fields. The text lies over the button, so that it
 * may contain a link.
 */
export function EditCell({ row, ctx, field, name, children }: EditCellProps) {
  const { id } = row.shipment
  const textId = `${id}-${field}`
  return (
    <div className="edit-place">
      <button
        type="button"
        className="edit-cell"
        data-row={id}
        data-field={field}
        aria-label={name}
        aria-describedby={textId}
        onClick={() => ctx.onOpen(id, field)}
      />
      <div className="edit-shown" id={textId}>
        {children}
      </div>
    </div>
  )
}
