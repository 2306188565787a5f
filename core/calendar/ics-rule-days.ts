import { type Rule, sorted, type Weekday } from './ics-rule-parts'
import { dayLength, dayStart } from './ics-times'

/** The first day after the year 9999, because a day has four digits for its year. */
const firstDayTooLate = dayAt(10_000, 0, 1)
const allMonths = Array.from({ length: 12 }, (_, index) => index + 1)

/**
 * Returns the days of each period of a rule (RFC 5545, RRULE). Days that do not exist are skipped instead of moved into
 * the next month. A rule with a frequency shorter than a day has the periods of a daily rule.
 */
export function* periodsOfRule(rule: Rule, start: number): Generator<number[]> {
  const first = dayStart(start)
  for (let index = 0; ; index += 1) {
    const days = daysOfPeriod(rule, new Date(first), index)
    if (!days) return
    yield days
  }
}

/** Returns the days of one period; null after the last year. Days that the rule names are computed, not searched. */
function daysOfPeriod(rule: Rule, first: Date, index: number): number[] | null {
  const { frequency, interval, weekStart, weekdays } = rule
  const by = index * interval
  const [year, month] = [first.getUTCFullYear(), first.getUTCMonth()]
  if (frequency === 'YEARLY') {
    const months = rule.months.length > 0 ? sorted(rule.months) : allMonths
    return year + by > 9999 ? null : months.flatMap(each => daysOfMonth(year + by, each - 1, rule))
  }
  if (frequency === 'MONTHLY')
    return dayAt(year, month + by, 1) < firstDayTooLate ? daysOfMonth(year, month + by, rule) : null
  if (frequency === 'WEEKLY') {
    const week = first.getTime() + (by * 7 - ((first.getUTCDay() - weekStart + 7) % 7)) * dayLength
    const named = sorted(weekdays.map(({ weekday }) => (weekday - weekStart + 7) % 7))
    return week < firstDayTooLate ? named.map(offset => week + offset * dayLength) : null
  }
  const day = first.getTime() + dayLength * (frequency === 'DAILY' ? by : index)
  return day < firstDayTooLate ? [day] : null
}

function daysOfMonth(year: number, month: number, { monthDays }: Rule): number[] {
  const first = dayAt(year, month, 1)
  const length = (dayAt(year, month + 1, 1) - first) / dayLength
  const named = sorted(monthDays.map(day => (day < 0 ? length + day : day - 1)))
  const all = monthDays.length > 0 ? named : Array.from({ length }, (_, offset) => offset)
  return all.filter(offset => offset >= 0 && offset < length).map(offset => first + offset * dayLength)
}

/** Returns a day by its year, month and date. Date.UTC would read the years before 100 as those of the 20th century. */
function dayAt(year: number, month: number, date: number): number {
  return new Date(0).setUTCFullYear(year, month, date)
}

/** Returns a check that a day satisfies every part of a rule. */
export function isInRule({ frequency, weekStart, months, weeks, yearDays, monthDays, weekdays }: Rule) {
  const isOfMonth = frequency === 'MONTHLY' || months.length > 0
  return (day: number): boolean => {
    const date = new Date(day)
    const [year, month, monthDay] = [date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate()]
    if (months.length > 0 && !months.includes(month + 1)) return false
    const inMonth = () => [monthDay, new Date(dayAt(year, month + 1, 0)).getUTCDate()] as const
    const inYear = () => [dayOfYear(day, year), dayOfYear(dayAt(year, 11, 31), year)] as const
    if (monthDays.length > 0 && !hasIndex(monthDays, ...inMonth())) return false
    if (yearDays.length > 0 && !hasIndex(yearDays, ...inYear())) return false
    if (weeks.length > 0 && !hasIndex(weeks, ...weekOf(day, weekStart))) return false
    return weekdays.length === 0 || weekdays.some(isWeekday)

    function isWeekday({ nth, weekday }: Weekday): boolean {
      if (weekday !== date.getUTCDay()) return false
      if (nth === 0) return true
      const [index, length] = isOfMonth ? inMonth() : inYear()
      return nth === (nth > 0 ? Math.ceil(index / 7) : -Math.ceil((length - index + 1) / 7))
    }
  }
}

/** Returns whether a list has an index, counted from the start or, if negative, from the end. */
function hasIndex(indexes: readonly number[], index: number, length: number): boolean {
  return indexes.includes(index) || indexes.includes(index - length - 1)
}

function dayOfYear(day: number, year: number): number {
  return (day - dayAt(year, 0, 1)) / dayLength + 1
}

/**
 * Returns the number of a day's week and the count of weeks in its year. A week belongs to the year with at least four
 * of its days.
 */
function weekOf(day: number, weekStart: number): [week: number, weeks: number] {
  const sinceWeekStart = (new Date(day).getUTCDay() - weekStart + 7) % 7
  const middle = new Date(day + (3 - sinceWeekStart) * dayLength)
  const year = middle.getUTCFullYear()
  // The last week of a year is the one with its 28 December.
  const weekIn = (time: number) => Math.ceil(dayOfYear(time, year) / 7)
  const last = dayAt(year, 11, 28)
  const sinceLast = (new Date(last).getUTCDay() - weekStart + 7) % 7
  return [weekIn(middle.getTime()), weekIn(last + (3 - sinceLast) * dayLength)]
}
