import { computed } from '@preact/signals-core'
import { live } from '../live/live'
import { orderRecord } from '../orders/order-record'
import { defineArea } from '../portal/container'
import { followDownloads } from './follow'
import { rowOf } from './mapping'
import { movies } from './movies'

/** One full work order, by its number. */
export const workOrder = defineArea('work-order', (context, no) => {
  const record = context.use(orderRecord, no)
  const films = context.use(movies)
  const data = computed(() => record.order.value.data)
  const row = computed(() => data.value && rowOf(data.value))
  context.onEnd(followDownloads(context.use(live), record.refresh, () => [row.peek() ?? []].flat()))
  context.effect(() => films.ask(row.value?.compositions.map(({ id }) => id) ?? []))
  return { order: computed(() => ({ ...record.order.value, data: row.value })), refresh: record.refresh }
})
