/** Items in lists whose sizes come to at most so much, in their order; one that is larger goes alone. */
export function splitBySize<Item>(items: readonly Item[], most: number, sizeOf: (item: Item) => number): Item[][] {
  const parts: Item[][] = []
  let room = 0
  for (const item of items) {
    const size = sizeOf(item)
    if (parts.length === 0 || room < size) {
      parts.push([])
      room = most
    }
    parts.at(-1)?.push(item)
    room -= size
  }
  return parts
}
