import { type KeyboardEvent, type MouseEvent, type ReactNode, useRef } from 'react'
import { Icon } from './icons/Icon'
import { moveInMenu, useTypeAhead } from './menu-keys'
import { type Placement, type TriggerProps, usePopover } from './use-popover'

export interface MenuItem {
  id: string
  label: string
  /** A second line, such as why the item is off. */
  detail?: string | undefined
  icon?: string | undefined
  danger?: boolean | undefined
  disabled?: boolean | undefined
  /** Makes the item a link. */
  href?: string | undefined
  /** Opens a new group, parted from the items above by a line. */
  parted?: boolean | undefined
}

export interface MenuTriggerProps extends TriggerProps {
  onKeyDown: (event: KeyboardEvent) => void
}

interface Props {
  label: string
  items: readonly MenuItem[]
  onChoose: (id: string, event: MouseEvent) => void
  placement?: Placement | undefined
  /** Draws the button that opens it. */
  trigger: (props: MenuTriggerProps) => ReactNode
}

/** Actions behind a button. Arrows, Home, End and letters move; Enter or Space chooses; Escape and Tab close. */
export function Menu({ label, items, onChoose, placement = 'bottom-end', trigger }: Props) {
  const anchor = useRef<HTMLButtonElement>(null)
  const fromBelow = useRef(false)
  const typeAhead = useTypeAhead()
  const { open, show, hide, surfaceProps } = usePopover(anchor, {
    placement,
    onOpened: surface => {
      moveInMenu(surface, fromBelow.current ? 'End' : 'Home')
      fromBelow.current = false
    },
  })

  const onTriggerKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    fromBelow.current = event.key === 'ArrowUp'
    show()
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Tab') return hide()
    if (event.key === 'Escape') hide()
    else if (!moveInMenu(event.currentTarget, event.key) && !typeAhead(event)) return
    event.preventDefault()
    event.stopPropagation()
  }
  const choose = (item: MenuItem, event: MouseEvent) => {
    if (item.disabled) return event.preventDefault()
    hide()
    onChoose(item.id, event)
  }

  return (
    <>
      {trigger({
        ref: anchor,
        popoverTarget: surfaceProps.id,
        'aria-haspopup': 'menu',
        'aria-expanded': open,
        onKeyDown: onTriggerKey,
      })}
      <div
        {...surfaceProps}
        className="popover menu"
        role="menu"
        aria-label={label}
        tabIndex={-1}
        onKeyDown={onKeyDown}
      >
        {open && items.map(item => <Item key={item.id} item={item} onClick={event => choose(item, event)} />)}
      </div>
    </>
  )
}

function Item({ item, onClick }: { item: MenuItem; onClick: (event: MouseEvent) => void }) {
  const attributes = {
    role: 'menuitem',
    tabIndex: -1,
    className: 'menu-item',
    'aria-disabled': item.disabled,
    'data-tone': item.danger ? 'danger' : undefined,
    'data-parted': item.parted || undefined,
    onClick,
  }
  const words = (
    <>
      {item.icon && <Icon of={item.icon} />}
      <span className="menu-words">
        {item.label}
        {item.detail && <span className="menu-detail">{item.detail}</span>}
      </span>
    </>
  )
  if (item.href && !item.disabled) {
    return (
      <a {...attributes} href={item.href}>
        {words}
      </a>
    )
  }
  return (
    <button {...attributes} type="button">
      {words}
    </button>
  )
}
