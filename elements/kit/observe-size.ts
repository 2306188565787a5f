import { viewOf } from './nodes'

/**
 * Calls a function when the size of an element changes. The observer belongs to the window that contains the elements.
 * Windows of jsdom have no observer, so the global one that a test has set is used there.
 * @returns a function that ends the observation
 */
export function observeSize([first, ...others]: readonly [Element, ...Element[]], listener: () => void): () => void {
  const Observer = viewOf(first).ResizeObserver ?? ResizeObserver
  const observer = new Observer(listener)
  for (const each of [first, ...others]) observer.observe(each)
  return () => observer.disconnect()
}
