/**
 * Moves each opened part of a grid below its row, because the grid sorts opened parts like rows.
 * @param opensOf returns the id of the row for its opened part, and undefined for a row
 */
export function placeOpened<Item extends { readonly id: string }>(
  nodes: { data?: Item | undefined }[],
  opensOf: (item: Item) => string | undefined,
): void {
  const opened = new Map<string, { data?: Item | undefined }>()
  const rows = nodes.filter(node => {
    const id = node.data && opensOf(node.data)
    if (id !== undefined) opened.set(id, node)
    return id === undefined
  })
  if (opened.size === 0) return
  const placed = rows.flatMap(node => {
    const part = node.data && opened.get(node.data.id)
    return part ? [node, part] : [node]
  })
  nodes.splice(0, nodes.length, ...placed)
}
