const { main, token } = window.bench
const headers = { authorization: `Bearer ${token}` }

/** The call that returns the partner's appliances. Requests of the list need their count, so the call starts at once. */
const me = fetch(`${main}/v1/users/me`, { headers }).then(answer => answer.json())

/** Makes the same calls as the suite's own list. */
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

/** Returns the cells of an order in the suite's list. */
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
