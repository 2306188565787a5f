import chevronDown from 'icon:chevron-down'
import chevronRight from 'icon:chevron-right'
import { memo, type ReactNode, useLayoutEffect, useRef } from 'react'
import type { Translate } from '../../../core/i18n/translate'
import { focusedIn } from '../focus'
import { Icon } from '../icons/Icon'
import { inElement } from '../own-text'
import { cellClass, type RowTone, type ShownColumn } from './column'
import { Tick } from './selection'

interface RowProps<RowData, Ctx> {
  row: RowData
  id: string
  /** Among all rows; undefined where all are drawn. */
  number: number | undefined
  /** Pixels of rows before it that are not drawn. */
  before: number
  name: string
  columns: readonly ShownColumn<RowData, Ctx>[]
  ctx: Ctx
  t: Translate
  tone: RowTone | undefined
  /** Undefined for a row that cannot be chosen. */
  selected: boolean | undefined
  selectable: boolean
  /** Undefined where rows do not open. */
  open: boolean | undefined
  onSelect(id: string, on: boolean): void
  onExpand(row: RowData, open: boolean): void
}

function PlainRow<RowData, Ctx>(props: RowProps<RowData, Ctx>) {
  const { row, id, number, before, name, columns, ctx, t, tone, selected, selectable, open, onSelect, onExpand } = props
  const element = useRef<HTMLTableRowElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once another row is drawn in its element
  useLayoutEffect(() => () => leaveFocus(element.current), [id])
  return (
    <tr
      ref={element}
      aria-rowindex={number}
      data-tone-row={tone}
      data-selected={selected || undefined}
      data-open={open || undefined}
      style={before > 0 ? { marginBlockStart: before } : undefined}
    >
      {selectable && (
        <td className="cell lead in-select" aria-colindex={1}>
          {selected !== undefined && (
            <Tick label={t('kit.selectRow', { name })} checked={selected} onChange={on => onSelect(id, on)} />
          )}
        </td>
      )}
      {open !== undefined && (
        <td className="cell lead in-toggle" aria-colindex={selectable ? 2 : 1}>
          <button
            type="button"
            className="button only quiet"
            part="button"
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

/** The focus goes with its row: who presses on must not press the one that came in its place. */
function leaveFocus(element: HTMLTableRowElement | null): void {
  const focused = element && focusedIn(element.getRootNode())
  if (focused && element.contains(focused)) focused.blur()
}

/** Drawn again only when its row, its place, a flag of it, the columns or the context change. */
export const Row = memo(PlainRow) as typeof PlainRow

/** A function, not a component: there are many, and each would be one more thing to keep. */
function cellOf<RowData, Ctx>(column: ShownColumn<RowData, Ctx>, content: ReactNode, t: Translate) {
  const { id, key, number } = column
  const className = cellClass(column)
  if (key) {
    return (
      <th key={id} scope="row" className={className} part="table-cell" aria-colindex={number}>
        {content}
      </th>
    )
  }
  const isLabelled = column.card === 'labelled' && content !== null && content !== undefined && content !== false
  // A text that stands alone in its cell is no node of React's.
  return (
    <td key={id} className={className} part="table-cell" aria-colindex={number}>
      {isLabelled ? (
        <>
          <span className="card-label">{column.head(t)}</span>
          {inElement(content)}
        </>
      ) : (
        content
      )}
    </td>
  )
}
