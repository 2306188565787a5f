import { type RefObject, type ToggleEvent, useCallback, useEffect, useId, useRef, useState } from 'react'
import { focusedIn } from '../focus'
import { useStable } from '../use-stable'
import { zoomOf } from '../zoom'
import type { Placement } from './place'
import { placing } from './placing'

interface Options {
  /** `auto` closes by Escape and by a press outside; `manual` is closed by its owner alone. */
  kind?: 'auto' | 'manual'
  placement?: Placement
  matchWidth?: boolean
  /** Once it is open and its content is drawn: the moment to move the focus. */
  onOpened?: (surface: HTMLElement) => void
}

/** What a button needs to open a surface; spread it on a button of the same root. */
export interface TriggerProps {
  ref: RefObject<HTMLButtonElement | null>
  popoverTarget: string
  'aria-haspopup': 'menu' | 'dialog'
  'aria-expanded': boolean
}

/**
 * A surface in the top layer, beside its anchor. The placing comes with the first opening; until it is there the
 * surface stands below the anchor. Focus that was inside goes back to the anchor before the surface is gone.
 */
export function usePopover<Anchor extends HTMLElement>(anchor: RefObject<Anchor | null>, options: Options = {}) {
  const id = useId()
  const { kind = 'auto', placement = 'bottom-start', matchWidth = false, onOpened } = options
  const surface = useRef<HTMLDivElement>(null)
  // Its content is drawn before it is shown; only what is shown can take the focus and has a size.
  const [open, setOpen] = useState(false)
  const [shown, setShown] = useState(false)

  const onBeforeToggle = (event: ToggleEvent<HTMLDivElement>) => {
    if (event.target !== event.currentTarget) return
    const opens = event.newState === 'open'
    if (opens && anchor.current) roughlyPlace(anchor.current, event.currentTarget, matchWidth)
    if (!opens && event.currentTarget.contains(focusedIn(event.currentTarget.getRootNode()))) anchor.current?.focus()
    setOpen(opens)
  }
  const onToggle = (event: ToggleEvent<HTMLDivElement>) => {
    if (event.target === event.currentTarget) setShown(event.newState === 'open')
  }

  const opened = useStable((element: HTMLElement) => onOpened?.(element))
  useEffect(() => {
    const element = surface.current
    const beside = anchor.current
    if (!shown || !element || !beside) return
    pullIn(element)
    opened(element)
    let gone = false
    let stop: (() => void) | undefined
    placing.load().then(
      ({ keepPlaced }) => {
        if (!gone) stop = keepPlaced(beside, element, placement, matchWidth)
      },
      () => undefined, // It stays where it is: below the anchor, within the window.
    )
    return () => {
      gone = true
      stop?.()
    }
  }, [shown, anchor, opened, placement, matchWidth])

  const show = useCallback(() => {
    if (!surface.current?.matches(':popover-open')) surface.current?.showPopover()
  }, [])
  const hide = useCallback(() => {
    if (surface.current?.matches(':popover-open')) surface.current.hidePopover()
  }, [])

  return { open, show, hide, surface, surfaceProps: { id, ref: surface, popover: kind, onBeforeToggle, onToggle } }
}

/** Space between a surface and an edge of the window, in pixels. */
const edge = 8

/** A surface that ends beyond the window is moved back into it. */
function pullIn(surface: HTMLElement): void {
  const { documentElement } = surface.ownerDocument
  const { left, right } = surface.getBoundingClientRect()
  const over = right + edge - documentElement.clientWidth * zoomOf(documentElement)
  if (over > 0) surface.style.left = `${Math.max(left - over, edge) / zoomOf(surface)}px`
}

function roughlyPlace(anchor: HTMLElement, surface: HTMLElement, matchWidth: boolean): void {
  const box = anchor.getBoundingClientRect()
  // A surface has no zoom of its own, and its ancestors' is known before it is shown.
  const zoom = zoomOf(anchor)
  surface.style.left = `${Math.max(box.left, edge) / zoom}px`
  surface.style.top = `${(box.bottom + 4) / zoom}px`
  if (matchWidth) surface.style.minWidth = `${box.width / zoom}px`
}
