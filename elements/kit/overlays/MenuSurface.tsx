import { useDismiss, useInteractions, useListNavigation, useRole, useTypeahead } from '@floating-ui/react'
import { type KeyboardEvent, type MouseEvent, type ReactNode, type RefObject, useRef, useState } from 'react'
import { isFromWithin } from '../inner-target'
import { isRightToLeft } from '../nodes'
import { inElement } from '../own-text'
import { type MenuItem, MenuItems } from './MenuItems'
import { useSurface } from './use-surface'

export interface MenuSurfaceProps {
  id: string
  anchor: RefObject<HTMLElement | null>
  label: string
  head: ReactNode
  items: readonly MenuItem[]
  /** The index of the item that has the focus first. */
  first: number
  onChoose: (id: string, event: MouseEvent) => void
  onClose: () => void
}

/** Milliseconds after which letters start a new word. */
const resetMs = 600

/** The open menu. Its keys are those of Floating UI: arrows, Home, End and letters move; Escape closes. */
export function MenuSurface({ id, anchor, label, head, items, first, onChoose, onClose }: MenuSurfaceProps) {
  const [active, setActive] = useState<number | null>(first)
  const elements = useRef<(HTMLElement | null)[]>([])
  const labels = useRef<string[]>([])
  labels.current = items.map(item => item.label)
  const { context, close, surface, surfaceProps } = useSurface(anchor, { placement: 'bottom-end', onClose })

  const isChoice = items[active ?? -1]?.checked !== undefined
  const { getFloatingProps, getItemProps } = useInteractions([
    useDismiss(context, { outsidePress: event => !isFromWithin(anchor.current, event) }),
    useRole(context, { role: 'menu' }),
    useListNavigation(context, {
      listRef: elements,
      activeIndex: active,
      selectedIndex: first,
      onNavigate: setActive,
      loop: true,
      // Disabled items stay reachable, because they show the reason.
      disabledIndices: [],
      focusItemOnHover: false,
      // Choices are side by side.
      orientation: isChoice ? 'both' : 'vertical',
      rtl: surface !== null && isRightToLeft(surface),
    }),
    useTypeahead(context, { listRef: labels, activeIndex: active, onMatch: setActive, resetMs }),
  ])

  const choose = (item: MenuItem, event: MouseEvent) => {
    if (item.disabled) return event.preventDefault()
    // The menu stays open after a choice in a group, so that the person sees the new choice.
    if (item.checked === undefined) close()
    onChoose(item.id, event)
  }
  // Hide the keys from the page around the menu: the same Escape would close a dialog there.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Tab') return close()
    if (event.key === 'Escape') {
      event.preventDefault()
      close()
    }
    event.stopPropagation()
  }
  return (
    <div
      {...getFloatingProps({
        id,
        onKeyDown,
        className: 'popover menu',
        'aria-label': label,
        'aria-labelledby': undefined,
      })}
      {...surfaceProps}
    >
      {inElement(head)}
      <MenuItems
        items={items}
        propsOf={(item, index) =>
          getItemProps({
            ref: (element: HTMLElement | null) => {
              elements.current[index] = element
            },
            tabIndex: index === active ? 0 : -1,
            onClick: (event: MouseEvent) => choose(item, event),
          })
        }
      />
    </div>
  )
}
