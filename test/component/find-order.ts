import type { ScenarioName } from '../../core/testing/scenarios'
import type { WorkOrder } from '../../core/wire/work-orders'
import { open } from './screen'

/** The number of an active order of a scenario that holds, to be opened. */
export async function findOrder(scenario: ScenarioName, holds: (order: WorkOrder) => boolean): Promise<string> {
  const probe = open('reeldock-session', { scenario })
  const { bases, fetch, token } = probe.backend.options
  const answer = await fetch(`${bases.main}/v1/work-orders?items=current&offset=0&ps=100`, {
    headers: { authorization: `Bearer ${token}` },
  })
  const { workOrders } = (await answer.json()) as { workOrders: WorkOrder[] }
  await probe.end()
  const found = workOrders.find(holds)
  if (!found) throw new Error('no such order')
  return found.workOrderNo
}
