import { addDays, countDays, isDay, weekdayOf } from '../base/days'
import { type Text, text } from '../i18n/translate'
import type { Day } from '../wire/base'
import type { ReportRange } from './types'

/** Days in a report at most (decision 27). */
export const longestRange = 366

/** The first and the last day that a report may name: a typing error in a year is told before anything is asked for. */
export const firstDay: Day = '1970-01-01'
export const lastDay: Day = '2100-12-31'

/** Rows that a preview holds at most. */
export const previewRows = 100

/** Rows that a print holds at most: about 150 pages. */
export const printRows = 5000

export const presets = ['last7', 'last30', 'last8Weeks', 'thisMonth', 'lastMonth', 'lastYear'] as const
export type Preset = (typeof presets)[number]

/** The days of a preset, as of today in the partner's zone. Eight weeks are the current one and the seven before, from a Monday. */
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

/** The range of the days that are given: without a last day up to today, without a first one 30 days. */
export function rangeGiven({ from, to }: ReportRange, today: Day): ReportRange {
  const last = to === '' ? today : to
  return { from: from === '' ? presetRange('last30', isDay(last) ? last : today).from : from, to: last }
}

/** The preset that a range is, if any. */
export function presetOf(range: ReportRange, today: Day): Preset | null {
  return presets.find(preset => sameRange(presetRange(preset, today), range)) ?? null
}

export function sameRange(a: ReportRange, b: ReportRange): boolean {
  return a.from === b.from && a.to === b.to
}

/** Why a report cannot be made of two days as they were typed; null when it can. */
export function rangeProblem({ from, to }: ReportRange): Text | null {
  if (from === '' || to === '') return text('reports.rangeRequired')
  if (!isDay(from) || !isDay(to)) return text('kit.notADay')
  if (from < firstDay || to > lastDay)
    return text('reports.yearsOutside', { first: firstDay.slice(0, 4), last: lastDay.slice(0, 4) })
  if (from > to) return text('kit.daysTurned')
  return countDays(from, to) > longestRange ? text('reports.rangeTooLong', { most: longestRange }) : null
}

/** What the file is called where the server does not say (decision 27). */
export function fallbackName({ from, to }: ReportRange): string {
  return `work-orders_${from}_${to}.csv`
}
