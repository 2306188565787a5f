const { main, token } = window.bench
const headers = { authorization: `Bearer ${token}` }

/** The list is asked for with the count of the partner's appliances, which only this call tells; asked for as soon as the page's code is there. */
const me = fetch(`${main}/v1/users/me`, { headers }).then(answer => answer.json())

/** The same calls as the suite's own list makes. */
export async function orders(items, offset = 0, size = 25) {
  const { user } = await me
  const query = new URLSearchParams({
    items,
    appliancesCount: String(user.partner?.appliances?.length ?? 0),
    offset: String(offset),
    ps: String(size),
    search: '',
  })
  const answer = await fetch(`${main}/v1/work-orders?${query}`, { headers })
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
