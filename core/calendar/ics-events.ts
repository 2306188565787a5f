import { getOrInsert } from '../base/get-or-insert'
import type { EventLines } from './ics-blocks'
import { type Clocks, dayLength, type IcsTime, readDuration, readTimeValue } from './ics-times'
import { hasPercent, maxPercent } from './rules'
import type { DayKind, DayPlan } from './types'

export interface TimeSpan {
  readonly start: IcsTime
  /** The same as the start for a day or a moment without a length. */
  readonly end: IcsTime
}

/** An additional occurrence of an event (RDATE). The end is set if the file gives a start and an end. */
export interface AddedTime {
  readonly start: IcsTime
  readonly end?: IcsTime
}

/** An event of a calendar file (RFC 5545), as its lines describe it. */
export interface IcsEvent extends TimeSpan {
  /** The id that the events of a series share; null if the event has none, and then belongs to no series. */
  readonly uid: string | null
  readonly sequence: number
  readonly name: string
  readonly plan: DayPlan
  readonly rules: readonly string[]
  readonly excludedRules: readonly string[]
  readonly added: readonly AddedTime[]
  readonly excluded: readonly IcsTime[]
  readonly isCancelled: boolean
  /** The occurrence of a series that this event replaces. */
  readonly replaces: IcsTime | null
  /** Whether the event also replaces the occurrences after it. */
  readonly isForFuture: boolean
}

interface Line {
  readonly params: string
  readonly value: string
}

/**
 * The properties that decide on which days an event is, and which of several versions counts. A broken line of these
 * makes the event unreadable.
 */
const requiredProperties =
  /^(DTSTART|DTEND|DURATION|RRULE|EXRULE|RDATE|EXDATE|RECURRENCE-ID|UID|STATUS|SEQUENCE)(?![\w-])/i
const otherProperties = /^(SUMMARY|X-MICROSOFT-CDO-ALLDAYEVENT|X-REELDOCK-KIND|X-REELDOCK-PERCENT)(?![\w-])/i
/** The last millisecond of the year 9999, because a day has four digits for its year. */
const maxTime = 253_402_300_799_999

/**
 * Reads one event. A cancelled event needs no time except that of the occurrence that it replaces.
 * @throws when a line of a required property cannot be read
 */
export function readEvent({ lines, isCalendarCancelled }: EventLines, clocks: Clocks): IcsEvent {
  const linesOfName = linesByName(lines)
  const linesOf = (name: string) => (linesOfName.get(name) ?? []).filter(({ value }) => value !== '')
  const firstValue = (name: string) => linesOf(name)[0]?.value
  const timesOf = (name: string) => linesOf(name).flatMap(line => valuesOf(line).map(value => timeIn(value, line)))

  const [replacedLine] = linesOf('RECURRENCE-ID')
  const replaces = replacedLine ? timeIn(replacedLine.value, replacedLine) : null
  const isCancelled = isCalendarCancelled || firstValue('STATUS')?.toUpperCase() === 'CANCELLED'
  const details = {
    uid: firstValue('UID') ?? null,
    sequence: Number.parseInt(firstValue('SEQUENCE') ?? '0', 10) || 0,
    name: textOf(firstValue('SUMMARY') ?? ''),
    plan: planOf(firstValue('X-REELDOCK-KIND'), firstValue('X-REELDOCK-PERCENT')),
    isCancelled,
    replaces,
    isForFuture: /;RANGE="?THISANDFUTURE/i.test(replacedLine?.params ?? ''),
  }
  const noRules = { rules: [], excludedRules: [], added: [], excluded: [] }
  const noTime: IcsTime = { at: 0, isDate: true, zone: null }
  if (isCancelled) return { ...details, ...noRules, start: noTime, end: noTime }

  const [startLine] = linesOf('DTSTART')
  const [endLine] = linesOf('DTEND')
  if (!startLine) throw new Error('no start')
  const start = timeIn(startLine.value, startLine)
  const length = firstValue('DURATION')
  const end = endLine
    ? sameClock(timeIn(endLine.value, endLine), start, clocks)
    : length === undefined
      ? start
      : endAfter(start, readDuration(length))
  if (end.at > maxTime || (end.at < start.at && end.zone === start.zone)) throw new Error('no end')
  const rules = linesOf('RRULE').map(({ value }) => value)
  const excludedRules = linesOf('EXRULE').map(({ value }) => value)
  const added = linesOf('RDATE').flatMap(line => valuesOf(line).map(value => spanIn(value, line)))
  const isMarkedWholeDay = firstValue('X-MICROSOFT-CDO-ALLDAYEVENT')?.toUpperCase() === 'TRUE'
  const span = isMarkedWholeDay ? byMidnights({ start, end }, clocks) : { start, end }
  return { ...details, ...span, rules, excludedRules, added, excluded: timesOf('EXDATE') }
}

