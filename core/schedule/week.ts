import type { CompanyDetails } from '../wire/people'
import type { Hours } from './types'

/** Returns the hours of a partner by weekday; a closed day, or one with an end before its start, has none. */
export function weekOf(businessHours: CompanyDetails['businessHours']): ReadonlyMap<number, Hours> {
  return new Map(
    businessHours.flatMap(({ dayOrdinal, startTime: start, endTime: end }) =>
      start && end && start < end ? [[dayOrdinal, { start, end }] as const] : [],
    ),
  )
}
