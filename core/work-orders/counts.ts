import { live } from '../live/live'
import { defineArea } from '../portal/container'
import type { WorkOrdersCount } from '../wire/work-orders'
import { fetchCounts } from './api'

/** The counts of active and archived work orders, updated by events. */
export const workOrdersCount = defineArea('work-orders-count', context => {
  const feed = context.use(live)
  const handle = context.resource<WorkOrdersCount>({ load: abort => fetchCounts(context.http, abort) })
  context.onEnd(feed.on('work_order.assigned', () => void handle.refresh()))
  context.onEnd(feed.on('work_order.changed', () => void handle.refresh()))
  context.onEnd(feed.onMissedEvents(handle.refresh))
  void handle.refresh()
  return { counts: handle.resource }
})
