import type { Shipment } from '../../../../core/wire/shipments'

/** A row of the grid: a shipment, or what a shipment shows while it is open. */
export interface Item {
  readonly id: string
  readonly shipment: Shipment
  /** As it is typed. */
  number: string
  /** Id of the row that it belongs to, if it is an opened part. */
  readonly opens?: string
}

/** Puts each opened part under its row: the grid sorts it as any other row. */
export function placeOpened<Node extends { data?: Item | undefined }>(nodes: Node[]): void {
  const opened = new Map(nodes.flatMap(node => (node.data?.opens ? [[node.data.opens, node]] : [])))
  if (opened.size === 0) return
  const placed = nodes.flatMap(node => {
    if (node.data?.opens) return []
    const part = node.data && opened.get(node.data.id)
    return part ? [node, part] : [node]
  })
  nodes.splice(0, nodes.length, ...placed)
}
