/** Adds an item, such as a listener, to a set; returns the function that removes it. */
export function addTo<Item>(all: Set<Item>, item: Item): () => void {
  all.add(item)
  return () => void all.delete(item)
}
