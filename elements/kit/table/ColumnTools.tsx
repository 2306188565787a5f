import columnsIcon from 'icon:columns-3'
import { type CSSProperties, type KeyboardEvent, type PointerEvent, useId, useState } from 'react'
import { lazy } from '../../../core/base/lazy'
import { useText } from '../context'
import { Part } from '../feedback/Part'
import { IconButton } from '../fields/IconButton'
import { isElement, isRightToLeft, viewOf } from '../nodes'
import { Popover } from '../overlays/Popover'
import { type ColumnName, headText } from './column'
import { edgeActions, rangeOf } from './edges'
import { follow } from './follow'
import type { OwnColumns } from './use-columns'

/** The lists load when they are first opened. */
const listsPart = lazy(() => import('./ColumnLists'), 'ColumnLists')

interface ColumnToolsProps<Row, Ctx> {
  /** The columns as the screen defines them. */
  columns: readonly ColumnName[]
  columnState: OwnColumns<Row, Ctx>
}

/** Tools over the head of a table, without a height: the edges of its columns, and the choice and order of columns. */
export function ColumnTools<Row, Ctx>({ columns, columnState }: ColumnToolsProps<Row, Ctx>) {
  const t = useText()
  return (
    <div className="column-tools" style={{ '--head': `${columnState.sight.head}px` } as CSSProperties}>
      <ColumnEdges {...columnState} />
      <div className="column-selector">
        <Popover
          label={t('kit.columns')}
          placement="bottom-end"
          trigger={trigger => <IconButton icon={columnsIcon} label={t('kit.columns')} {...trigger} />}
        >
          {() => (
            <Part
              of={listsPart}
              rows={columns.length}
              props={{ columns, layout: columnState.layout, onLayout: columnState.change }}
            />
          )}
        </Popover>
      </div>
    </div>
  )
}

/** The pixels by which an arrow key moves an edge. */
const step = 16

/** The edges between columns. One of them is in the tab order; the up and down arrows move between them. */
function ColumnEdges<Row, Ctx>(columnState: OwnColumns<Row, Ctx>) {
  const { shown, sight } = columnState
  const { move, moveTo, reset } = edgeActions(columnState)
  const t = useText()
  const hint = useId()
  const [last, setLast] = useState<string | null>(null)
  const edges = sight.columns.slice(0, -1)
  const stop = edges.find(({ id }) => id === last) ?? edges[0]

  function onPointerDown(event: PointerEvent<HTMLElement>, index: number): void {
    if (event.button !== 0) return
    const edge = event.currentTarget
    const from = event.clientX
    const side = isRightToLeft(edge) ? -1 : 1
    const scale = edge.getBoundingClientRect().width / edge.offsetWidth || 1
    const by = (x: number) => ((x - from) / scale) * side
    follow(viewOf(edge), {
      onMove: ({ clientX }) => move(index, by(clientX)),
      onEnd: ({ clientX }) => (clientX === from ? move(index, null) : moveTo(index, by(clientX))),
      onCancel: () => move(index, null),
    })
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>, index: number): void {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    const edge = event.currentTarget
    const wider = isRightToLeft(edge) ? -step : step
    const steps: Readonly<Record<string, () => void>> = {
      ArrowRight: () => moveTo(index, wider),
      ArrowLeft: () => moveTo(index, -wider),
      Home: () => reset(index),
      ArrowUp: () => focusOn(edge.previousElementSibling),
      ArrowDown: () => focusOn(edge.nextElementSibling),
    }
    const keyStep = steps[event.key]
    if (!keyStep) return
    keyStep()
    event.preventDefault()
  }

  return (
    <>
      {edges.map((column, index) => {
        const { id, end } = column
        const { min, max } = rangeOf(sight.columns, index)
        const width = Math.round(column.width)
        const name = headText(shown.find(each => each.id === id)?.head(t))
        return (
          <hr
            key={id}
            className="column-edge"
            tabIndex={id === stop?.id ? 0 : -1}
            aria-orientation="vertical"
            aria-label={t('kit.columns.width', { name })}
            aria-describedby={hint}
            aria-valuenow={width}
            aria-valuemin={Math.round(min)}
            aria-valuemax={Math.round(max)}
            aria-valuetext={t('kit.columns.pixels', { width })}
            style={{ insetInlineStart: end }}
            onFocus={() => setLast(id)}
            onPointerDown={event => onPointerDown(event, index)}
            onDoubleClick={() => reset(index)}
            onKeyDown={event => onKeyDown(event, index)}
          />
        )
      })}
      <span id={hint} hidden>
        {t('kit.columns.widthHint')}
      </span>
    </>
  )
}

function focusOn(element: Element | null): void {
  if (isElement(element)) element.focus()
}
