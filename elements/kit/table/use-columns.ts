import { type CSSProperties, type RefObject, useLayoutEffect, useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import { isEqual } from '../../../core/base/json'
import { usePlace } from '../context'
import { isRightToLeft } from '../nodes'
import { observeSize } from '../observe-size'
import { useStable } from '../use-stable'
import type { Column, ShownColumn } from './column'
import { isHidden, type Layout, ordered, readLayout, storeLayout, untouched } from './layout'
import { isShown } from './rows'
import { followsContent, leastOf, type Measured, movedEdge, sharesOf, tracks, trackWidths, type Widths } from './widths'

interface Options {
  /** Under which they are remembered; without it they stay as they are. */
  readonly name: string | undefined
  readonly leads: number
  /** Whether only some of the rows are drawn. */
  readonly isPartly: boolean
}

/** How the columns stand. Rows that are cards have none. */
interface Sight {
  readonly areCards: boolean
  readonly head: number
  readonly columns: readonly Measured[]
}

export type OwnColumns<Row, Ctx> = ReturnType<typeof useColumns<Row, Ctx>>

/** The columns of a table as a person wants them: their order, which are shown, and how wide. */
export function useColumns<Row, Ctx>(
  table: RefObject<HTMLTableElement | null>,
  columns: readonly Column<Row, Ctx>[],
  { name, leads, isPartly }: Options,
) {
  const place = usePlace()
  const [layout, setLayout] = useState(() => (name === undefined ? untouched : readLayout(name)))
  /** While an edge is being moved. */
  const [moving, setMoving] = useState<Widths | null>(null)
  const [sight, setSight] = useState<Sight>({ areCards: false, head: 0, columns: [] })
  const widths = moving ?? layout.widths
  const isEven = useMemo(() => isPartly || !followsContent(columns), [isPartly, columns])
  const { order, hidden } = sight.areCards ? untouched : layout
  const shown = useMemo(
    () =>
      ordered(columns, order)
        .map((column, at): ShownColumn<Row, Ctx> => ({ ...column, number: leads + at + 1 }))
        .filter(column => !isHidden(column, hidden)),
    [columns, order, hidden, leads],
  )
  const style = useMemo(() => {
    const at = (below: 1200 | 900 | null) => tracks(shown, widths, leads, isEven, below)
    return { '--cols': at(null), '--cols-1200': at(1200), '--cols-900': at(900) } as CSSProperties
  }, [shown, widths, leads, isEven])

  const measure = useStable(() => {
    if (!table.current || table.current.offsetWidth === 0) return
    const next = sightOf(table.current, shown, leads)
    setSight(before => (isEqual(before, next) ? before : next))
  })
  const isOwn = name !== undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: other heads are watched; after a move another window watches
  useLayoutEffect(() => {
    if (!isOwn || !table.current) return
    return observeSize([table.current, ...(table.current.tHead?.rows[0]?.cells ?? [])], measure)
  }, [isOwn, table, measure, shown, place])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the next key moves the edge from where it is by then
  useLayoutEffect(() => {
    if (isOwn) measure()
  }, [isOwn, measure, style])

  function change(next: Layout): void {
    setMoving(null)
    setLayout(next)
    if (name !== undefined) storeLayout(name, next)
  }

  const moved = (at: number, by: number) => sharesOf(sight.columns, movedEdge(sight.columns, at, by), layout.widths)
  return {
    shown,
    style,
    sight,
    /** Whether no cell widens its column, so that each row can be laid out by itself. */
    isEven,
    layout,
    change,
    /** Shows the edge after a column elsewhere, by pixels; null where it was. */
    move: (at: number, by: number | null) => setMoving(by === null ? null : moved(at, by)),
    moveTo: (at: number, by: number) => change({ ...layout, widths: moved(at, by) }),
    /** Makes a column as wide as the screen has it; nothing is kept once all are. */
    giveBack(at: number): void {
      if (!table.current) return
      flushSync(() => setMoving({}))
      const own = trackWidths(table.current, leads)
      const next = movedEdge(sight.columns, at, (own[at] ?? 0) - (sight.columns[at]?.width ?? 0))
      const isBack = next.every((width, index) => Math.abs(width - (own[index] ?? 0)) < 1)
      change({ ...layout, widths: isBack ? {} : sharesOf(sight.columns, next, layout.widths) })
    },
  }
}

function sightOf<Row, Ctx>(table: HTMLTableElement, columns: readonly Column<Row, Ctx>[], leads: number): Sight {
  const row = table.tHead?.rows[0]
  if (!row || !isShown(row)) return { areCards: true, head: 0, columns: [] }
  const widths = trackWidths(table, leads)
  const isTurned = isRightToLeft(table)
  const heads = [...row.cells].slice(leads)
  const inSight = columns.flatMap((column, at) => {
    const head = heads[at]
    return head && isShown(head) ? [{ column, head }] : []
  })
  return {
    areCards: false,
    head: row.offsetHeight,
    columns: inSight.map(({ column, head }, at) => ({
      id: column.id,
      end: isTurned ? row.offsetWidth - head.offsetLeft : head.offsetLeft + head.offsetWidth,
      width: widths[at] ?? 0,
      least: leastOf(column),
    })),
  }
}
