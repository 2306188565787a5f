import type { Day } from './base'

/** PUT {partners}/v1/partner/{org}: body CompanyDetails, or { companyId, drives: Drive[] } alone (the drive inventory save). Answers 200 Partner. */
/** POST {account}/v1/partners/accounts/{companyId}: body CompanyDetails without certifications. Answers 204. */
/** GET {partners}/v1/partner/calendar?startDate=&endDate= answers CalendarDay[]; POST …/calendar body { date, holiday } makes a new holiday; PUT {partners}/v1/partner/{org}/calendar body CalendarDay does everything else, on a day without a record too. Both answer the CalendarDay, its `version` the new one. A call is about one day: of several days that are saved together each is taken or refused for itself. */
export interface CalendarDay {
  date: Day
  holiday: boolean
  discount: number | null
  surge: number | null
  version?: string
} // whole percent: discount 0 to 100, surge 0 to 500, one of the two at most, none on a holiday
