import { type KeyboardEvent, type MouseEvent, type ReactElement, type ReactNode, useRef } from 'react'
import { isRightToLeft } from '../nodes'
import { inElement } from '../own-text'
import { useTypeAhead } from '../use-type-ahead'
import { type MenuItem, MenuItems } from './MenuItems'
import { type TriggerProps, usePopover } from './use-popover'

export interface MenuTriggerProps extends TriggerProps {
  onKeyDown: (event: KeyboardEvent) => void
}

interface Props {
  label: string
  /** Stands above the items. Its words belong into the label too: in a menu only items are read. */
  head?: ReactNode
  items: readonly MenuItem[]
  onChoose: (id: string, event: MouseEvent) => void
  /** Draws the button that opens it. */
  trigger: (props: MenuTriggerProps) => ReactElement
}

/** Actions behind a button. Arrows, Home, End and letters move; Enter or Space chooses; Escape and Tab close. */
export function Menu({ label, head, items, onChoose, trigger }: Props) {
  const anchor = useRef<HTMLButtonElement>(null)
  /** The arrow that opened it: up leads to the last item. */
  const arrow = useRef('ArrowDown')
  const typeAhead = useTypeAhead()
  const { open, show, hide, surfaceProps } = usePopover(anchor, {
    placement: 'bottom-end',
    onOpened: surface => {
      itemByKey(arrow.current, itemsOf(surface), -1)?.focus()
      arrow.current = 'ArrowDown'
    },
  })

  const openByKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    arrow.current = event.key
    show()
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Tab') return hide()
    const all = itemsOf(event.currentTarget)
    const at = all.findIndex(item => item.matches(':focus'))
    const names = all.map(item => ({ name: item.textContent.trim() }))
    const typed = typeAhead(event, names, at)
    const next = typed === null ? itemByKey(event.key, all, at) : all[typed]
    if (event.key === 'Escape') hide()
    else if (next) next.focus()
    else if (typed === null) return
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
    <>
      {trigger({
        ref: anchor,
        popoverTarget: surfaceProps.id,
        'aria-haspopup': 'menu',
        'aria-expanded': open,
        onKeyDown: openByKey,
      })}
      <div
        {...surfaceProps}
        className="popover menu"
        role="menu"
        aria-label={label}
        tabIndex={-1}
        onKeyDown={onKeyDown}
      >
        {inElement(open && head)}
        {open && <MenuItems items={items} onChoose={choose} />}
      </div>
    </>
  )
}

function itemsOf(menu: HTMLElement): HTMLElement[] {
  return [...menu.querySelectorAll<HTMLElement>('[role^="menuitem"]')]
}

/** Where a key leads from an item, round the ends. Where choices stand beside each other, arrows along the text move too. */
function itemByKey(key: string, items: readonly HTMLElement[], at: number): HTMLElement | undefined {
  const from = items[at]
  const isChoice = from?.role === 'menuitemradio'
  const [back, on] = from && isRightToLeft(from) ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight']
  if (key === 'Home') return items[0]
  if (key === 'End') return items.at(-1)
  if (key === 'ArrowDown' || (isChoice && key === on)) return items[at + 1] ?? items[0]
  if (key === 'ArrowUp' || (isChoice && key === back)) return items.at(Math.max(at, 0) - 1)
  return undefined
}
