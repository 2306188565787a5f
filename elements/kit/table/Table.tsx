import { type ReactNode, useRef } from 'react'
import { lazy } from '../../../core/base/lazy'
import sheet from '../../../styles/bundles/table.css?inline'
import { useText } from '../context'
import { LostPart } from '../feedback/LostPart'
import { usePart } from '../feedback/Part'
import { inElement } from '../own-text'
import { toggled } from '../toggled'
import { useOwnSheet } from '../use-own-sheet'
import { useStable } from '../use-stable'
import type { Column, RowTone, Sort } from './column'
import { Head } from './Head'
import { Row } from './Row'
import type { Selection } from './selection'
import type { Slots } from './slots'
import { useColumns } from './use-columns'
import { useGrid } from './use-grid'
import { useWindow } from './use-window'

/** The tools load after the rows. */
const toolsPart = lazy(() => import('./ColumnTools'), 'ColumnTools')

interface Expansion<RowData> {
  open: ReadonlySet<string>
  onToggle(row: RowData, open: boolean): void
  render(row: RowData): ReactNode
}

export interface Groups<RowData> {
  /** Returns the key of a row's group. */
  of(row: RowData): string
  head(group: string): ReactNode
}

interface TableProps<RowData, Ctx> {
  /** The name under which a person's column layout is stored; without it the columns are fixed. */
  name?: string
  /** The accessible name. */
  caption: string
  columns: readonly Column<RowData, Ctx>[]
  rows: readonly RowData[]
  rowKey(row: RowData): string
  /** Returns the name of a row for the labels of its checkbox and its arrow. */
  rowName(row: RowData): string
  /** Passed to every cell. Keep it stable (`useMemo`): a new one renders every row again. */
  ctx: Ctx
  sort?: Sort | null
  onSort?(sort: Sort): void
  selection?: Selection<RowData>
  expansion?: Expansion<RowData>
  /** Groups of rows: adjacent rows of one group share a head. Keep `of` stable, like `ctx`. */
  groups?: Groups<RowData> | undefined
  tone?(row: RowData): RowTone | undefined
  /**
   * Slots from `useSlots`: new rows reuse the elements of removed ones, for cells with components that have no state.
   */
  slots?: Slots
  /** The key of a row that is always rendered, because it is being edited. */
  pin?: string | undefined
  /**
   * Whether the first paint has only as many rows as fill the window; the others follow at once. Only for columns that
   * do not follow their content, because these would move.
   */
  isQuick?: boolean
  /** Whether a read is in flight; the old rows stay. */
  busy?: boolean
  /** Content above the head, inside the panel: actions for the selected rows, an offline bar. */
  bar?: ReactNode
  /** Content below the rows, inside the panel: the pager, the save bar. */
  foot?: ReactNode
}

export function Table<RowData, Ctx>(props: TableProps<RowData, Ctx>) {
  const { name, columns, rows, rowKey, rowName, selection, expansion, groups, ctx, tone, pin, isQuick = false } = props
  const t = useText()
  const table = useRef<HTMLTableElement>(null)
  useOwnSheet(table, sheet)
  const leads = Number(Boolean(selection)) + Number(Boolean(expansion))
  const view = useWindow(table, { rows, rowKey, open: expansion?.open, pin, groupOf: groups?.of, isQuick })
  const columnState = useColumns(table, columns, { name, leads, isPartly: view.isMany })
  useGrid(table, { count: rows.length, drawn: view.drawn, show: view.show })
  const onSelect = useStable((id: string, on: boolean) => selection?.onChange(toggled(selection.chosen, [id], on)))
  const onExpand = useStable((row: RowData, open: boolean) => expansion?.onToggle(row, open))

  function rowsAt(index: number, drawnIndex: number) {
    const row = rows[index]
    if (row === undefined) return null
    const id = rowKey(row)
    const open = expansion?.open.has(id)
    const number = view.numberOf(index)
    const head = groups && isFirstOfGroup(groups, row, rows[index - 1])
    const before = view.before(drawnIndex)
    const main = (
      <Row
        key={props.slots?.get(id) ?? id}
        row={row}
        id={id}
        number={number}
        before={head ? 0 : before}
        name={rowName(row)}
        columns={columnState.shown}
        ctx={ctx}
        t={t}
        tone={tone?.(row)}
        selected={selection && (selection.can?.(row) ?? true) ? selection.chosen.has(id) : undefined}
        selectable={Boolean(selection)}
        open={open}
        onSelect={onSelect}
        onExpand={onExpand}
      />
    )
    const group = head && (
      <tr
        key={`group ${groups.of(row)}`}
        className="row-group"
        aria-rowindex={number && number - 1}
        style={before > 0 ? { marginBlockStart: before } : undefined}
      >
        <td>{groups.head(groups.of(row))}</td>
      </tr>
    )
    if (!open) return group ? [group, main] : main
    return [
      group,
      main,
      <tr key={`opened ${id}`} className="row-opened" aria-rowindex={number && number + 1}>
        <td>{expansion?.render(row)}</td>
      </tr>,
    ]
  }

  const hasTools = name !== undefined && !columnState.sight.areCards
  const ColumnTools = usePart(toolsPart, hasTools)
  return (
    <div className="panel table-panel">
      {inElement(props.bar)}
      <div className="table-holder" data-tools={hasTools || undefined}>
        <table
          ref={table}
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: its cells are reached by keys
          role="grid"
          className="table"
          part="table"
          style={columnState.style}
          data-even={columnState.isEven || undefined}
          aria-busy={props.busy || view.isGrowing || undefined}
          aria-colcount={leads + columns.length}
          aria-rowcount={view.count}
        >
          <caption className="sr-only">{props.caption}</caption>
          <Head
            columns={columnState.shown}
            rows={rows}
            rowKey={rowKey}
            selection={selection}
            sort={props.sort}
            onSort={props.onSort}
            expandable={Boolean(expansion)}
          />
          <tbody style={{ paddingBlockEnd: view.after || undefined }}>{view.drawn.flatMap(rowsAt)}</tbody>
        </table>
        {/* The tools follow the rows in the document, so that Tab reaches the cells first. */}
        {hasTools && ColumnTools && <ColumnTools columns={columns} columnState={columnState} />}
      </div>
      <LostPart of={[toolsPart]} />
      {inElement(props.foot)}
    </div>
  )
}

function isFirstOfGroup<RowData>({ of }: Groups<RowData>, row: RowData, before: RowData | undefined): boolean {
  return before === undefined || of(before) !== of(row)
}
