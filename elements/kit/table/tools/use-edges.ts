import { type RefObject, useLayoutEffect, useState } from 'react'
import { isEqual } from '../../../../core/base/json'
import { usePlace } from '../../context'
import { isRightToLeft, viewOf } from '../../nodes'
import type { Column } from '../column'
import { isShown } from './stops'
import { leastOf, rangeOf, trackWidths } from './widths'

/** The edge between a column and the next one that is shown. All in pixels. */
export interface Edge {
  readonly id: string
  /** From the table's beginning. */
  readonly at: number
  readonly width: number
  readonly min: number
  readonly max: number
}

export interface Edges {
  /** Rows are cards: there are no columns. */
  readonly areCards: boolean
  readonly head: number
  readonly list: readonly Edge[]
}

const none: Edges = { areCards: false, head: 0, list: [] }

/** The columns that are shown at this width, as they stand. */
export function shownNow<Row, Ctx>(table: HTMLTableElement, columns: readonly Column<Row, Ctx>[]) {
  const heads = [...(table.tHead?.rows[0]?.cells ?? [])].filter(cell => cell.localName === 'th')
  return columns.flatMap((column, at) => {
    const head = heads[at]
    return head && isShown(head) ? [{ column, head }] : []
  })
}

/** Where columns end, measured again whenever one of them changes. */
export function useEdges<Row, Ctx>(
  table: RefObject<HTMLTableElement | null>,
  columns: readonly Column<Row, Ctx>[],
  leads: number,
): Edges {
  const [edges, setEdges] = useState(none)
  const place = usePlace()
  // biome-ignore lint/correctness/useExhaustiveDependencies: after a move another window measures it
  useLayoutEffect(() => {
    const element = table.current
    const row = element?.tHead?.rows[0]
    if (!element || !row) return
    const measure = () => {
      const next = edgesOf(element, row, columns, leads)
      setEdges(before => (isEqual(before, next) ? before : next))
    }
    const sized = new (viewOf(element).ResizeObserver)(measure)
    sized.observe(element)
    for (const cell of row.cells) sized.observe(cell)
    measure()
    return () => sized.disconnect()
  }, [table, columns, leads, place])
  return edges
}

function edgesOf<Row, Ctx>(
  table: HTMLTableElement,
  row: HTMLTableRowElement,
  columns: readonly Column<Row, Ctx>[],
  leads: number,
): Edges {
  if (table.offsetWidth === 0) return none
  if (!isShown(row)) return { ...none, areCards: true }
  const shown = shownNow(table, columns)
  const widths = trackWidths(table, leads)
  const leasts = shown.map(({ column }) => leastOf(column))
  const turned = isRightToLeft(table)
  return {
    areCards: false,
    head: row.offsetHeight,
    list: shown.slice(0, -1).map(({ column, head }, at) => {
      const { min, max } = rangeOf(widths, at, leasts)
      return {
        id: column.id,
        at: turned ? row.offsetWidth - head.offsetLeft : head.offsetLeft + head.offsetWidth,
        width: Math.round(widths[at] ?? 0),
        min: Math.round(min),
        max: Math.round(max),
      }
    }),
  }
}
