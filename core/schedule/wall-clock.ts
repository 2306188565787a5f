import dayjs, { type Dayjs } from 'dayjs'
import timezone from 'dayjs/plugin/timezone'
import utc from 'dayjs/plugin/utc'
import { firstZone } from '../base/time'
import type { Day, Instant, TimeOfDay } from '../wire/base'

dayjs.extend(utc)
dayjs.extend(timezone)

/** A time that can be read as the clocks of a zone show it; null for one that cannot. A zone that nobody knows reads as UTC. */
export function wallClock(at: Instant | number, zone: string): Dayjs | null {
  const moment = dayjs(at)
  return moment.isValid() ? moment.tz(firstZone(zone)) : null
}

/** The day that the clocks of a zone show. */
export function dayAt(at: number, zone: string): Day {
  return dayjs(at).tz(firstZone(zone)).format('YYYY-MM-DD')
}

/** When the clocks of a zone show a time on a day, in epoch milliseconds. */
export function timeOn(day: Day, time: TimeOfDay, zone: string): number {
  return dayjs.tz(`${day} ${time}`, firstZone(zone)).valueOf()
}
