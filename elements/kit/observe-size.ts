import { viewOf } from './nodes'

/**
 * Calls when one of these gets another size; answers what ends it. It watches in the window in which they stand, a frame's
 * too; under jsdom, whose windows cannot, with what the test has put in its place.
 */
export function observeSize([first, ...others]: readonly [Element, ...Element[]], listener: () => void): () => void {
  const Observer = viewOf(first).ResizeObserver ?? ResizeObserver
  const observer = new Observer(listener)
  for (const each of [first, ...others]) observer.observe(each)
  return () => observer.disconnect()
}
