import chevronDown from 'icon:chevron-down'
import chevronRight from 'icon:chevron-right'
import { memo, type ReactNode, useLayoutEffect, useRef } from 'react'
import type { Translate } from '../../../core/i18n/translate'
import { focusedIn } from '../focus'
import { Icon } from '../icons/Icon'
import { inElement } from '../own-text'
import type { RowTone, ShownColumn } from './column'
import { Tick } from './selection'

interface RowProps<RowData, Ctx> {
  row: RowData
  id: string
  /** The number of the row among all rows; undefined when all are rendered. */
  number: number | undefined
  /** The height in pixels of omitted rows before this one. */
  before: number
  name: string
  columns: readonly ShownColumn<RowData, Ctx>[]
  ctx: Ctx
  t: Translate
  tone: RowTone | undefined
  /** Undefined for a row that cannot be selected. */
  selected: boolean | undefined
  selectable: boolean
  /** Undefined when rows cannot be opened. */
  open: boolean | undefined
  onSelect(id: string, on: boolean): void
  onExpand(row: RowData, open: boolean): void
}

function PlainRow<RowData, Ctx>(props: RowProps<RowData, Ctx>) {
  const { row, id, number, before, name, columns, ctx, t, tone, selected, selectable, open, onSelect, onExpand } = props
  const element = useRef<HTMLTableRowElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when another row is rendered in the same element
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

/** Removes the focus when its row is replaced, so that the next key press does not reach the new row. */
function leaveFocus(element: HTMLTableRowElement | null): void {
  const focused = element && focusedIn(element.getRootNode())
  if (focused && element.contains(focused)) focused.blur()
}

/** A row that renders again only when its data, place, flags, columns or context change. */
export const Row = memo(PlainRow) as typeof PlainRow

/** Returns a cell. A function, not a component, because of the large number of cells. */
function cellOf<RowData, Ctx>(column: ShownColumn<RowData, Ctx>, content: ReactNode, t: Translate) {
  const { id, key, number, className } = column
  if (key) {
    return (
      <th key={id} scope="row" className={className} part="table-cell" aria-colindex={number}>
        {content}
      </th>
    )
  }
  const isLabelled = column.card === 'labelled' && content !== null && content !== undefined && content !== false
  // A text that is the only child of its cell needs no separate element, because React has no node for such a text.
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
