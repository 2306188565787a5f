import { type CSSProperties, type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { isEqual } from '../../../core/base/json'
import { usePlace } from '../context'
import { isRightToLeft } from '../nodes'
import { observeSize } from '../observe-size'
import { useStable } from '../use-stable'
import { type Column, cellClass, type ShownColumn } from './column'
import { isHidden, type Layout, readLayout, sortColumns, storeLayout, untouched } from './layout'
import { isShown } from './rows'
import { followsContent, type Measured, minWidthOf, tracks, trackWidths, type Widths } from './widths'

interface Options {
  /** The name under which the layout is stored; without it the columns are fixed. */
  readonly name: string | undefined
  readonly leads: number
  /** Whether only some of the rows are rendered. */
  readonly isPartly: boolean
}

/** The measured columns; none for rows that are cards. */
interface Sight {
  readonly areCards: boolean
  readonly head: number
  readonly columns: readonly Measured[]
}

export type OwnColumns<Row, Ctx> = ReturnType<typeof useColumns<Row, Ctx>>

/** Returns the columns of a table in the layout of the person: order, choice and widths. */
export function useColumns<Row, Ctx>(
  table: RefObject<HTMLTableElement | null>,
  columns: readonly Column<Row, Ctx>[],
  { name, leads, isPartly }: Options,
) {
  const place = usePlace()
  const [layout, setLayout] = useState(() => (name === undefined ? untouched : readLayout(name)))
  /** The widths while an edge is being moved. */
  const [moving, setMoving] = useState<Widths | null>(null)
  const [sight, setSight] = useState<Sight>({ areCards: false, head: 0, columns: [] })
  const widths = moving ?? layout.widths
  const isEven = useMemo(() => isPartly || !followsContent(columns), [isPartly, columns])
  const { order, hidden } = sight.areCards ? untouched : layout
  const shown = useMemo(
    () =>
      sortColumns(columns, order)
        .map((column, index): ShownColumn<Row, Ctx> => {
          return { ...column, number: leads + index + 1, className: cellClass(column) }
        })
        .filter(column => !isHidden(column, hidden)),
    [columns, order, hidden, leads],
  )
  const style = useMemo(() => {
    const tracksFor = (below: 1200 | 900 | null) => tracks(shown, widths, leads, isEven, below)
    return { '--cols': tracksFor(null), '--cols-1200': tracksFor(1200), '--cols-900': tracksFor(900) } as CSSProperties
  }, [shown, widths, leads, isEven])

  const measure = useStable(() => {
    if (!table.current || table.current.offsetWidth === 0) return
    const next = sightOf(table.current, shown, leads)
    setSight(before => (isEqual(before, next) ? before : next))
  })
  const isOwn = name !== undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: other heads must be observed, and after a move by another window
  useLayoutEffect(() => {
    if (!isOwn || !table.current) return
    return observeSize([table.current, ...(table.current.tHead?.rows[0]?.cells ?? [])], measure)
  }, [isOwn, table, measure, shown, place])
  const isMounted = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the next key moves the edge from its new position
  useLayoutEffect(() => {
    // The observer measures a new table. A measurement at the mount would lay out the table in the task that renders it.
    // A stored layout needs it, because cards do not have the order and the choice of columns.
    if (isOwn && (isMounted.current || layout !== untouched)) measure()
    isMounted.current = true
  }, [isOwn, measure, style])

  function change(next: Layout): void {
    setMoving(null)
    setLayout(next)
    if (name !== undefined) storeLayout(name, next)
  }

  return {
    shown,
    style,
    sight,
    /** Whether no cell widens its column, so that each row can be laid out by itself. */
    isEven,
    layout,
    change,
    /** Previews widths; null ends the preview. */
    preview: setMoving,
    /** Previews widths, and returns the widths of the visible columns with them, in pixels. */
    measureWith(previewed: Widths): readonly number[] {
      flushSync(() => setMoving(previewed))
      return table.current ? trackWidths(table.current, leads) : []
    },
  }
}

function sightOf<Row, Ctx>(table: HTMLTableElement, columns: readonly Column<Row, Ctx>[], leads: number): Sight {
  const row = table.tHead?.rows[0]
  if (!row || !isShown(row)) return { areCards: true, head: 0, columns: [] }
  const widths = trackWidths(table, leads)
  const isTurned = isRightToLeft(table)
  const heads = [...row.cells].slice(leads)
  const inSight = columns.flatMap((column, index) => {
    const head = heads[index]
    return head && isShown(head) ? [{ column, head }] : []
  })
  return {
    areCards: false,
    head: row.offsetHeight,
    columns: inSight.map(({ column, head }, index) => ({
      id: column.id,
      end: isTurned ? row.offsetWidth - head.offsetLeft : head.offsetLeft + head.offsetWidth,
      width: widths[index] ?? 0,
      minWidth: minWidthOf(column),
    })),
  }
}
