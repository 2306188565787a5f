import { computed } from '@preact/signals-core'
import { live } from '../../live/live'
import type { AreaContext } from '../../portal/container'
import { reference } from '../../reference/store'
import type { ShippingType } from '../../wire/reference'
import type { KnownCouriers } from './problems'

export type CourierList = ReturnType<typeof createCouriers>

/** The couriers, asked for again until they are there: by the clock while the socket is away, and when it is back. */
export function createCouriers(context: AreaContext) {
  const { resource, refresh, settled } = context.resource<readonly ShippingType[]>({
    load: context.use(reference).shippingTypes,
  })
  const again = async () => {
    if (resource.peek().data === null) await refresh()
  }
  context.onEnd(context.use(live).onMissedEvents(again))
  void refresh()
  return {
    read: resource,
    /** Empty until they were read. */
    list: computed(() => resource.value.data ?? []),
    known: computed((): KnownCouriers => {
      const { data, busy, failure } = resource.value
      return data ?? (busy && failure === null ? 'coming' : 'unread')
    }),
    refresh,
    settled,
    /** Resolves once they are there; throws why they are not. */
    async need() {
      await (resource.peek().busy ? settled() : again())
      const { data, failure } = resource.peek()
      if (data === null && failure) throw failure
    },
  }
}
