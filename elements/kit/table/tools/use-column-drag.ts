import { type RefObject, useEffect, useState } from 'react'
import { isElement, viewOf } from '../../nodes'
import { useStable } from '../../use-stable'
import { follow } from './follow'

export interface ColumnDrag {
  readonly id: string
  readonly to: 'shown' | 'hidden'
  /** The column that it would stand before; null for last. */
  readonly before: string | null
}

/** Pixels after which a press is a drag. */
const slack = 4

/** Follows a column that is dragged in the selector; null while none is. */
export function useColumnDrag(
  lists: RefObject<HTMLElement | null>,
  onDrop: (id: string, to: ColumnDrag['to'], before: string | null) => void,
): ColumnDrag | null {
  const [drag, setDrag] = useState<ColumnDrag | null>(null)
  const drop = useStable(onDrop)
  useEffect(() => {
    const element = lists.current
    if (!element) return
    const onDown = (event: PointerEvent) => {
      const target = isElement(event.target) ? event.target : null
      const id = target?.closest<HTMLElement>('[data-id]')?.dataset.id
      if (id === undefined || event.button !== 0 || target?.closest('button:not(.column-grip)')) return
      let now: ColumnDrag | null = null
      follow(viewOf(element), {
        onMove: ({ clientY }) => {
          if (!now && Math.abs(clientY - event.clientY) < slack) return
          now = { id, ...placeAt(element, clientY, id) }
          setDrag(now)
        },
        onEnd: () => {
          setDrag(null)
          if (now) drop(id, now.to, now.before)
        },
        onCancel: () => setDrag(null),
      })
    }
    element.addEventListener('pointerdown', onDown)
    return () => element.removeEventListener('pointerdown', onDown)
  }, [lists, drop])
  return drag
}

function placeAt(lists: HTMLElement, y: number, id: string): Pick<ColumnDrag, 'to' | 'before'> {
  const shown = lists.querySelector('[data-list=shown]')
  const hidden = lists.querySelector('[data-list=hidden]')
  if (!shown || !hidden) return { to: 'shown', before: null }
  const border = (shown.getBoundingClientRect().bottom + hidden.getBoundingClientRect().top) / 2
  if (y > border) return { to: 'hidden', before: null }
  const after = [...shown.querySelectorAll<HTMLElement>('[data-id]')].find(item => {
    const { top, bottom } = item.getBoundingClientRect()
    return item.dataset.id !== id && y < (top + bottom) / 2
  })
  return { to: 'shown', before: after?.dataset.id ?? null }
}
