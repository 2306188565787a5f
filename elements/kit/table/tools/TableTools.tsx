import { type RefObject, useEffect, useLayoutEffect } from 'react'
import sheet from '../../../../styles/table-tools.css?inline'
import { useStable } from '../../use-stable'
import { makeGrid } from './grid'
import { mainRows } from './rows-of'
import { useWindow } from './use-window'
import type { View } from './view'

export interface TableToolsProps<Row> {
  readonly table: RefObject<HTMLTableElement | null>
  readonly rows: readonly Row[]
  rowKey(row: Row): string
  readonly open: ReadonlySet<string> | undefined
  readonly drawn: readonly number[] | null
  readonly view: View | null
  onView(view: View): void
}

/** The keys of a grid, and the rows in sight of many. */
export function TableTools<Row>(props: TableToolsProps<Row>) {
  const { table, rows, drawn } = props
  // Before anything is measured.
  useAdopted(table)
  const { show } = useWindow(props)

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
  useEffect(() => {
    if (!table.current) return
    return makeGrid(table.current, { count, placeOf, rowAt })
  }, [table, count, placeOf, rowAt])

  return null
}

let made: CSSStyleSheet | null = null

/** Its sheet comes with it: tables of the first view do not pay for it. */
function useAdopted(table: RefObject<HTMLTableElement | null>): void {
  useLayoutEffect(() => {
    const root = table.current?.getRootNode()
    if (!(root instanceof ShadowRoot)) return
    if (!made) {
      made = new CSSStyleSheet()
      made.replaceSync(sheet)
    }
    if (!root.adoptedStyleSheets.includes(made)) root.adoptedStyleSheets = [...root.adoptedStyleSheets, made]
  }, [table])
}
