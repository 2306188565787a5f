import type { Day } from './base'

/** PUT {partners}/v1/partner/{org}: body CompanyDetails, or { companyId, drives: Drive[] } alone (the drive inventory save). Answers 200 Partner. */
/** POST {account}/v1/partners/accounts/{companyId}: body CompanyDetails without certifications. Answers 204. */
/** GET {partners}/v1/partner/calendar?startDate=&endDate= answers CalendarDay[]; POST …/calendar body { date, holiday } creates a holiday on a day without a record; PUT {partners}/v1/partner/{org}/calendar body CalendarDay makes any other change, also on a day without a record. Both answer the CalendarDay with its new `version`. Each call is about one day, so each of several saved days can succeed or fail separately. */
export interface CalendarDay {
  date: Day
  holiday: boolean
  discount: number | null
  surge: number | null
  version?: string
} // whole percent: discount 0 to 100, surge 0 to 500, one of the two at most, none on a holiday