function linesByName(lines: readonly string[]): Map<string, Line[]> {
  const found = new Map<string, Line[]>()
  for (const text of lines) {
    const name = (requiredProperties.exec(text) ?? otherProperties.exec(text))?.[1]?.toUpperCase()
    if (name === undefined) continue
    const [, params = '', value] = /^[\w-]+((?:"[^"]*"|[^":])*):(.*)$/s.exec(text) ?? []
    if (value !== undefined) getOrInsert(found, name, () => []).push({ params, value: value.trim() })
    else if (requiredProperties.test(text)) throw new Error('a line without a value')
  }
  return found
}

function valuesOf({ value }: Line): string[] {
  return value
    .split(',')
    .map(each => each.trim())
    .filter(each => each !== '')
}

function timeIn(value: string, { params }: Line): IcsTime {
  const [, quoted, plain] = /;TZID=(?:"([^"]*)"|([^";:]*))/i.exec(params) ?? []
  const zone = quoted ?? plain ?? ''
  return readTimeValue(value, zone === '' ? null : zone, /;VALUE="?DATE(?!-)/i.test(params))
}

function spanIn(value: string, line: Line): AddedTime {
  const [from = '', to] = value.split('/')
  const start = timeIn(from, line)
  if (to === undefined) return { start }
  return { start, end: /^[+-]?P/i.test(to) ? endAfter(start, readDuration(to)) : timeIn(to, line) }
}

/**
 * Returns the end of an event. If the start is a day without a time, the length is rounded up to whole days.
 * @param length milliseconds
 */
function endAfter(start: IcsTime, length: number): IcsTime {
  return { ...start, at: start.at + (start.isDate ? Math.ceil(length / dayLength) * dayLength : length) }
}

/**
 * Converts an end in UTC to the clock of its start, so that an occurrence under daylight saving ends like the first
 * one.
 */
function sameClock(end: IcsTime, start: IcsTime, { wallAt }: Clocks): IcsTime {
  if (end.zone !== 'UTC' || start.zone === 'UTC') return end
  return { ...end, at: wallAt(end.at, start.zone), zone: start.zone }
}

/**
 * Converts a start and an end in UTC to a clock that shows midnight at both: the partner's, that of a zone in the file,
 * or UTC itself. Without such a clock they stay as they are.
 */
function byMidnights({ start, end }: TimeSpan, { wallAt, zones }: Clocks): TimeSpan {
  if (start.zone !== 'UTC' || end.zone !== 'UTC') return { start, end }
  const zone = [null, ...zones, 'UTC'].find(
    each => wallAt(start.at, each) % dayLength === 0 && wallAt(end.at, each) % dayLength === 0,
  )
  if (zone === undefined) return { start, end }
  const isDate = zone === 'UTC'
  const shown = ({ at }: IcsTime): IcsTime => ({ at: wallAt(at, zone), isDate, zone: isDate ? null : zone })
  return { start: shown(start), end: shown(end) }
}

function textOf(value: string): string {
  return value.replace(/\\([\\;,Nn])/g, (_, escaped: string) => (/n/i.test(escaped) ? '\n' : escaped))
}

/** Returns the plan that our export wrote; every other event is a holiday. */
function planOf(kind = '', percent?: string): DayPlan {
  const dayKind = kind as DayKind
  const value = Number(percent ?? Number.NaN)
  if (hasPercent(dayKind) && Number.isInteger(value) && value >= 0 && value <= maxPercent[dayKind])
    return { kind: dayKind, percent: value }
  return { kind: 'holiday', percent: 0 }
}
