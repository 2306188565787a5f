import { computed } from '@preact/signals-core'
import { live } from '../../live/live'
import type { AreaContext } from '../../portal/container'
import { reference } from '../../reference/store'
import type { ShippingType } from '../../wire/reference'
import type { KnownCouriers } from './problems'

export type CourierList = ReturnType<typeof createCouriers>

/**
 * Reads the couriers, and tries again until a read succeeds: at intervals while the socket is down, and when the socket
 * is back.
 */
export function createCouriers(context: AreaContext) {
  const { resource, refresh, settled } = context.resource<readonly ShippingType[]>({
    load: context.use(reference).shippingTypes,
  })
  const readUnlessLoaded = async () => {
    if (resource.peek().data === null) await refresh()
  }
  context.onEnd(context.use(live).onMissedEvents(readUnlessLoaded))
  void refresh()
  return {
    read: resource,
    /** The couriers; empty until they are read. */
    list: computed(() => resource.value.data ?? []),
    known: computed((): KnownCouriers => {
      const { data, busy, failure } = resource.value
      return data ?? (busy && failure === null ? 'coming' : 'unread')
    }),
    refresh,
    settled,
    /** Resolves when the couriers are read. Throws the failure of the read. */
    async need() {
      await (resource.peek().busy ? settled() : readUnlessLoaded())
      const { data, failure } = resource.peek()
      if (data === null && failure) throw failure
    },
  }
}
