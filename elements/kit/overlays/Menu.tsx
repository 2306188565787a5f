import { type KeyboardEvent, type MouseEvent, type ReactNode, useId, useRef, useState } from 'react'
import type { MenuItem } from './MenuItems'
import { type MenuHandle, MenuSurface } from './MenuSurface'
import type { Placement } from './place'
import type { TriggerProps } from './use-popover'

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
export function Menu({ trigger, ...rest }: Props) {
  const id = useId()
  const anchor = useRef<HTMLButtonElement>(null)
  const surface = useRef<MenuHandle>(null)
  const [open, setOpen] = useState(false)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    surface.current?.show(event.key === 'ArrowUp' ? 'End' : 'Home')
  }
  return (
    <>
      {trigger({ ref: anchor, popoverTarget: id, 'aria-haspopup': 'menu', 'aria-expanded': open, onKeyDown })}
      <MenuSurface {...rest} id={id} anchor={anchor} onOpen={setOpen} ref={surface} />
    </>
  )
}
