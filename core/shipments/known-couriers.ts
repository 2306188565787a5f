import { computed, type ReadonlySignal } from '@preact/signals-core'
import type { Resource } from '../base/resource'
import { live } from '../live/live'
import type { AreaContext } from '../portal/container'
import { reference } from '../reference/store'
import type { ShippingType } from '../wire/reference'
import type { KnownCouriers } from './problems'

export interface CourierList {
  readonly read: ReadonlySignal<Resource<readonly ShippingType[]>>
  /** Empty until they were read. */
  readonly list: ReadonlySignal<readonly ShippingType[]>
  readonly known: ReadonlySignal<KnownCouriers>
  refresh(): Promise<void>
  /** Resolves when no read is under way. */
  settled(): Promise<void>
  /** Resolves once they are there; throws why they are not. */
  need(): Promise<void>
}

/** The couriers, asked for again until they are there: by the clock while the socket is away, and when it is back. */
export function createCouriers(context: AreaContext): CourierList {
  const { resource, refresh, settled } = context.resource<readonly ShippingType[]>({
    load: context.use(reference).shippingTypes,
  })
  const again = async () => {
    if (resource.peek().data === null) await refresh()
  }
  context.onEnd(context.use(live).whileAway(again))
  void refresh()
  return {
    read: resource,
    list: computed(() => resource.value.data ?? []),
    known: computed(() => {
      const { data, busy, failure } = resource.value
      return data ?? (busy && failure === null ? 'coming' : 'unread')
    }),
    refresh,
    settled,
    async need() {
      await (resource.peek().busy ? settled() : again())
      const { data, failure } = resource.peek()
      if (data === null && failure) throw failure
    },
  }
}
