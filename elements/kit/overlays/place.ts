import { autoUpdate, computePosition, flip, offset, platform, shift, size } from '@floating-ui/react'
import { zoomOf } from '../zoom'

/** Where a surface stands when there is room. */
export type Placement = 'top' | 'top-start' | 'top-end' | 'bottom' | 'bottom-start' | 'bottom-end'

/** Floating UI counts pixels of the window, but would take the size of a surface in pixels of its own styles. */
const zoomed: typeof platform = {
  ...platform,
  getDimensions(element) {
    const { offsetWidth, offsetHeight } = element as HTMLElement
    const zoom = zoomOf(element)
    return { width: offsetWidth * zoom, height: offsetHeight * zoom }
  },
}

/**
 * Keeps a surface of the top layer beside its anchor for as long as it is open: turned over where room is short,
 * never wider or taller than the room, as wide as the anchor at least if asked. Answers how to stop.
 */
export function keepPlaced(
  anchor: Element,
  surface: HTMLElement,
  placement: Placement,
  matchWidth: boolean,
): () => void {
  const place = async () => {
    const zoom = zoomOf(surface)
    const { x, y } = await computePosition(anchor, surface, {
      platform: zoomed,
      strategy: 'fixed',
      placement,
      middleware: [
        offset(4),
        flip({ padding: 8 }),
        shift({ padding: 8 }),
        size({
          padding: 8,
          apply({ availableWidth, availableHeight, rects }) {
            surface.style.maxWidth = `${availableWidth / zoom}px`
            surface.style.maxHeight = `${Math.max(availableHeight / zoom, 96)}px`
            if (matchWidth) surface.style.minWidth = `${rects.reference.width / zoom}px`
          },
        }),
      ],
    })
    surface.style.left = `${x / zoom}px`
    surface.style.top = `${y / zoom}px`
  }
  return autoUpdate(anchor, surface, place)
}
