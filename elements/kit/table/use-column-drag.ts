import { type PointerEvent, useState } from 'react'
import { isElement, viewOf } from '../nodes'
import { follow } from './follow'

interface ColumnDrag {
  readonly id: string
  readonly to: 'shown' | 'hidden'
  /** The column before which a drop places the dragged one; null for the end. */
  readonly before: string | null
}

/** The distance in pixels after which a press becomes a drag. */
const slack = 4

/** Follows a column that is dragged in the lists of columns; `drag` is null while no column is dragged. */
export function useColumnDrag(onDrop: (drag: ColumnDrag) => void) {
  const [drag, setDrag] = useState<ColumnDrag | null>(null)
  function onPointerDown({ target, currentTarget: lists, button, clientY: from }: PointerEvent<HTMLElement>): void {
    const id = isElement(target) ? target.closest<HTMLElement>('[data-id]')?.dataset.id : undefined
    if (id === undefined || button !== 0 || (target as Element).closest('button:not(.column-grip)')) return
    let latest: ColumnDrag | null = null
    follow(viewOf(lists), {
      onMove: ({ clientY }) => {
        if (!latest && Math.abs(clientY - from) < slack) return
        latest = { id, ...placeAt(lists, clientY, id) }
        setDrag(latest)
      },
      onEnd: () => {
        setDrag(null)
        if (latest) onDrop(latest)
      },
      onCancel: () => setDrag(null),
    })
  }
  return { drag, onPointerDown }
}

function placeAt(lists: HTMLElement, y: number, id: string): Pick<ColumnDrag, 'to' | 'before'> {
  const [shown, hidden] = lists.querySelectorAll('[data-list]')
  if (!shown || !hidden) return { to: 'shown', before: null }
  const border = (shown.getBoundingClientRect().bottom + hidden.getBoundingClientRect().top) / 2
  if (y > border) return { to: 'hidden', before: null }
  const after = [...shown.querySelectorAll<HTMLElement>('[data-id]')].find(item => {
    const { top, bottom } = item.getBoundingClientRect()
    return item.dataset.id !== id && y < (top + bottom) / 2
  })
  return { to: 'shown', before: after?.dataset.id ?? null }
}
