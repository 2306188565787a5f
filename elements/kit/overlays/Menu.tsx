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

/** Loaded ahead when there is nothing else to do, or by a page that expects a press soon. */
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
  /** Stands above the items. Its text belongs into the label too: in a menu only items are read. */
  head?: ReactNode
  items: readonly MenuItem[]
  onChoose: (id: string, event: MouseEvent) => void
  /** Draws the button that opens it. */
  trigger: (props: MenuTriggerProps) => ReactElement
}

/** Actions behind a button. Enter, Space and the arrows open the menu, whose code comes with the first opening. */
export function Menu({ label, head, items, onChoose, trigger }: Props) {
  const id = useId()
  const anchor = useRef<HTMLButtonElement>(null)
  /** The index of the item at which the menu opens; null while it is closed. */
  const [first, setFirst] = useState<number | null>(null)
  usePart(menuPart)
  const onClose = () => setFirst(null)
  const open = (index: number) => {
    // Safari gives no focus to a button that is pressed: it has it until the menu is there.
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
