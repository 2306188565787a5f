import { isElement, isShadowRoot } from './nodes'

/**
 * The property of an event that holds its innermost target; the build makes react-aria read it
 * (`bundle/react-aria.ts`).
 */
const innerTarget = Symbol.for('reeldock.target')

const types = [
  'pointerdown',
  'pointerup',
  'pointercancel',
  'mousedown',
  'mouseup',
  'click',
  'keydown',
  'keyup',
  'touchend',
]

const isClosed = (node: EventTarget) => {
  const root = node as Node
  return isShadowRoot(root) && root.host.shadowRoot !== root
}

/**
 * Adds the innermost target to events from a shadow root inside a closed root of the page. Listeners of the document
 * see the host of the closed root as target, so that libraries would take a press on a control for a press outside.
 */
export function keepInnerTargets(root: ShadowRoot): void {
  for (const type of types)
    root.addEventListener(
      type,
      event => {
        const path = event.composedPath()
        if (path.some(isClosed) && !Object.hasOwn(event, innerTarget)) Reflect.set(event, innerTarget, path[0])
      },
      { capture: true, passive: true },
    )
}

/** Returns whether an event comes from within an element; false when the element is null. */
export function isFromWithin(element: Element | null, event: Event): boolean {
  const target = Reflect.get(event, innerTarget) ?? event.composedPath()[0]
  return element !== null && isElement(target) && element.contains(target)
}
