import type { Seen } from './seen'

/** Pixels by which the letters' own box may be higher than the line they stand in, above and below. */
const rise = 5

/**
 * What a reader of the page cannot read: text that a box around it cuts or that stands outside of the window, and a
 * page that scrolls sideways. What ends in an ellipsis is whole where it says the rest as its title; what scrolls in a
 * line of its own is no fault.
 */
export function clippedIn({ width, scrollWidth, texts, cut }: Seen): string[] {
  const outside = texts.filter(({ lines, room }) =>
    lines.some(
      ({ left, right, top, bottom }) =>
        left < room.left - 1 || right > room.right + 1 || top < room.top - rise || bottom > room.bottom + rise,
    ),
  )
  const sideways = scrollWidth > width ? [`the page is ${scrollWidth} px wide`] : []
  return [...new Set([...sideways, ...cut, ...outside.map(({ name }) => `cut: ${name}`)])]
}
