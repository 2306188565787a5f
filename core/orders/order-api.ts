import type { Http } from '../http/http'
import type { WorkOrder } from '../wire/work-orders'

/** Reads GET {main}/v1/work-orders/{no}: a work order with all its data. */
export async function fetchOrder(
  http: Http,
  no: string,
  appliancesCount: number,
  abort?: AbortSignal,
): Promise<WorkOrder> {
  return http.get<WorkOrder>('main', `v1/work-orders/${encodeURIComponent(no)}`, {
    params: { appliancesCount },
    ...(abort ? { abort } : {}),
  })
}

/** Returns the number of appliances of the partner, which requests for work orders contain. */
export async function appliancesCount(user: {
  whoAmI(): Promise<{ user: { partner: { appliances?: unknown[] } | null } }>
}): Promise<number> {
  return (await user.whoAmI()).user.partner?.appliances?.length ?? 0
}
