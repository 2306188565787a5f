import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
  type RefObject,
  useId,
  useRef,
  useState,
} from 'react'
import { lazy } from '../../../core/base/lazy'
import { Part, usePart } from '../feedback/Part'
import type { MenuItem } from './MenuItems'

/** The code of the open menu, preloaded when the page is idle, or by a screen that expects a press soon. */
export const menuPart = lazy(() => import('./surfaces'), 'MenuSurface')

/** The attributes of the button that opens a menu. */
export interface MenuTriggerProps {
  ref: RefObject<HTMLButtonElement | null>
  'aria-haspopup': 'menu'
  'aria-expanded': boolean
  'aria-controls': string | undefined
  onClick: () => void
  onKeyDown: (event: KeyboardEvent) => void
}

interface Props {
  label: string
  /**
   * Content above the items. Its text must be in the label too, because screen readers read only the items of a menu.
   */
  head?: ReactNode
  items: readonly MenuItem[]
  onChoose: (id: string, event: MouseEvent) => void
  /** Renders the button that opens the menu. */
  trigger: (props: MenuTriggerProps) => ReactElement
}

/** Actions behind a button. Enter, Space and the arrows open the menu. Its code loads with the first opening. */
export function Menu({ label, head, items, onChoose, trigger }: Props) {
  const id = useId()
  const anchor = useRef<HTMLButtonElement>(null)
  /** The index of the item at which the menu opens; null while it is closed. */
  const [first, setFirst] = useState<number | null>(null)
  usePart(menuPart)
  const onClose = () => setFirst(null)
  const open = (index: number) => {
    // Safari does not focus a pressed button: focus it until the menu is open.
    anchor.current?.focus()
    setFirst(index)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    open(event.key === 'ArrowDown' ? 0 : items.length - 1)
  }
  return (
    <>
      {trigger({
        ref: anchor,
        'aria-haspopup': 'menu',
        'aria-expanded': first !== null,
        'aria-controls': first === null ? undefined : id,
        onClick: () => (first === null ? open(0) : onClose()),
        onKeyDown,
      })}
      {first !== null && (
        <Part of={menuPart} rows={0} props={{ id, anchor, label, head, items, first, onChoose, onClose }} />
      )}
    </>
  )
}
