import type { Http } from '../http/http'
import type { WorkOrder } from '../wire/work-orders'

/** GET {main}/v1/work-orders/{no}: one in full. */
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

/** How many appliances the partner has: work orders are asked for with it. */
export async function appliancesCount(user: {
  whoAmI(): Promise<{ user: { partner: { appliances?: unknown[] } | null } }>
}): Promise<number> {
  return (await user.whoAmI()).user.partner?.appliances?.length ?? 0
}
