import { useId, useLayoutEffect, useRef, useState } from 'react'
import { useText } from '../../context'
import { Button } from '../../fields/Button'
import type { Column } from '../column'
import { ColumnItem } from './ColumnItem'
import { headText } from './head-text'
import { canHide, isHidden, type Layout, ordered, placed, shownOrNot, untouched } from './layout'
import { useColumnDrag } from './use-column-drag'

export interface ColumnListsProps<Row, Ctx> {
  columns: readonly Column<Row, Ctx>[]
  layout: Layout
  onLayout(layout: Layout): void
}

/** Columns that are shown and those that are not, dragged or sent from one list to the other. */
export function ColumnLists<Row, Ctx>({ columns, layout, onLayout }: ColumnListsProps<Row, Ctx>) {
  const t = useText()
  const id = useId()
  const lists = useRef<HTMLDivElement>(null)
  /** What takes the focus once it stands at its new place. */
  const awaited = useRef<string | null>(null)
  const [said, setSaid] = useState('')
  const all = ordered(columns, layout)
  const shown = all.filter(column => !isHidden(column, layout))
  const hidden = all.filter(column => isHidden(column, layout))
  const nameOf = (column: Column<Row, Ctx> | undefined) => headText(column?.head(t))
  const drag = useColumnDrag(lists, drop)

  useLayoutEffect(() => {
    if (awaited.current === null) return
    lists.current?.querySelector<HTMLElement>(`[data-id="${CSS.escape(awaited.current)}"] button`)?.focus()
    awaited.current = null
  })

  function drop(columnId: string, to: 'shown' | 'hidden', before: string | null): void {
    const column = all.find(each => each.id === columnId)
    if (!column) return
    if (to === 'shown') onLayout(placed(columns, layout, columnId, before))
    else if (canHide(column)) onLayout(shownOrNot(layout, columnId, false))
  }

  function move(at: number, by: -1 | 1): void {
    const column = shown[at]
    const to = at + by
    if (!column || !shown[to]) return
    awaited.current = column.id
    onLayout(placed(columns, layout, column.id, (by < 0 ? shown[to] : shown[to + 1])?.id ?? null))
    setSaid(t('kit.columns.place', { name: nameOf(column), at: to + 1, count: shown.length }))
  }

  function show(column: Column<Row, Ctx>, on: boolean): void {
    awaited.current = column.id
    onLayout(shownOrNot(layout, column.id, on))
    setSaid('')
  }

  const markOf = (columnId: string) => (drag?.to === 'shown' && drag.before === columnId ? true : undefined)
  return (
    <div className="column-lists" ref={lists} data-dragging={drag ? true : undefined}>
      <h3 id={`${id}-shown`}>{t('kit.columns.shown')}</h3>
      <ul data-list="shown" aria-labelledby={`${id}-shown`} data-mark={drag?.to === 'shown' && drag.before === null}>
        {shown.map((column, at) => (
          <ColumnItem
            key={column.id}
            id={column.id}
            name={nameOf(column)}
            shown
            canHide={canHide(column)}
            dragged={drag?.id === column.id}
            marked={markOf(column.id)}
            onMove={by => move(at, by)}
            onShow={on => show(column, on)}
          />
        ))}
      </ul>
      <h3 id={`${id}-hidden`}>{t('kit.columns.hidden')}</h3>
      <ul data-list="hidden" aria-labelledby={`${id}-hidden`}>
        {hidden.map(column => (
          <ColumnItem
            key={column.id}
            id={column.id}
            name={nameOf(column)}
            shown={false}
            canHide
            dragged={drag?.id === column.id}
            onShow={on => show(column, on)}
          />
        ))}
        <li className="column-drop" data-over={drag?.to === 'hidden' || undefined}>
          {t('kit.columns.drop')}
        </li>
      </ul>
      <Button size="bar" kind="quiet" onClick={() => onLayout(untouched)}>
        {t('kit.columns.reset')}
      </Button>
      <span className="sr-only" role="status">
        {said}
      </span>
    </div>
  )
}
