import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import sheet from '../../../../styles/table-tools.css?inline'
import { isShadowRoot } from '../../nodes'
import { adoptSheets } from '../../sheets'
import { useStable } from '../../use-stable'
import type { Column } from '../column'
import { ColumnTools } from './ColumnTools'
import { makeGrid } from './grid'
import { mainRows } from './rows-of'
import { useWindow } from './use-window'
import type { View } from './view'

export interface TableToolsProps<Row, Ctx> {
  readonly table: RefObject<HTMLTableElement | null>
  readonly rows: readonly Row[]
  rowKey(row: Row): string
  readonly open: ReadonlySet<string> | undefined
  readonly drawn: readonly number[] | null
  readonly view: View | null
  onView(view: View): void
  /** Under which the columns are remembered; without it they stay as they are. */
  readonly name: string | undefined
  readonly columns: readonly Column<Row, Ctx>[]
  readonly drawnColumns: readonly Column<Row, Ctx>[]
  readonly leads: number
  onColumns(columns: readonly Column<Row, Ctx>[] | null): void
}

/** The keys of a grid, the rows in sight of many, and the columns as a person wants them. */
export function TableTools<Row, Ctx>(props: TableToolsProps<Row, Ctx>) {
  const { table, rows, drawn, name, columns, drawnColumns, leads } = props
  // Before anything is measured.
  useAdopted(table)
  const { show } = useWindow(props)
  // It stands before the table, which is not there yet when this comes in one go with it: its sheet and columns follow.
  const [isThere, setThere] = useState(false)
  useLayoutEffect(() => setThere(true), [])

  const count = useStable(() => rows.length)
  const drawnRow = useStable((at: number) => {
    const index = drawn ? drawn.indexOf(at) : at
    return table.current && index >= 0 ? mainRows(table.current)[index] : undefined
  })
  const rowAt = useStable((at: number) => {
    if (!drawnRow(at)) show(at)
    return drawnRow(at)
  })
  const placeOf = useStable((row: HTMLTableRowElement) => {
    const index = table.current ? mainRows(table.current).indexOf(row) : -1
    return drawn?.[index] ?? index
  })
  /** All columns by their ids, in the order in which they stand, shown or not. */
  const order = useRef<readonly string[]>(columns.map(({ id }) => id))
  const columnAt = useStable((at: number) => {
    const id = drawnColumns[at - leads]?.id
    return id === undefined ? at + 1 : leads + order.current.indexOf(id) + 1
  })
  useEffect(() => {
    if (name === undefined) order.current = columns.map(({ id }) => id)
    if (table.current) table.current.ariaColCount = String(leads + columns.length)
  }, [table, name, columns, leads])
  useEffect(() => {
    if (!table.current) return
    return makeGrid(table.current, { count, placeOf, rowAt, columnAt })
  }, [table, count, placeOf, rowAt, columnAt])

  return name === undefined || !isThere ? null : (
    <ColumnTools {...props} name={name} even={drawn !== null} order={order} />
  )
}

/** Its sheet comes with it: tables of the first view do not pay for it. */
function useAdopted(table: RefObject<HTMLTableElement | null>): void {
  useLayoutEffect(() => {
    const root = table.current?.getRootNode() ?? null
    if (isShadowRoot(root)) adoptSheets(root, [sheet])
  })
}
