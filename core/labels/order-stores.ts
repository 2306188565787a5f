import { computed } from '@preact/signals-core'
import { defineArea } from '../portal/container'
import { fetchShipments } from '../shipments/api'
import { editOf } from '../shipments/mapping'
import { movies } from '../work-orders/movies'
import { workOrder } from '../work-orders/order-store'
import type { LabelOrder } from './labels'

/** Returns the key of a store of several orders. */
export const keyOfOrders = (workOrderNos: readonly string[]) => [...new Set(workOrderNos)].sort().join('\n')
const ordersIn = (key: string) => key.split('\n')

/** The compositions of some orders and their films, as far as they are known: a label leaves out the others. */
export const labelFacts = defineArea('label-facts', (context, key) => {
  const orders = ordersIn(key).map(no => context.use(workOrder, no).order)
  return {
    compositions: computed(() => orders.flatMap(order => order.value.data?.compositions ?? [])),
    movies: context.use(movies).known,
  }
})

/** All shipments of some orders, read again for each dialog. If the read of one order fails, none are returned. */
export const labelOrders = defineArea('label-orders', (context, key) => {
  const { resource: read, refresh } = context.resource<readonly LabelOrder[]>({
    load: abort =>
      Promise.all(
        ordersIn(key).map(async workOrderNo => {
          const shipments = await fetchShipments(context.http, workOrderNo, { abort })
          const rows = shipments.map(shipment => ({ shipment, edit: editOf(shipment) }))
          return { workOrderNo, count: rows.length, rows }
        }),
      ),
  })
  void refresh()
  return { read, refresh }
})
