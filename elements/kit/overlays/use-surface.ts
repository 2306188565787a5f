import { autoUpdate, flip, offset, type Placement, platform, shift, size, useFloating } from '@floating-ui/react'
import { type RefObject, useLayoutEffect, useState } from 'react'
import { usePlace } from '../context'
import { focusedIn } from '../focus'
import { zoomOf } from '../zoom'

interface SurfaceOptions {
  placement?: Placement | undefined
  /** Whether the surface is at least as wide as its anchor. */
  matchWidth?: boolean
  /** Is called when the surface must close. A focus inside the surface has moved to the anchor before. */
  onClose: () => void
}

/** Space between a surface and an edge of the window, in pixels. */
const padding = 8
/** The height that a surface keeps where the window has less room, in pixels. */
const minHeight = 96

/** Corrects Floating UI in a zoomed page: it positions in pixels of the window, but reads sizes in unzoomed pixels. */
const zoomed: typeof platform = {
  ...platform,
  getDimensions(element) {
    const { offsetWidth, offsetHeight } = element as HTMLElement
    const zoom = zoomOf(element)
    return { width: offsetWidth * zoom, height: offsetHeight * zoom }
  },
}

const middlewareOf = (matchWidth: boolean) => [
  offset(4),
  flip({ padding }),
  shift({ padding }),
  size({
    padding,
    apply({ availableWidth, availableHeight, rects, elements: { floating } }) {
      const zoom = zoomOf(floating)
      if (matchWidth) floating.style.minWidth = `${rects.reference.width / zoom}px`
      floating.style.maxWidth = `${availableWidth / zoom}px`
      floating.style.maxHeight = `${Math.max(availableHeight / zoom, minHeight)}px`
    },
  }),
]

function show(surface: HTMLElement): void {
  if (surface.isConnected && !surface.matches(':popover-open')) surface.showPopover()
}

/**
 * While mounted, shows a surface in the top layer beside its anchor: on the other side where space is short, and never
 * larger than the space.
 * @returns the context for the interactions of Floating UI, the attributes of the surface, and a function that closes
 * it
 */
export function useSurface(
  anchor: RefObject<HTMLElement | null>,
  { placement = 'bottom-start', matchWidth = false, onClose }: SurfaceOptions,
) {
  const [surface, setSurface] = useState<HTMLElement | null>(null)
  const [middleware] = useState(() => middlewareOf(matchWidth))

  const close = () => {
    if (surface?.contains(focusedIn(surface.getRootNode()))) anchor.current?.focus()
    onClose()
  }
  const { context, x, y } = useFloating({
    open: true,
    onOpenChange(isOpen, event, reason) {
      // The same Escape would close a dialog around the surface.
      if (reason === 'escape-key') event?.preventDefault()
      if (!isOpen) close()
    },
    strategy: 'fixed',
    placement,
    platform: zoomed,
    middleware,
    whileElementsMounted: autoUpdate,
    elements: { reference: anchor.current, floating: surface },
  })
  // Show the surface as soon as it is attached, because content can take the focus in an effect only while visible.
  const [setShown] = useState(() => (element: HTMLElement | null) => {
    if (element) show(element)
    setSurface(element)
  })
  const place = usePlace()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a move in the page takes the surface out of the top layer
  useLayoutEffect(() => {
    if (surface) show(surface)
  }, [surface, place])

  const zoom = surface ? zoomOf(surface) : 1
  const style = { left: `${x / zoom}px`, top: `${y / zoom}px` }
  return { context, close, surface, surfaceProps: { ref: setShown, popover: 'manual' as const, style } }
}
