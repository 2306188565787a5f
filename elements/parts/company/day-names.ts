export interface DayName {
  readonly long: string
  readonly short: string
}

/** A Monday. */
const monday = Date.UTC(2024, 0, 1)
const day = 24 * 3600 * 1000

/** Returns the names of Monday to Sunday. */
export function dayNamesIn(locale: string): readonly DayName[] {
  const format = (weekday: 'long' | 'short') => new Intl.DateTimeFormat(locale, { weekday, timeZone: 'UTC' })
  const [long, short] = [format('long'), format('short')]
  return Array.from({ length: 7 }, (_, index) => monday + index * day).map(at => ({
    long: long.format(at),
    short: short.format(at),
  }))
}
