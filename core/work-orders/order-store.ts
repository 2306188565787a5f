import { live } from '../live/live'
import { throttle } from '../live/throttle'
import { defineArea } from '../portal/container'
import { session } from '../session/store'
import { appliancesCount, followDownloads } from './follow'
import { rowOf } from './mapping'
import { movies } from './movies'
import { fetchOrder } from './order-api'
import type { WorkOrderRow } from './types'

/** One work order in full, by its number. */
export const workOrder = defineArea('work-order', (context, no) => {
  const who = context.use(session)
  const feed = context.use(live)
  const films = context.use(movies)
  const handle = context.resource<WorkOrderRow>({
    load: async abort => rowOf(await fetchOrder(context.http, no, await appliancesCount(who), abort)),
  })
  const refreshSoon = throttle(context, handle.refresh)
  const mine = ({ workOrderNo }: { workOrderNo: string }) => {
    if (workOrderNo === no) refreshSoon()
  }
  for (const type of ['work_order.changed', 'shipments.changed', 'download.changed'] as const)
    context.onEnd(feed.on(type, mine))
  context.onEnd(feed.onMissedEvents(handle.refresh))
  context.onEnd(followDownloads(feed, handle.refresh, () => [handle.resource.peek().data ?? []].flat()))
  context.effect(() => films.ask(handle.resource.value.data?.compositions.map(({ id }) => id) ?? []))
  void handle.refresh()
  return { order: handle.resource, refresh: handle.refresh }
})
