/** The same call as the suite's own list, with the page's token. */
export async function orders(items, offset = 0, size = 25) {
  const { main, token } = window.bench
  const query = new URLSearchParams({
    items,
    appliancesCount: '0',
    offset: String(offset),
    ps: String(size),
    search: '',
  })
  const answer = await fetch(`${main}/v1/work-orders?${query}`, { headers: { authorization: `Bearer ${token}` } })
  const { workOrders, total } = await answer.json()
  return { rows: workOrders.map(rowOf), total }
}

/** The cells that the suite's list shows of an order. */
function rowOf({ workOrderNo, status, assignedOn, compositions, totalCopied, totalDrives, nextShipBy }) {
  return {
    id: workOrderNo,
    status,
    composition: compositions[0]?.cplName ?? '',
    copied: `${totalCopied} of ${totalDrives}`,
    assigned: new Date(assignedOn).toLocaleDateString(),
    shipBy: nextShipBy === null ? '' : new Date(nextShipBy).toLocaleString(),
  }
}

export const columns = {
  id: 'Work order',
  status: 'Status',
  composition: 'Composition',
  copied: 'Copied',
  assigned: 'Assigned',
  shipBy: 'Ship by',
}
