import type { Box, Seen, SeenTarget, SeenText } from './layout'

/** The minimum pixels of a target, in both directions: WCAG 2.2, success criterion 2.5.8. */
const minSize = 24
/** The pixels by which the box of letters exceeds their drawing, beside and above. */
const [inset, rise] = [2, 5]

/** Returns the texts of a page that overlap, and the targets that are smaller than 24 pixels. */
export function findCrowded({ texts, targets }: Seen): string[] {
  return [...new Set([...findOverlaps(texts), ...findSmallTargets(targets)])]
}

/** Returns the visible part of a box. */
function visiblePartOf(box: Box, shown: Box): Box {
  return {
    left: Math.max(box.left, shown.left),
    right: Math.min(box.right, shown.right),
    top: Math.max(box.top, shown.top),
    bottom: Math.min(box.bottom, shown.bottom),
  }
}

function findOverlaps(texts: readonly SeenText[]): string[] {
  const lines = texts
    .flatMap(text => text.lines.map(line => ({ text, box: visiblePartOf(line, text.shown) })))
    .filter(({ box }) => box.right - box.left > 2 * inset && box.bottom - box.top > 2 * rise)
    .sort((a, b) => a.box.top - b.box.top)
  return lines.flatMap(({ text, box }, index) => {
    const faults: string[] = []
    for (let next = index + 1; next < lines.length; next++) {
      const other = lines[next]
      if (!other || other.box.top + rise >= box.bottom - rise) break
      const isBeside = other.box.left + inset >= box.right - inset || box.left + inset >= other.box.right - inset
      if (!isBeside && text.layer === other.text.layer && text.element !== other.text.element)
        faults.push(`one on the other: ${text.name} and ${other.text.name}`)
    }
    return faults
  })
}

/**
 * Returns the targets that are too small. A smaller target is allowed if no other one is within the 24 pixels around
 * its center.
 */
function findSmallTargets(targets: readonly SeenTarget[]): string[] {
  return targets.flatMap(({ name, box, layer, element, around }) => {
    const [width, height] = [box.right - box.left, box.bottom - box.top]
    if (width >= minSize - 0.5 && height >= minSize - 0.5) return []
    const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2]
    const neighbor = targets.find(other => {
      if (other.layer !== layer || around.includes(other.element) || other.around.includes(element)) return false
      const beside = Math.max(other.box.left - x, 0, x - other.box.right)
      const above = Math.max(other.box.top - y, 0, y - other.box.bottom)
      return Math.hypot(beside, above) < minSize / 2
    })
    const size = `${Math.round(width)} × ${Math.round(height)}`
    return neighbor ? [`small, ${size}: ${name}, beside ${neighbor.name}`] : []
  })
}
