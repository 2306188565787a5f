import { type KeyboardEvent, type ReactElement, type ReactNode, useRef } from 'react'
import type { Placement } from './place'
import { type TriggerProps, usePopover } from './use-popover'

interface Props {
  label: string
  placement?: Placement | undefined
  /** Draws the button that opens it. */
  trigger: (props: TriggerProps) => ReactElement
  /** What stands in it, drawn while it is open. */
  children: (close: () => void) => ReactNode
}

/** A small surface beside a button, for a few controls. Escape or a press outside closes it. */
export function Popover({ label, placement, trigger, children }: Props) {
  const anchor = useRef<HTMLButtonElement>(null)
  const { open, hide, surfaceProps } = usePopover(anchor, {
    ...(placement && { placement }),
    onOpened: surface => (surface.querySelector<HTMLElement>('[data-autofocus]') ?? surface).focus(),
  })
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return
    event.preventDefault()
    event.stopPropagation()
    hide()
  }
  return (
    <>
      {trigger({
        ref: anchor,
        popoverTarget: surfaceProps.id,
        'aria-haspopup': 'dialog',
        'aria-expanded': open,
      })}
      <div {...surfaceProps} className="popover" role="dialog" aria-label={label} tabIndex={-1} onKeyDown={onKeyDown}>
        {open && children(hide)}
      </div>
    </>
  )
}
