import { effect, type ReadonlySignal, type Signal } from '@preact/signals-core'

/**
 * Keeps an item in a list while a signal is true. An item can be listed several times, once for each signal.
 * @param onEnd is called when the item has left the list
 * @returns a function that ends this
 */
export function listWhile<Item>(
  list: Signal<readonly Item[]>,
  item: Item,
  isListed: ReadonlySignal<boolean>,
  onEnd: () => void,
): () => void {
  return effect(() => {
    if (!isListed.value) return undefined
    list.value = [...list.peek(), item]
    return () => {
      const ended = list.peek().indexOf(item)
      list.value = list.peek().filter((_, index) => index !== ended)
      onEnd()
    }
  })
}
