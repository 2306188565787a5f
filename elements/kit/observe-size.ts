import { viewOf } from './nodes'

/**
 * Calls a function when the size of an element changes. The observer is one of the window that contains the elements;
 * under jsdom, which has none in its windows, it is the one that the test has set.
 * @returns a function that ends the observation
 */
export function observeSize([first, ...others]: readonly [Element, ...Element[]], listener: () => void): () => void {
  const Observer = viewOf(first).ResizeObserver ?? ResizeObserver
  const observer = new Observer(listener)
  for (const each of [first, ...others]) observer.observe(each)
  return () => observer.disconnect()
}
