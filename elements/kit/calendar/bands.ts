import { addDays } from '../../../core/base/days'
import type { MonthMark } from './month-day'

/** The part of a range of days with the same mark that lies in one week. */
export interface Band {
  readonly mark: MonthMark
  /** The number of days of the range in this week. */
  readonly days: number
  /** Whether the range began in the week before. */
  readonly isContinued: boolean
  /** Whether the range continues in the week after. */
  readonly continues: boolean
}

function isSame(one: MonthMark | undefined, other: MonthMark | undefined): boolean {
  return one?.icon === other?.icon && one?.label === other?.label && one?.unsaved === other?.unsaved
}

/** Joins neighboring days of a week that have the same mark. The keys of the map are the first days of the bands. */
export function bandsOf(
  week: readonly string[],
  markOn: (date: string) => MonthMark | undefined,
): ReadonlyMap<string, Band> {
  const isLike = (mark: MonthMark, date: string, step: 1 | -1) => isSame(mark, markOn(addDays(date, step)))
  const bands = new Map<string, Band>()
  for (const [index, first] of week.entries()) {
    const mark = markOn(first)
    const isContinued = mark !== undefined && isLike(mark, first, -1)
    if (!mark || (isContinued && index > 0)) continue
    const rest = week.slice(index)
    const end = rest.findIndex(date => !isSame(mark, markOn(date)))
    const days = end < 0 ? rest.length : end
    bands.set(first, { mark, days, isContinued, continues: end < 0 && isLike(mark, rest.at(-1) ?? first, 1) })
  }
  return bands
}
