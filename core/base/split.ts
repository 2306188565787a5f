/** Items in lists whose sizes come to at most so much, in their order; one that is larger goes alone. */
export function splitBySize<Item>(items: readonly Item[], most: number, sizeOf: (item: Item) => number): Item[][] {
  const parts: Item[][] = []
  let room = 0
  for (const item of items) {
    const size = sizeOf(item)
    const last = parts.at(-1)
    const isFull = last === undefined || room < size
    room = (isFull ? most : room) - size
    if (isFull) parts.push([item])
    else last.push(item)
  }
  return parts
}
