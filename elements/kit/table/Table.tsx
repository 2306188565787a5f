import { type CSSProperties, Fragment, type ReactNode, useMemo } from 'react'
import { useText } from '../context'
import { useStable } from '../use-stable'
import { type Column, type RowTone, type Sort, tracks } from './column'
import { Head } from './Head'
import { Row } from './Row'

export interface Selection<RowData> {
  chosen: ReadonlySet<string>
  onChange(chosen: ReadonlySet<string>): void
  /** Rows that cannot be chosen have no box. */
  can?(row: RowData): boolean
}

export interface Expansion<RowData> {
  open: ReadonlySet<string>
  onToggle(row: RowData, open: boolean): void
  render(row: RowData): ReactNode
}

interface TableProps<RowData, Ctx> {
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
  /** A read is under way; the old rows stay. */
  busy?: boolean
  /** Above the head, inside the panel: what can be done with the chosen rows, an offline bar. */
  bar?: ReactNode
  /** Under the rows, inside the panel: the pager, the save bar. */
  foot?: ReactNode
}

export function Table<RowData, Ctx>(props: TableProps<RowData, Ctx>) {
  const { columns, rows, rowKey, rowName, selection, expansion, ctx, tone } = props
  const t = useText()
  const style = useGrid(columns, Number(Boolean(selection)) + Number(Boolean(expansion)))
  const choosable = useMemo(
    () => (selection ? rows.filter(row => selection.can?.(row) ?? true).map(rowKey) : []),
    [rows, selection, rowKey],
  )
  const onSelect = useStable((id: string, on: boolean) => selection?.onChange(toggled(selection.chosen, [id], on)))
  const onExpand = useStable((row: RowData, open: boolean) => expansion?.onToggle(row, open))
  const can = new Set(choosable)

  return (
    <div className="panel table-panel">
      {props.bar}
      <table className="table" style={style} aria-busy={props.busy || undefined}>
        <caption className="sr-only">{props.caption}</caption>
        <Head
          columns={columns}
          sort={props.sort ?? null}
          onSort={props.onSort}
          expandable={Boolean(expansion)}
          {...(selection && {
            all: { ids: choosable, chosen: selection.chosen },
            onSelectAll: (on: boolean) => selection.onChange(toggled(selection.chosen, choosable, on)),
          })}
        />
        <tbody>
          {rows.map(row => {
            const id = rowKey(row)
            const open = expansion?.open.has(id)
            return (
              <Fragment key={id}>
                <Row
                  row={row}
                  id={id}
                  name={rowName(row)}
                  columns={columns}
                  ctx={ctx}
                  t={t}
                  tone={tone?.(row)}
                  selected={selection && can.has(id) ? selection.chosen.has(id) : undefined}
                  selectable={Boolean(selection)}
                  open={open}
                  onSelect={onSelect}
                  onExpand={onExpand}
                />
                {open && (
                  <tr className="row-opened">
                    <td>{expansion?.render(row)}</td>
                  </tr>
                )}
              </Fragment>
            )
          })}
        </tbody>
      </table>
      {props.foot}
    </div>
  )
}

/** The tracks for the three widths, which the sheet chooses between. */
function useGrid<RowData, Ctx>(columns: readonly Column<RowData, Ctx>[], leads: number): CSSProperties {
  return useMemo(
    () =>
      ({
        '--cols': tracks(columns, leads, null),
        '--cols-1200': tracks(columns, leads, 1200),
        '--cols-900': tracks(columns, leads, 900),
      }) as CSSProperties,
    [columns, leads],
  )
}

function toggled(chosen: ReadonlySet<string>, ids: readonly string[], on: boolean): ReadonlySet<string> {
  const next = new Set(chosen)
  for (const id of ids) on ? next.add(id) : next.delete(id)
  return next
}
