interface Span {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** Between a control and what stands beside it. */
const gap = 8

/** Returns the highest top, from that of a box down to `limit`, at which the box covers the fewest controls. */
export function freeTop(box: Span, limit: number, controls: readonly Span[]): number {
  const height = box.bottom - box.top
  const inWay = controls.filter(({ left, right, bottom }) => left < box.right && right > box.left && bottom > box.top)
  const covered = (top: number) => inWay.filter(control => control.top < top + height && control.bottom > top).length
  const tops = [box.top, ...inWay.map(({ bottom }) => bottom + gap), limit - height]
    .filter(top => top >= box.top && top + height <= limit)
    .toSorted((one, other) => one - other)
  const [best = box.top] = tops.toSorted((one, other) => covered(one) - covered(other))
  return best
}

const controls = 'button, a[href], input, select, textarea, summary, [tabindex]:not([tabindex="-1"])'

/** The places of all controls in sight under a node, those of shadow trees included. */
export function controlsUnder(node: ParentNode, but: Element): Span[] {
  return [...node.querySelectorAll('*')].flatMap(element => [
    ...(element.matches(controls) && !but.contains(element) && element.checkVisibility()
      ? [element.getBoundingClientRect()]
      : []),
    ...(element.shadowRoot ? controlsUnder(element.shadowRoot, but) : []),
  ])
}
