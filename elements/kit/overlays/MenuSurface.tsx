import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type Ref,
  type RefObject,
  useEffect,
  useImperativeHandle,
  useRef,
} from 'react'
import { type MenuItem, MenuItems } from './MenuItems'
import { moveInMenu, useTypeAhead } from './menu-keys'
import type { Placement } from './place'
import { usePopover } from './use-popover'

/** Opens a menu with its first or its last item in focus. */
export interface MenuHandle {
  show(at: 'Home' | 'End'): void
}

interface Props {
  /** The button that it stands beside; it opens the surface by its `popoverTarget`, which is this id. */
  anchor: RefObject<HTMLButtonElement | null>
  id: string
  label: string
  /** Stands above the items. Its words belong into the label too: in a menu only items are read. */
  head?: ReactNode
  items: readonly MenuItem[]
  onChoose: (id: string, event: MouseEvent) => void
  onOpen: (open: boolean) => void
  placement?: Placement | undefined
  ref?: Ref<MenuHandle>
}

/** The surface of a menu, for a button that is there before its menu is. */
export function MenuSurface({
  anchor,
  id,
  label,
  head,
  items,
  onChoose,
  onOpen,
  placement = 'bottom-end',
  ref,
}: Props) {
  const openAt = useRef<'Home' | 'End'>('Home')
  const typeAhead = useTypeAhead()
  const { open, show, hide, surfaceProps } = usePopover(anchor, {
    placement,
    id,
    onOpened: surface => {
      moveInMenu(surface, openAt.current)
      openAt.current = 'Home'
    },
  })
  useEffect(() => onOpen(open), [onOpen, open])
  useImperativeHandle(ref, () => ({
    show(at) {
      openAt.current = at
      show()
    },
  }))

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Tab') return hide()
    if (event.key === 'Escape') hide()
    else if (!moveInMenu(event.currentTarget, event.key) && !typeAhead(event)) return
    event.preventDefault()
    event.stopPropagation()
  }
  const choose = (item: MenuItem, event: MouseEvent) => {
    if (item.disabled) return event.preventDefault()
    // A choice among several stays in sight, so that the person sees it made.
    if (item.checked === undefined) hide()
    onChoose(item.id, event)
  }

  return (
    <div {...surfaceProps} className="popover menu" role="menu" aria-label={label} tabIndex={-1} onKeyDown={onKeyDown}>
      {open && head}
      {open && <MenuItems items={items} onChoose={choose} />}
    </div>
  )
}
