import ICAL from 'ical.js'
import { dayStart, type IcsTime } from './ics-times'

const frequencies = ['SECONDLY', 'MINUTELY', 'HOURLY', 'DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'] as const
export type Frequency = (typeof frequencies)[number]

export interface Weekday {
  /** The position in the month or year: 2 is the second such weekday, -2 the last but one, and 0 each. */
  readonly nth: number
  /** Sunday is 0. */
  readonly weekday: number
}

/** A rule with the parts that its start implies. A part without values permits every value. */
export interface Rule {
  readonly frequency: Frequency
  readonly interval: number
  /** Null if the rule has no end, or ends at a time. */
  readonly count: number | null
  /** The weekday on which weeks begin; Sunday is 0. */
  readonly weekStart: number
  readonly months: readonly number[]
  readonly weeks: readonly number[]
  readonly yearDays: readonly number[]
  readonly monthDays: readonly number[]
  readonly weekdays: readonly Weekday[]
  readonly hours: readonly number[]
  readonly minutes: readonly number[]
  readonly seconds: readonly number[]
  readonly positions: readonly number[]
}

const knownParts =
  /^(FREQ|COUNT|INTERVAL|WKST|BYSECOND|BYMINUTE|BYHOUR|BYDAY|BYMONTHDAY|BYYEARDAY|BYWEEKNO|BYMONTH|BYSETPOS|X-.*|)$/
const dayNames = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA']

/**
 * Reads the parts of a rule except UNTIL.
 * @throws when a part cannot be read, would be ignored, or is not for this frequency
 */
export function readRule(parts: readonly string[], start: IcsTime): Rule {
  const relevant = parts.filter(part => part !== 'RSCALE=GREGORIAN' && part !== '')
  if (!relevant.every(part => knownParts.test(part.split('=')[0] ?? ''))) throw new Error('an unknown part of a rule')
  const { freq, interval, count, wkst, parts: by } = ICAL.Recur.fromString(relevant.join(';'))
  const frequency = frequencies.find(each => each === freq)
  if (!frequency || count === 0) throw new Error('no rule')
  const rule = {
    frequency,
    interval,
    count,
    weekStart: wkst - 1,
    months: by.BYMONTH ?? [],
    weeks: by.BYWEEKNO ?? [],
    yearDays: by.BYYEARDAY ?? [],
    monthDays: by.BYMONTHDAY ?? [],
    weekdays: (by.BYDAY ?? []).map(weekdayOf),
    hours: by.BYHOUR ?? [],
    minutes: by.BYMINUTE ?? [],
    seconds: by.BYSECOND ?? [],
    positions: by.BYSETPOS ?? [],
  }
  if (!isAllowed(rule)) throw new Error('a part that is not for this frequency')
  return { ...rule, ...impliedDay(rule, start), ...impliedTime(rule, start) }
}

function weekdayOf(text: string): Weekday {
  return { nth: Number.parseInt(text, 10) || 0, weekday: dayNames.indexOf(text.slice(-2)) }
}

/** Returns whether the table of RFC 5545, 3.3.10 allows these parts for the frequency. */
function isAllowed({ frequency, weeks, yearDays, monthDays, weekdays }: Rule): boolean {
  const isCounted = weekdays.some(({ nth }) => nth !== 0)
  if (frequency === 'YEARLY') return !(isCounted && weeks.length > 0)
  if (weeks.length > 0 || (isCounted && frequency !== 'MONTHLY')) return false
  if (frequency === 'WEEKLY' && monthDays.length > 0) return false
  return yearDays.length === 0 || ['SECONDLY', 'MINUTELY', 'HOURLY'].includes(frequency)
}

/**
 * Returns the day that the start implies; nothing if the rule names a day. A rule that starts on the 31st applies to
 * the 31st, and skips months without a 31st.
 */
function impliedDay({ frequency, months, weeks, yearDays, monthDays, weekdays }: Rule, { at }: IcsTime): Partial<Rule> {
  const date = new Date(at)
  const hasDay = yearDays.length + monthDays.length + weekdays.length > 0
  if (hasDay || !['WEEKLY', 'MONTHLY', 'YEARLY'].includes(frequency)) return {}
  if (frequency === 'WEEKLY' || weeks.length > 0) return { weekdays: [{ nth: 0, weekday: date.getUTCDay() }] }
  const hasMonth = frequency === 'MONTHLY' || months.length > 0
  return { monthDays: [date.getUTCDate()], months: hasMonth ? months : [date.getUTCMonth() + 1] }
}

/**
 * Returns the hours, minutes and seconds of a rule. The start implies the parts that are shorter than the frequency, if
 * the rule does not name them. For a day without a time, named parts are ignored and midnight is implied.
 */
function impliedTime({ frequency, hours, minutes, seconds }: Rule, { at, isDate }: IcsTime): Partial<Rule> {
  const permitted = (values: readonly number[]) => (isDate ? [] : values)
  const implied = (values: readonly number[], own: number, isShorter: boolean) =>
    permitted(values).length > 0 || !isShorter ? sorted(permitted(values)) : [own]
  const second = Math.floor((at - dayStart(at)) / 1000)
  return {
    hours: implied(hours, Math.floor(second / 3600), !['SECONDLY', 'MINUTELY', 'HOURLY'].includes(frequency)),
    minutes: implied(minutes, Math.floor(second / 60) % 60, !['SECONDLY', 'MINUTELY'].includes(frequency)),
    seconds: implied(seconds, second % 60, frequency !== 'SECONDLY'),
  }
}

/** Returns each value once, in ascending order. */
export function sorted(values: readonly number[]): number[] {
  return [...new Set(values)].sort((a, b) => a - b)
}
