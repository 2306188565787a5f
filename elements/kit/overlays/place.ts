import { autoUpdate, computePosition, flip, offset, shift, size } from '@floating-ui/react'

/** Where a surface stands when there is room. */
export type Placement = 'top' | 'top-start' | 'top-end' | 'bottom' | 'bottom-start' | 'bottom-end'

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
    const { x, y } = await computePosition(anchor, surface, {
      strategy: 'fixed',
      placement,
      middleware: [
        offset(4),
        flip({ padding: 8 }),
        shift({ padding: 8 }),
        size({
          padding: 8,
          apply({ availableWidth, availableHeight, rects }) {
            surface.style.maxWidth = `${availableWidth}px`
            surface.style.maxHeight = `${Math.max(availableHeight, 96)}px`
            if (matchWidth) surface.style.minWidth = `${rects.reference.width}px`
          },
        }),
      ],
    })
    surface.style.left = `${x}px`
    surface.style.top = `${y}px`
  }
  return autoUpdate(anchor, surface, place)
}
