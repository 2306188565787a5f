import type { Box, Seen, SeenTarget, SeenText } from './seen'

/** Pixels, both ways: WCAG 2.2, success criterion 2.5.8. */
const least = 24
/** Letters have a taller box than what is drawn of them, and a little beside them. */
const [inset, rise] = [2, 5]

/** What is too close in a page: words that lie on other words, and what is pressed and is smaller than 24 pixels. */
export function crowdedIn({ texts, targets }: Seen): string[] {
  return [...new Set([...onEachOther(texts), ...tooSmall(targets)])]
}

/** What is seen of a box where `shown` is all that is seen. */
function seenOf(box: Box, shown: Box): Box {
  return {
    left: Math.max(box.left, shown.left),
    right: Math.min(box.right, shown.right),
    top: Math.max(box.top, shown.top),
    bottom: Math.min(box.bottom, shown.bottom),
  }
}

function onEachOther(texts: readonly SeenText[]): string[] {
  const lines = texts
    .flatMap(text => text.lines.map(line => ({ text, box: seenOf(line, text.shown) })))
    .filter(({ box }) => box.right - box.left > 2 * inset && box.bottom - box.top > 2 * rise)
    .sort((a, b) => a.box.top - b.box.top)
  return lines.flatMap(({ text, box }, at) => {
    const faults: string[] = []
    for (let next = at + 1; next < lines.length; next++) {
      const other = lines[next]
      if (!other || other.box.top + rise >= box.bottom - rise) break
      const isBeside = other.box.left + inset >= box.right - inset || box.left + inset >= other.box.right - inset
      if (!isBeside && text.layer === other.text.layer && text.element !== other.text.element)
        faults.push(`one on the other: ${text.name} and ${other.text.name}`)
    }
    return faults
  })
}

/** A target may be lower where none other is within the 24 pixels around its middle. */
function tooSmall(targets: readonly SeenTarget[]): string[] {
  return targets.flatMap(({ name, box, layer, element, around }) => {
    const [width, height] = [box.right - box.left, box.bottom - box.top]
    if (width >= least - 0.5 && height >= least - 0.5) return []
    const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2]
    const near = targets.find(other => {
      if (other.layer !== layer || around.includes(other.element) || other.around.includes(element)) return false
      const beside = Math.max(other.box.left - x, 0, x - other.box.right)
      const above = Math.max(other.box.top - y, 0, y - other.box.bottom)
      return Math.hypot(beside, above) < least / 2
    })
    const size = `${Math.round(width)} × ${Math.round(height)}`
    return near ? [`small, ${size}: ${name}, beside ${near.name}`] : []
  })
}
