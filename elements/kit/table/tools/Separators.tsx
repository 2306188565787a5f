import { type KeyboardEvent, type PointerEvent, useId, useState } from 'react'
import { useText } from '../../context'
import { isElement, isRightToLeft, viewOf } from '../../nodes'
import type { Column } from '../column'
import { follow } from './follow'
import { headText } from './head-text'
import type { Layout } from './layout'
import type { Edge } from './use-edges'

type Widths = Layout['widths']

interface SeparatorsProps<Row, Ctx> {
  edges: readonly Edge[]
  columns: readonly Column<Row, Ctx>[]
  grasp(id: string): { by(pixels: number): Widths; back(): Widths }
  /** An edge is on its way; null when it went back. */
  onMoving(widths: Widths | null): void
  onWidths(widths: Widths): void
}

/** Pixels by which an arrow moves an edge. */
const step = 16

/** The edges between columns: one stop of Tab, up and down lead from one to the next. */
export function Separators<Row, Ctx>({ edges, columns, grasp, onMoving, onWidths }: SeparatorsProps<Row, Ctx>) {
  const t = useText()
  const hint = useId()
  const [last, setLast] = useState<string | null>(null)
  const stop = edges.find(edge => edge.id === last) ?? edges[0]

  function onPointerDown(event: PointerEvent<HTMLElement>, id: string): void {
    if (event.button !== 0) return
    const edge = event.currentTarget
    const from = event.clientX
    const side = isRightToLeft(edge) ? -1 : 1
    const scale = edge.getBoundingClientRect().width / edge.offsetWidth || 1
    const held = grasp(id)
    const widthsAt = (x: number) => held.by(((x - from) / scale) * side)
    follow(viewOf(edge), {
      onMove: ({ clientX }) => onMoving(widthsAt(clientX)),
      onEnd: ({ clientX }) => (clientX === from ? onMoving(null) : onWidths(widthsAt(clientX))),
      onCancel: () => onMoving(null),
    })
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>, id: string): void {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    const wider = isRightToLeft(event.currentTarget) ? 'ArrowLeft' : 'ArrowRight'
    const { key } = event
    if (key === 'ArrowLeft' || key === 'ArrowRight') onWidths(grasp(id).by(key === wider ? step : -step))
    else if (key === 'Home') onWidths(grasp(id).back())
    else if (key === 'ArrowUp') focusOn(event.currentTarget.previousElementSibling)
    else if (key === 'ArrowDown') focusOn(event.currentTarget.nextElementSibling)
    else return
    event.preventDefault()
  }

  return (
    <>
      {edges.map(({ id, at, width, min, max }) => {
        const name = headText(columns.find(column => column.id === id)?.head(t))
        return (
          <hr
            key={id}
            className="column-edge"
            tabIndex={id === stop?.id ? 0 : -1}
            aria-orientation="vertical"
            aria-label={t('kit.columns.width', { name })}
            aria-describedby={hint}
            aria-valuenow={width}
            aria-valuemin={min}
            aria-valuemax={max}
            aria-valuetext={t('kit.columns.pixels', { width })}
            style={{ insetInlineStart: at }}
            onFocus={() => setLast(id)}
            onPointerDown={event => onPointerDown(event, id)}
            onDoubleClick={() => onWidths(grasp(id).back())}
            onKeyDown={event => onKeyDown(event, id)}
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
