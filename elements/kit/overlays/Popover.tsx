import type { Placement } from '@floating-ui/react'
import { type ReactElement, type ReactNode, type RefObject, useId, useRef, useState } from 'react'
import { lazy } from '../../../core/base/lazy'
import { Part, usePart } from '../feedback/Part'

const surfacePart = lazy(() => import('./surfaces'), 'PopoverSurface')

/** The attributes of the button that opens a popover. */
export interface PopoverTriggerProps {
  ref: RefObject<HTMLButtonElement | null>
  'aria-haspopup': 'dialog'
  'aria-expanded': boolean
  'aria-controls': string | undefined
  onClick: () => void
}

interface Props {
  label: string
  placement?: Placement | undefined
  /** Renders the button that opens the popover. */
  trigger: (props: PopoverTriggerProps) => ReactElement
  /** Renders the content while the popover is open. */
  children: (close: () => void) => ReactNode
}

/**
 * A small surface beside a button, for a few controls. Escape or a press outside closes it. Its code loads with the
 * first opening.
 */
export function Popover({ label, placement, trigger, children }: Props) {
  const id = useId()
  const anchor = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  usePart(surfacePart)
  const onClose = () => setOpen(false)
  return (
    <>
      {trigger({
        ref: anchor,
        'aria-haspopup': 'dialog',
        'aria-expanded': open,
        'aria-controls': open ? id : undefined,
        onClick: () => {
          // Safari does not focus a pressed button: focus it until the surface is open.
          anchor.current?.focus()
          setOpen(!open)
        },
      })}
      {open && <Part of={surfacePart} rows={0} props={{ id, anchor, label, placement, children, onClose }} />}
    </>
  )
}
