import { computed } from '@preact/signals-core'
import { defaultTimeout, readStored, storeValue } from '../base/storage'
import { type AreaContext, defineArea } from '../portal/container'
import type { Country, ShippingType, Timezone } from '../wire/reference'
import { fetchCountries, fetchShippingTypes, fetchTimezones } from './api'

/** The lists of choices in a company's form. */
export interface CompanyLists {
  readonly countries: readonly Country[]
  readonly timezones: readonly Timezone[]
}

export const reference = defineArea('reference', context => {
  const shippingTypes = once<readonly ShippingType[]>(() => fetchShippingTypes(context.http))
  const timezones = once(() => cached(context, 'timezones', () => fetchTimezones(context.http)))
  const countries = once(() => cached(context, 'countries', () => fetchCountries(context.http)))
  context.onRenewed(shippingTypes.forget)
  async function companyLists(): Promise<CompanyLists> {
    const [allCountries, zones] = await Promise.all([countries.read(), timezones.read()])
    return { countries: allCountries, timezones: zones }
  }
  return { shippingTypes: shippingTypes.read, timezones: timezones.read, countries: countries.read, companyLists }
})

/** Reads the lists of a company's form at once, and returns their calling codes: none until they are read. */
export function companyLists(context: AreaContext) {
  const { resource: lists, refresh: refreshLists } = context.resource({ load: context.use(reference).companyLists })
  void refreshLists()
  const codes = computed(() => lists.value.data?.countries.map(({ intlCode }) => intlCode) ?? [])
  return { lists, refreshLists, codes }
}

/** Returns a list from session storage, or reads and stores it, once for each list and server. */
async function cached<Row>(
  { options }: AreaContext,
  list: string,
  ask: () => Promise<readonly Row[]>,
): Promise<readonly Row[]> {
  const { bases, sessionTimeout = defaultTimeout } = options.peek()
  const key = `${list}:${bases.main}`
  const stored = readStored('session', key)
  if (Array.isArray(stored)) return stored
  const rows = await ask()
  if (rows.length > 0) storeValue('session', key, rows, sessionTimeout)
  return rows
}

/** Returns a read that all callers share. A failed read is forgotten, so that the next caller reads again. */
function once<Value>(ask: () => Promise<Value>): { read(): Promise<Value>; forget(): void } {
  let request: Promise<Value> | null = null
  const forget = () => {
    request = null
  }
  return {
    read() {
      request ??= ask().catch(thrown => {
        forget()
        throw thrown
      })
      return request
    },
    forget,
  }
}
