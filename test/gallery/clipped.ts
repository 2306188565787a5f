import type { Seen } from './layout'

/** The pixels by which the box of letters may exceed its line, above and below. */
const rise = 5

/**
 * Returns the texts of a page that are cut by a box or outside the window, and whether the page scrolls sideways. A
 * text with an ellipsis is whole if its title has the rest; a line that scrolls by itself is no fault.
 */
export function findClipped({ width, scrollWidth, texts, cut }: Seen): string[] {
  const outside = texts.filter(({ lines, room }) =>
    lines.some(
      ({ left, right, top, bottom }) =>
        left < room.left - 1 || right > room.right + 1 || top < room.top - rise || bottom > room.bottom + rise,
    ),
  )
  const sideways = scrollWidth > width ? [`the page is ${scrollWidth} px wide`] : []
  return [...new Set([...sideways, ...cut, ...outside.map(({ name }) => `cut: ${name}`)])]
}
