import { type Placement, useDismiss, useInteractions, useRole } from '@floating-ui/react'
import { type KeyboardEvent, type ReactNode, type RefObject, useEffect } from 'react'
import { focusedIn } from '../focus'
import { isFromWithin } from '../inner-target'
import { useSurface } from './use-surface'

export interface PopoverSurfaceProps {
  id: string
  anchor: RefObject<HTMLElement | null>
  label: string
  placement: Placement | undefined
  children: (close: () => void) => ReactNode
  onClose: () => void
}

/** The open surface of a Popover. */
export function PopoverSurface({ id, anchor, label, placement, children, onClose }: PopoverSurfaceProps) {
  const { context, close, surface, surfaceProps } = useSurface(anchor, { placement, onClose })
  const { getFloatingProps } = useInteractions([
    useDismiss(context, { outsidePress: event => !isFromWithin(anchor.current, event) }),
    useRole(context, { role: 'dialog' }),
  ])
  useEffect(() => {
    if (!surface || surface.contains(focusedIn(surface.getRootNode()))) return
    ;(surface.querySelector<HTMLElement>('[data-autofocus]') ?? surface).focus()
  }, [surface])
  // The same Escape would close a dialog around the popover.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return
    event.preventDefault()
    event.stopPropagation()
    close()
  }
  return (
    <div
      {...getFloatingProps({ id, onKeyDown, className: 'popover', 'aria-label': label, 'aria-labelledby': undefined })}
      tabIndex={-1}
      {...surfaceProps}
    >
      {children(close)}
    </div>
  )
}
