import type { CompanyDetails } from '../wire/people'
import type { Hours } from './types'

/** Hours by weekday of a partner; a day that is closed, or whose hours are turned, has none. */
export function weekOf(businessHours: CompanyDetails['businessHours']): ReadonlyMap<number, Hours> {
  return new Map(
    businessHours.flatMap(({ dayOrdinal, startTime: start, endTime: end }) =>
      start && end && start < end ? [[dayOrdinal, { start, end }] as const] : [],
    ),
  )
}
