/** Puts a listener, or anything else, among others; answers what takes it out again. */
export function addTo<Item>(all: Set<Item>, item: Item): () => void {
  all.add(item)
  return () => void all.delete(item)
}
