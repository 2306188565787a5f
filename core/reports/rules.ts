import { addDays, countDays, isDay, weekdayOf } from '../base/days'
import { type Text, text } from '../i18n/translate'
import type { Day } from '../wire/base'
import type { ReportRange } from './types'

/** The maximum number of days of a report (decision 27). */
export const maxRange = 366

/** The first and the last day that a report may have: a typing error in a year is shown before anything is read. */
export const firstDay: Day = '1970-01-01'
export const lastDay: Day = '2100-12-31'

/** The maximum number of rows in a preview. */
export const previewRows = 100

/** The maximum number of rows in a print: about 150 pages. */
export const printRows = 5000

export const presets = ['last7', 'last30', 'last8Weeks', 'thisMonth', 'lastMonth', 'lastYear'] as const
export type Preset = (typeof presets)[number]

/**
 * Returns the days of a preset, as of today in the partner's zone. Eight weeks are the current one and the seven
 * before, from a Monday.
 */
export function presetRange(preset: Preset, today: Day): ReportRange {
  const monthStart = `${today.slice(0, 7)}-01`
  if (preset === 'thisMonth') return { from: monthStart, to: today }
  if (preset === 'lastMonth') {
    const to = addDays(monthStart, -1)
    return { from: `${to.slice(0, 7)}-01`, to }
  }
  if (preset === 'last8Weeks') return { from: addDays(today, 1 - weekdayOf(today) - 7 * 7), to: today }
  const count = preset === 'last7' ? 7 : preset === 'last30' ? 30 : 365
  return { from: addDays(today, 1 - count), to: today }
}

/** Returns the range of the given days: until today without a last day, over 30 days without a first one. */
export function rangeGiven({ from, to }: ReportRange, today: Day): ReportRange {
  const last = to === '' ? today : to
  return { from: from === '' ? presetRange('last30', isDay(last) ? last : today).from : from, to: last }
}

/** Returns the preset of a range, if it is one. */
export function presetOf(range: ReportRange, today: Day): Preset | null {
  return presets.find(preset => sameRange(presetRange(preset, today), range)) ?? null
}

export function sameRange(a: ReportRange, b: ReportRange): boolean {
  return a.from === b.from && a.to === b.to
}

/** Returns why two typed days are no range of a report; null when they are. */
export function rangeProblem({ from, to }: ReportRange): Text | null {
  if (from === '' || to === '') return text('reports.rangeRequired')
  if (!isDay(from) || !isDay(to)) return text('kit.notADay')
  if (from < firstDay || to > lastDay)
    return text('reports.yearsOutside', { first: firstDay.slice(0, 4), last: lastDay.slice(0, 4) })
  if (from > to) return text('kit.daysTurned')
  return countDays(from, to) > maxRange ? text('reports.rangeTooLong', { most: maxRange }) : null
}

/** Returns the name of the file when the server sends none (decision 27). */
export function fallbackName({ from, to }: ReportRange): string {
  return `work-orders_${from}_${to}.csv`
}
