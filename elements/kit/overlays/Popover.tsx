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
  /** Draws the button that opens it. */
  trigger: (props: PopoverTriggerProps) => ReactElement
  /** Draws the content while it is open. */
  children: (close: () => void) => ReactNode
}

/** A small surface beside a button, for a few controls. Escape or a press outside closes it. Its code comes with the first opening. */
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
          // Safari gives no focus to a button that is pressed: it has it until the surface is there.
          anchor.current?.focus()
          setOpen(!open)
        },
      })}
      {open && <Part of={surfacePart} rows={0} props={{ id, anchor, label, placement, children, onClose }} />}
    </>
  )
}
