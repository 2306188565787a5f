import eye from 'icon:eye'
import eyeOff from 'icon:eye-off'
import grip from 'icon:grip-vertical'
import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import sheet from '../../../styles/bundles/column-lists.css?inline'
import { useText } from '../context'
import { Button } from '../fields/Button'
import { IconButton } from '../fields/IconButton'
import { Icon } from '../icons/Icon'
import { Heading } from '../layout/Heading'
import { useOwnSheet } from '../use-own-sheet'
import { type ColumnName, headText } from './column'
import { canHide, isHidden, type Layout, moveColumn, setColumnShown, sortColumns, untouched } from './layout'
import { useColumnDrag } from './use-column-drag'

interface ColumnListsProps {
  columns: readonly ColumnName[]
  layout: Layout
  onLayout(layout: Layout): void
}

/**
 * The lists of shown and hidden columns. Columns are dragged or moved by buttons from one list to the other. A shown
 * column has a grip for the arrow keys; hidden columns have no order.
 */
export function ColumnLists({ columns, layout, onLayout }: ColumnListsProps) {
  const t = useText()
  const id = useId()
  const lists = useRef<HTMLDivElement>(null)
  useOwnSheet(lists, sheet)
  /** The id of a column that receives the focus at its new place. */
  const nextFocus = useRef<string | null>(null)
  const [status, setStatus] = useState('')
  const all = sortColumns(columns, layout.order)
  const shown = all.filter(column => !isHidden(column, layout.hidden))
  const hidden = all.filter(column => isHidden(column, layout.hidden))
  const nameOf = (column: ColumnName) => headText(column.head(t))
  const { drag, onPointerDown } = useColumnDrag(({ id: columnId, to, before }) => {
    const column = all.find(each => each.id === columnId)
    if (column && to === 'shown') onLayout(moveColumn(columns, layout, columnId, before))
    else if (column && canHide(column)) onLayout(setColumnShown(layout, columnId, false))
  })

  useLayoutEffect(() => {
    if (nextFocus.current === null) return
    lists.current?.querySelector<HTMLElement>(`[data-id="${CSS.escape(nextFocus.current)}"] button`)?.focus()
    nextFocus.current = null
  })

  function onGripKey(event: KeyboardEvent, column: ColumnName): void {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
    event.preventDefault()
    const by = event.key === 'ArrowUp' ? -1 : 1
    const to = shown.indexOf(column) + by
    if (!shown[to]) return
    nextFocus.current = column.id
    onLayout(moveColumn(columns, layout, column.id, shown[by < 0 ? to : to + 1]?.id ?? null))
    setStatus(t('kit.columns.place', { name: nameOf(column), at: to + 1, count: shown.length }))
  }

  function show(column: ColumnName, on: boolean): void {
    nextFocus.current = column.id
    onLayout(setColumnShown(layout, column.id, on))
    setStatus('')
  }

  const itemOf = (column: ColumnName, isShown: boolean) => {
    const name = nameOf(column)
    const isMarked = isShown && drag?.to === 'shown' && drag.before === column.id
    return (
      <li
        key={column.id}
        className="column-item"
        data-id={column.id}
        data-dragged={drag?.id === column.id || undefined}
        data-mark={isMarked || undefined}
      >
        {isShown ? (
          <button
            type="button"
            className="button only quiet column-grip"
            part="button"
            data-size="bar"
            aria-label={t('kit.columns.move', { name })}
            title={t('kit.columns.moveHint')}
            onKeyDown={event => onGripKey(event, column)}
          >
            <Icon of={grip} />
          </button>
        ) : (
          <span className="column-grip">
            <Icon of={grip} />
          </span>
        )}
        <span className="column-name">{name}</span>
        {canHide(column) && (
          <IconButton
            icon={isShown ? eye : eyeOff}
            label={t(isShown ? 'kit.columns.hide' : 'kit.columns.show', { name })}
            onClick={() => show(column, !isShown)}
          />
        )}
      </li>
    )
  }
  return (
    <div className="column-lists" ref={lists} data-dragging={drag ? true : undefined} onPointerDown={onPointerDown}>
      <Heading className="column-lists-title" id={`${id}-shown`}>
        {t('kit.columns.shown')}
      </Heading>
      <ul data-list="shown" aria-labelledby={`${id}-shown`} data-mark={drag?.to === 'shown' && drag.before === null}>
        {shown.map(column => itemOf(column, true))}
      </ul>
      <Heading className="column-lists-title" id={`${id}-hidden`}>
        {t('kit.columns.hidden')}
      </Heading>
      <ul data-list="hidden" aria-labelledby={`${id}-hidden`}>
        {hidden.map(column => itemOf(column, false))}
        <li className="column-drop" data-over={drag?.to === 'hidden' || undefined}>
          {t('kit.columns.drop')}
        </li>
      </ul>
      <Button size="bar" kind="quiet" onClick={() => onLayout(untouched)}>
        {t('kit.columns.reset')}
      </Button>
      <span className="sr-only" role="status">
        {status}
      </span>
    </div>
  )
}
