import { defineArea } from '../portal/container'
import type { ShippingType } from '../wire/reference'
import { fetchShippingTypes } from './api'

export interface Reference {
  shippingTypes(): Promise<readonly ShippingType[]>
}

export const reference = defineArea<Reference>('reference', context => {
  const shippingTypes = once(() => fetchShippingTypes(context.http))
  context.onRenewed(shippingTypes.forget)
  return { shippingTypes: shippingTypes.read }
})

/** Asked for once; a failure is forgotten, so that the next caller asks again. */
function once<Value>(ask: () => Promise<Value>): { read(): Promise<Value>; forget(): void } {
  let asked: Promise<Value> | null = null
  const forget = () => {
    asked = null
  }
  return {
    read() {
      asked ??= ask().catch(thrown => {
        forget()
        throw thrown
      })
      return asked
    },
    forget,
  }
}
