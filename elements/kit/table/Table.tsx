import { type CSSProperties, type ReactNode, useMemo, useRef, useState } from 'react'
import { useText } from '../context'
import { LostPart } from '../feedback/LostPart'
import { useStable } from '../use-stable'
import { type Column, type RowTone, type Sort, tracks } from './column'
import { Head } from './Head'
import { Row } from './Row'
import type { Selection } from './selection'
import type { View } from './tools/view'
import { useFillLater } from './use-fill-later'
import { toolsPart, useTools } from './use-tools'

/** Without them no row can be chosen. */
const lateParts = [toolsPart]

/** More rows than these are drawn in part: those in sight, and some around them. */
export const manyRows = 300

/** Rows that are drawn before it is known which are in sight. */
const firstRows = 25

export interface Expansion<RowData> {
  open: ReadonlySet<string>
  onToggle(row: RowData, open: boolean): void
  render(row: RowData): ReactNode
}

interface TableProps<RowData, Ctx> {
  /** Under which its columns are remembered, as a person wants them; without it they stay as they are. */
  name?: string
  /** Its name, for those who do not see the page around it. */
  caption: string
  columns: readonly Column<RowData, Ctx>[]
  rows: readonly RowData[]
  rowKey(row: RowData): string
  /** What a row is called in the words of its box and its arrow. */
  rowName(row: RowData): string
  /** Handed to every cell. Keep it stable (`useMemo`): a new one draws every row again. */
  ctx: Ctx
  sort?: Sort | null
  onSort?(sort: Sort): void
  selection?: Selection<RowData>
  expansion?: Expansion<RowData>
  tone?(row: RowData): RowTone | undefined
  /** Rows that are painted first; the others come a frame later. Not given, all at once. */
  atFirst?: number
  /** A row that is drawn wherever it stands, by key: one that is edited. */
  pin?: string | undefined
  /** A read is under way; the old rows stay. */
  busy?: boolean
  /** Above the head, inside the panel: what can be done with the chosen rows, an offline bar. */
  bar?: ReactNode
  /** Under the rows, inside the panel: the pager, the save bar. */
  foot?: ReactNode
}

export function Table<RowData, Ctx>(props: TableProps<RowData, Ctx>) {
  const { rows, rowKey, rowName, selection, expansion, ctx, tone, pin } = props
  const t = useText()
  const table = useRef<HTMLTableElement>(null)
  const [view, setView] = useState<View | null>(null)
  const [arranged, setArranged] = useState<readonly Column<RowData, Ctx>[] | null>(null)
  const columns = arranged ?? props.columns
  const isMany = rows.length > manyRows
  const tools = useTools(isMany, props.name)
  const left = useFillLater(rows.length - (props.atFirst ?? rows.length))
  const drawn = isMany && tools ? tools.pick(rows, rowKey, view, pin) : null
  const shown = drawn
    ? drawn.flatMap(at => rows[at] ?? [])
    : isMany && tools !== false
      ? rows.slice(0, firstRows)
      : rows.slice(0, rows.length - left)
  const leads = Number(Boolean(selection)) + Number(Boolean(expansion))
  const style = useGrid(columns, leads, isMany, tools === undefined)
  const onSelect = useStable((id: string, on: boolean) => {
    if (tools) selection?.onChange(tools.toggled(selection.chosen, [id], on))
  })
  const onExpand = useStable((row: RowData, open: boolean) => expansion?.onToggle(row, open))

  return (
    <div className="panel table-panel">
      {props.bar}
      <LostPart of={lateParts} />
      {tools && (
        <tools.TableTools
          table={table}
          rows={rows}
          rowKey={rowKey}
          open={expansion?.open}
          drawn={drawn}
          view={view}
          onView={setView}
          name={props.name}
          columns={props.columns}
          drawnColumns={columns}
          leads={leads}
          onColumns={setArranged}
        />
      )}
      <table
        ref={table}
        className="table"
        part="table"
        style={style}
        data-many={isMany || undefined}
        aria-busy={props.busy || left > 0 || undefined}
      >
        <caption className="sr-only">{props.caption}</caption>
        <Head
          columns={columns}
          sort={props.sort ?? null}
          onSort={props.onSort}
          expandable={Boolean(expansion)}
          lead={
            selection && (
              <td className="cell lead">
                {tools && <tools.HeadBox rows={rows} rowKey={rowKey} selection={selection} />}
              </td>
            )
          }
        />
        <tbody style={{ paddingBlockEnd: left && `calc(${left} * var(--_row))` }}>
          {shown.flatMap(row => {
            const id = rowKey(row)
            const open = expansion?.open.has(id)
            const drawnRow = (
              <Row
                key={id}
                row={row}
                id={id}
                name={rowName(row)}
                columns={columns}
                ctx={ctx}
                t={t}
                tone={tone?.(row)}
                selected={selection && (selection.can?.(row) ?? true) ? selection.chosen.has(id) : undefined}
                selectable={Boolean(selection)}
                Box={selection && tools ? tools.RowBox : null}
                open={open}
                onSelect={onSelect}
                onExpand={onExpand}
              />
            )
            if (!open) return [drawnRow]
            return [
              drawnRow,
              <tr key={`opened ${id}`} className="row-opened">
                <td>{expansion?.render(row)}</td>
              </tr>,
            ]
          })}
        </tbody>
      </table>
      {props.foot}
    </div>
  )
}

/** The tracks for the three widths, which the sheet chooses between. Rows that wait take their room, unseen. */
function useGrid<RowData, Ctx>(
  columns: readonly Column<RowData, Ctx>[],
  leads: number,
  even: boolean,
  waits: boolean,
): CSSProperties {
  return useMemo(() => {
    const at = (below: 1200 | 900 | null) => tracks(columns, leads, even, below)
    const style = { '--cols': at(null), '--cols-1200': at(1200), '--cols-900': at(900) }
    return { ...style, visibility: waits ? 'hidden' : undefined } as CSSProperties
  }, [columns, leads, even, waits])
}
