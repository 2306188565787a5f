import { type CSSProperties, type RefObject, useLayoutEffect, useMemo, useState } from 'react'
import type { Column } from '../column'
import { ColumnSelector } from './ColumnSelector'
import { isHidden, type Layout, ordered, readLayout, storeLayout } from './layout'
import { Separators } from './Separators'
import { shownNow, useEdges } from './use-edges'
import { leastOf, movedEdge, sharesOf, trackWidths, withShares, writeTracks } from './widths'

export interface ColumnToolsProps<Row, Ctx> {
  readonly table: RefObject<HTMLTableElement | null>
  /** Under which it is remembered. */
  readonly name: string
  /** As the screen has them. */
  readonly columns: readonly Column<Row, Ctx>[]
  /** As the table draws them now. */
  readonly drawnColumns: readonly Column<Row, Ctx>[]
  readonly leads: number
  readonly even: boolean
  /** Is told all columns by their ids, in the order in which they stand, shown or not. */
  readonly order: RefObject<readonly string[]>
  /** How the table should draw them; null for as the screen has them. */
  onColumns(columns: readonly Column<Row, Ctx>[] | null): void
}

/** Over the head of a table, without a height: the edges of its columns, which can be moved, and which are shown. */
export function ColumnTools<Row, Ctx>(props: ColumnToolsProps<Row, Ctx>) {
  const { table, name, columns, drawnColumns, leads, even, order, onColumns } = props
  const [layout, setLayout] = useState(() => readLayout(name))
  /** While an edge is being moved. */
  const [moving, setMoving] = useState<Layout['widths'] | null>(null)
  const widths = moving ?? layout.widths
  useLayoutEffect(() => {
    if (table.current) writeTracks(table.current, withShares(drawnColumns, widths), leads, even)
  })
  const edges = useEdges(table, drawnColumns, leads)
  const asTheyAre = edges.areCards || layout.order.length + layout.hidden.length === 0
  const arranged = useMemo(
    () => (asTheyAre ? null : ordered(columns, layout).filter(column => !isHidden(column, layout))),
    [asTheyAre, columns, layout],
  )
  useLayoutEffect(() => {
    order.current = (asTheyAre ? columns : ordered(columns, layout)).map(({ id }) => id)
    onColumns(arranged)
  }, [onColumns, arranged, order, asTheyAre, columns, layout])

  function change(next: Layout): void {
    setLayout(next)
    storeLayout(name, next)
  }

  /** What can be done with an edge, from the widths that the columns have now. */
  function grasp(id: string) {
    const element = table.current
    const shown = element ? shownNow(element, drawnColumns).map(({ column }) => column) : []
    const start = element ? trackWidths(element, leads) : []
    const leasts = shown.map(leastOf)
    const at = shown.findIndex(column => column.id === id)
    const ids = shown.map(column => column.id)
    const by = (pixels: number) => movedEdge(start, at, pixels, leasts)
    return {
      by: (pixels: number) => sharesOf(ids, by(pixels), layout.widths),
      /** As wide as the screen has it; nothing is kept once all are. */
      back: () => {
        if (!element) return layout.widths
        writeTracks(element, drawnColumns, leads, even)
        const own = trackWidths(element, leads)
        const next = by((own[at] ?? 0) - (start[at] ?? 0))
        const isBack = next.every((width, index) => Math.abs(width - (own[index] ?? 0)) < 1)
        return isBack ? {} : sharesOf(ids, next, layout.widths)
      },
    }
  }

  if (edges.areCards) return null
  return (
    <div className="column-tools" style={{ '--head': `${edges.head}px` } as CSSProperties}>
      <Separators
        edges={edges.list}
        columns={drawnColumns}
        grasp={grasp}
        onMoving={setMoving}
        onWidths={next => {
          setMoving(null)
          change({ ...layout, widths: next })
        }}
      />
      <ColumnSelector columns={columns} layout={layout} onLayout={change} />
    </div>
  )
}
