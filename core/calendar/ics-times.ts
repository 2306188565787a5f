import ICAL from 'ical.js'
import { dayNumber, isDay } from '../base/days'
import { dayTimeIn } from '../base/time'
import { isZone } from '../base/zones'
import type { Day } from '../wire/base'

export const dayLength = 86_400_000

/** A time as a clock shows it. */
export interface IcsTime {
  /** In milliseconds as if the clock showed UTC, for arithmetic. */
  readonly at: number
  /** Whether this is a day without a time. */
  readonly isDate: boolean
  /** "UTC", a time zone of the file, or null for a floating time (RFC 5545), which every clock shows. */
  readonly zone: string | null
}

export function dayStart(at: number): number {
  return Math.floor(at / dayLength) * dayLength
}

const form = /^(\d{4})-?(\d\d)-?(\d\d)(?:T(\d\d):?(\d\d)(?::?(\d\d))?(Z)?)?$/i

/**
 * Returns a time of a calendar file. A day may or may not be marked as a date; "24:00" is the midnight after the day.
 * @throws when the text is no time
 */
export function readTimeValue(text: string, zone: string | null, isMarkedDate: boolean): IcsTime {
  const [, year, month, date, hour, minute = '00', second = '00', utc] = form.exec(text.trim()) ?? []
  const day: Day = `${year}-${month}-${date}`
  if (!isDay(day)) throw new Error('no day')
  const [hours, minutes, seconds] = [Number(hour ?? 0), Number(minute), Number(second)]
  const timeOfDay = ((hours * 60 + minutes) * 60 + Math.min(seconds, 59)) * 1000
  if (timeOfDay > dayLength || minutes > 59 || seconds > 60) throw new Error('no time')
  const isDate = hour === undefined || (isMarkedDate && timeOfDay === 0)
  return { at: dayNumber(day) + timeOfDay, isDate, zone: isDate ? null : utc ? 'UTC' : zone }
}

/**
 * Returns the milliseconds of a duration.
 * @throws when the text is no duration, or the duration is negative
 */
export function readDuration(text: string): number {
  const found = /^\+?P(?:(\d+)W)?(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?$/i.exec(text.trim())
  if (!found) throw new Error('no duration')
  const [weeks = 0, days = 0, hours = 0, minutes = 0, seconds = 0] = found.slice(1).map(part => Number(part ?? 0))
  return (((weeks * 7 + days) * 24 + hours) * 3600 + minutes * 60 + seconds) * 1000
}

export type Clocks = ReturnType<typeof createClocks>

/**
 * Returns the conversions between the clocks of a calendar file, and the names of the zones that the file describes. A
 * zone is the platform's zone of that name, else one that the file describes, else the partner's.
 */
export function createClocks(descriptions: readonly string[], partnerZone: string) {
  let described: Map<string, ICAL.Timezone> | null = null
  const zones = descriptions.flatMap(text => /^TZID:(.+)$/im.exec(text)?.[1]?.trim() ?? [])
  const describedZone = (zone: string) => {
    described ??= describedIn(descriptions)
    return described.get(zone)
  }
  const platformWall = (instant: number, zone: string) => {
    const shown = Date.parse(`${dayTimeIn(new Date(instant).toISOString(), zone).replace(' ', 'T')}Z`)
    return Number.isNaN(shown) ? instant : shown + (instant % 60_000)
  }
  /** Returns the time that the clock of a zone shows at an instant. */
  function wallAt(instant: number, zone: string | null): number {
    if (zone === 'UTC') return instant
    if (zone !== null && isZone(zone)) return platformWall(instant, zone)
    const fileZone = zone === null ? undefined : describedZone(zone)
    return fileZone
      ? instant + offsetAt(fileZone, instant + offsetAt(fileZone, instant))
      : platformWall(instant, partnerZone)
  }
  /** Returns the instant at which the clock of a zone shows a time. */
  function instantAt(wall: number, zone: string | null): number {
    const guess = wall - (wallAt(wall, zone) - wall)
    return wall - (wallAt(guess, zone) - guess)
  }
  /** Returns a time as the clock of the event shows it; for an instant in UTC, as the partner's clock shows it. */
  const shownAt = ({ at, zone }: IcsTime) => (zone === 'UTC' ? wallAt(at, partnerZone) : at)
  return { wallAt, instantAt, shownAt, zones }
}

function offsetAt(zone: ICAL.Timezone, wall: number): number {
  return zone.utcOffset(ICAL.Time.fromJSDate(new Date(wall), true)) * 1000
}

/**
 * Returns the zones that the file describes. A description that cannot be read is left out, so that its zone is
 * unknown.
 */
function describedIn(descriptions: readonly string[]): Map<string, ICAL.Timezone> {
  const zones = new Map<string, ICAL.Timezone>()
  for (const text of descriptions)
    try {
      const zone = new ICAL.Timezone(new ICAL.Component(ICAL.parse(text)))
      zone.utcOffset(ICAL.Time.now())
      zones.set(zone.tzid, zone)
    } catch {}
  return zones
}
