import chevronDown from 'icon:chevron-down'
import chevronRight from 'icon:chevron-right'
import { type ComponentType, memo, type ReactNode } from 'react'
import type { Translate } from '../../../core/i18n/translate'
import { Icon } from '../icons/Icon'
import { cellClass } from './cell-class'
import type { Column, RowTone } from './column'
import type { RowBoxProps } from './selection'

interface RowProps<RowData, Ctx> {
  row: RowData
  id: string
  name: string
  columns: readonly Column<RowData, Ctx>[]
  ctx: Ctx
  t: Translate
  tone: RowTone | undefined
  /** Undefined for a row that cannot be chosen. */
  selected: boolean | undefined
  selectable: boolean
  /** Null while it is on its way. */
  Box: ComponentType<RowBoxProps> | null
  /** Undefined where rows do not open. */
  open: boolean | undefined
  onSelect(id: string, on: boolean): void
  onExpand(row: RowData, open: boolean): void
}

function PlainRow<RowData, Ctx>(props: RowProps<RowData, Ctx>) {
  const { row, id, name, columns, ctx, t, tone, selected, selectable, Box, open, onSelect, onExpand } = props
  return (
    <tr data-tone-row={tone} data-selected={selected || undefined} data-open={open || undefined}>
      {selectable && (
        <td className="cell lead in-select">
          {Box && selected !== undefined && <Box id={id} name={name} checked={selected} onSelect={onSelect} />}
        </td>
      )}
      {open !== undefined && (
        <td className="cell lead in-toggle">
          <button
            type="button"
            className="button only quiet"
            data-size="bar"
            aria-expanded={open}
            aria-label={t('kit.showRow', { name })}
            onClick={() => onExpand(row, !open)}
          >
            <Icon of={open ? chevronDown : chevronRight} flip={!open} />
          </button>
        </td>
      )}
      {columns.map(column => cellOf(column, column.cell(row, ctx), t))}
    </tr>
  )
}

/** Drawn again only when its row, a flag of it, the columns or the context change. */
export const Row = memo(PlainRow) as typeof PlainRow

/** A function, not a component: there are many, and each would be one more thing to keep. */
function cellOf<RowData, Ctx>(column: Column<RowData, Ctx>, content: ReactNode, t: Translate) {
  const className = cellClass(column)
  if (column.key) {
    return (
      <th key={column.id} scope="row" className={className}>
        {content}
      </th>
    )
  }
  const isLabelled = column.card === 'labelled' && content !== null && content !== undefined && content !== false
  // A text that stands alone in its cell is no node of React's.
  return (
    <td key={column.id} className={className}>
      {isLabelled ? (
        <>
          <span className="card-label">{column.head(t)}</span>
          {content}
        </>
      ) : (
        content
      )}
    </td>
  )
}
