import { computed } from '@preact/signals-core'
import { live } from '../live/live'
import { throttle } from '../live/throttle'
import { defineArea } from '../portal/container'
import { session } from '../session/store'
import type { WorkOrder } from '../wire/work-orders'
import { appliancesCount, fetchOrder } from './order-api'
import { isPast } from './past'

/** A work order by its number, as the server sends it. It is read once for all elements of the page that show it. */
export const orderRecord = defineArea('order-record', (context, no) => {
  const user = context.use(session)
  const feed = context.use(live)
  const { resource, refresh } = context.resource<WorkOrder>({
    load: async abort => fetchOrder(context.http, no, await appliancesCount(user), abort),
  })
  const refreshSoon = throttle(context, refresh)
  for (const type of ['work_order.changed', 'shipments.changed', 'download.changed'] as const)
    context.onEnd(
      feed.on(type, ({ workOrderNo }) => {
        if (workOrderNo === no) refreshSoon()
      }),
    )
  context.onEnd(feed.onMissedEvents(refresh))
  void refresh()
  return {
    order: resource,
    refresh,
    /** Whether the order is known to be past, so that all its data is read-only (decision 36). */
    isPast: computed(() => isPast(resource.value.data?.status ?? '')),
  }
})
