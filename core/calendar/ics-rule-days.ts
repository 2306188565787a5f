import { type Rule, sorted, type Weekday } from './ics-rule-parts'
import { dayLength, dayStart } from './ics-times'

/** The day after the last one of the year 9999: days have four digits for their year. */
const end = dayAt(10_000, 0, 1)
const allMonths = Array.from({ length: 12 }, (_, index) => index + 1)

/**
 * Returns the days of each period of a rule, as the calendar has them, so that no day that does not exist moves into the
 * month after it. A frequency shorter than a day has the periods of a daily one.
 */
export function* periodsOfRule(rule: Rule, start: number): Generator<number[]> {
  const first = dayStart(start)
  for (let index = 0; ; index += 1) {
    const days = daysOfPeriod(rule, new Date(first), index)
    if (!days) return
    yield days
  }
}

/** Returns null for a period after the last year. Days that the rule names are not searched among the others. */
function daysOfPeriod(rule: Rule, first: Date, index: number): number[] | null {
  const { frequency, interval, weekStart, weekdays } = rule
  const by = index * interval
  const [year, month] = [first.getUTCFullYear(), first.getUTCMonth()]
  if (frequency === 'YEARLY') {
    const months = rule.months.length > 0 ? sorted(rule.months) : allMonths
    return year + by > 9999 ? null : months.flatMap(each => daysOfMonth(year + by, each - 1, rule))
  }
  if (frequency === 'MONTHLY') return dayAt(year, month + by, 1) < end ? daysOfMonth(year, month + by, rule) : null
  if (frequency === 'WEEKLY') {
    const week = first.getTime() + (by * 7 - ((first.getUTCDay() - weekStart + 7) % 7)) * dayLength
    const named = sorted(weekdays.map(({ weekday }) => (weekday - weekStart + 7) % 7))
    return week < end ? named.map(at => week + at * dayLength) : null
  }
  const day = first.getTime() + dayLength * (frequency === 'DAILY' ? by : index)
  return day < end ? [day] : null
}

function daysOfMonth(year: number, month: number, { monthDays }: Rule): number[] {
  const first = dayAt(year, month, 1)
  const length = (dayAt(year, month + 1, 1) - first) / dayLength
  const named = sorted(monthDays.map(day => (day < 0 ? length + day : day - 1)))
  const all = monthDays.length > 0 ? named : Array.from({ length }, (_, at) => at)
  return all.filter(at => at >= 0 && at < length).map(at => first + at * dayLength)
}

/** Date.UTC reads the years before 100 as those of the 20th century. */
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
      const [at, length] = isOfMonth ? inMonth() : inYear()
      return nth === (nth > 0 ? Math.ceil(at / 7) : -Math.ceil((length - at + 1) / 7))
    }
  }
}

/** Whether one of several indexes, which from the end are negative, is that of a part. */
function hasIndex(indexes: readonly number[], at: number, length: number): boolean {
  return indexes.includes(at) || indexes.includes(at - length - 1)
}

function dayOfYear(day: number, year: number): number {
  return (day - dayAt(year, 0, 1)) / dayLength + 1
}

/** Returns the number of a day's week and the weeks of its year; a week is of the year with at least four of its days. */
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
