/** Splits items into lists of a maximum total size, in their order. A larger item gets its own list. */
export function splitBySize<Item>(items: readonly Item[], maxSize: number, sizeOf: (item: Item) => number): Item[][] {
  const parts: Item[][] = []
  let room = 0
  for (const item of items) {
    const size = sizeOf(item)
    if (parts.length === 0 || room < size) {
      parts.push([])
      room = maxSize
    }
    parts.at(-1)?.push(item)
    room -= size
  }
  return parts
}
