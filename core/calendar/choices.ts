import { addDays, countDays, daysFrom } from '../base/days'
import { isEqual } from '../base/json'
import { type Typed, without } from '../drafts/cells'
import { choiceInCell, choiceOf, isSameChoice, rangeIn } from './choice-cells'
import { isPast, maxDays, planOf } from './rules'
import type { Choice, DayRecords, Span } from './types'

/** Days that are open for changes. Their choices are in the draft, one for each day. */
export interface Opened {
  /** The days in the two date fields, which may be half typed. */
  readonly days: Span | null
  /** The last complete range of these fields. Choices apply to it while the fields are half typed. */
  readonly range: Span | null
  /** Whether the days were typed instead of pressed. */
  readonly isTyped: boolean
  /** Whether a tap opened this one day. The next tap may then be on the last day of a range. */
  readonly isTapped?: boolean
  /**
   * The edits when these days were opened, without the choice that they were opened with. A day that leaves the choice
   * gets its edit back.
   */
  readonly previous: Typed
}

/**
 * How days are selected in the month: by a press, by the tap of a finger, by drawing, or by moving an end of the
 * selection.
 */
export type SelectedBy = 'press' | 'tap' | 'draw' | 'extend'

/** The changes of the draft that a choice makes. */
export type Changes = readonly (readonly [date: string, mine: unknown])[]

/** The state before a change of the draft. */
export interface Before {
  readonly typed: Typed
  /** The records of all open days; null until they are read. */
  readonly records: DayRecords | null
  readonly today: string
}

export const noneOpen: Opened = { days: null, range: null, isTyped: false, previous: new Map() }

/** Returns the days of a span that are not past. */
export function openDays(span: Span | null, today: string): string[] {
  return span ? daysFrom(span.from, span.to).filter(date => !isPast(date, today)) : []
}

/** Returns the choice that all days of a span have in common; null if they differ or are not read yet. */
export function commonChoice(span: Span | null, { typed, records, today }: Before): Choice | null {
  const days = openDays(span, today)
  const choices = (days.length > 0 ? days : [span?.from ?? '']).map(date => {
    const mine = typed.get(date)?.mine
    return mine === undefined ? records && choiceOf(planOf(records.get(date))) : choiceInCell(mine)
  })
  const first = choices[0] ?? null
  return first && choices.every(each => each && isSameChoice(each, first, '')) ? first : null
}

/** Returns the days in a row around a day that have the same choice. */
function stretchAround(date: string, typed: Typed): Span | null {
  const mine = typed.get(date)?.mine
  const isSame = (other: string) => typed.has(other) && isEqual(typed.get(other)?.mine, mine)
  if (mine === undefined) return null
  let [from, to] = [date, date]
  while (isSame(addDays(from, -1))) from = addDays(from, -1)
  while (isSame(addDays(to, 1))) to = addDays(to, 1)
  return { from, to }
}

/** Returns whether the open days have a choice that was made after they were opened, or that they were opened with. */
export function isChosen({ range, previous }: Opened, { typed, today }: Before): boolean {
  return openDays(range, today).some(date => {
    const mine = typed.get(date)?.mine
    return mine !== undefined && !isEqual(mine, previous.get(date)?.mine)
  })
}

/**
 * Returns the changes that move a choice from the open days to other days. Days without the choice get their previous
 * edits back.
 */
function placeChoice(
  { range, previous }: Opened,
  to: Span | null,
  choice: Choice | null,
  { typed, records, today }: Before,
): Changes {
  // The saved plan is read here, because a colleague may have changed it after the choice was made.
  const savedChoice = (date: string) => (records ? choiceOf(planOf(records.get(date))) : typed.get(date)?.over)
  const next = new Set(openDays(choice && to, today))
  const vacated = openDays(range, today).filter(date => !next.has(date) && (typed.has(date) || previous.has(date)))
  return [
    ...vacated.map(date => [date, (previous.get(date) ?? { mine: savedChoice(date) }).mine] as const),
    ...[...next].map(date => [date, choice] as const),
  ]
}

function moveChoice(opened: Opened, next: Span, before: Before): Changes {
  const choice = isChosen(opened, before) ? commonChoice(opened.range, before) : null
  return choice ? placeChoice(opened, next, choice, before) : []
}

function openAt(days: Span, typed: Typed): Opened {
  return { days, range: days, isTyped: false, previous: without(typed, daysFrom(days.from, days.to)) }
}

/** Returns the state after a draft is restored: the stretch of the last choice is open. */
export function openRestored(typed: Typed, today: string): Opened {
  const last = [...typed.keys()].findLast(date => !isPast(date, today))
  const stretch = last === undefined ? null : stretchAround(last, typed)
  return stretch ? openAt(stretch, typed) : noneOpen
}

/** Returns the range that a tap on its last day completes; null if the tap opens a new day. */
function rangeByTap({ range, isTapped }: Opened, { to }: Span, { typed }: Before): Span | null {
  const isLater = isTapped && range !== null && range.to < to
  return isLater && !typed.has(range.from) && !typed.has(to) ? { from: range.from, to } : null
}

/**
 * Returns the state after days are selected. A tap on a later day than the open one selects the days between, because a
 * finger can neither draw nor hold Shift; this needs two days without a choice. A moved end takes the choice along.
 * Otherwise the choice stays with its days: a press on one of them, or drawing over exactly these days, opens all of
 * them again.
 */
export function selectDays(opened: Opened, days: Span, by: SelectedBy, before: Before): [Opened, Changes] {
  const range = by === 'tap' ? rangeByTap(opened, days, before) : null
  if (range) return selectDays(opened, range, 'draw', before)
  const span = { from: days.from, to: days.to }
  const next = { days: span, range: span, isTyped: false }
  if (by === 'extend') return [{ ...opened, ...next, isTapped: false }, moveChoice(opened, span, before)]
  const stretch = stretchAround(days.from, before.typed)
  const isReopened =
    stretch && (by === 'press' || by === 'tap' || (stretch.from === days.from && stretch.to === days.to))
  return [isReopened ? openAt(stretch, before.typed) : { ...next, previous: before.typed, isTapped: by === 'tap' }, []]
}

/**
 * Returns the state after an edit of the date fields. The choice follows as soon as the range is valid and not too
 * long.
 */
export function retypeDays(opened: Opened, days: Span, before: Before): [Opened, Changes] {
  const range = rangeIn(days)
  if (!range || countDays(range.from, range.to) > maxDays) return [{ ...opened, days, isTyped: true }, []]
  return [{ ...opened, days, range, isTyped: true, isTapped: false }, moveChoice(opened, range, before)]
}

/** Returns the changes that make a choice for the open days. */
export function chooseFor({ range }: Opened, choice: Choice, today: string): Changes {
  return openDays(range, today).map(date => [date, choice] as const)
}

/** Returns the changes that discard the choice of the open days. */
export function discardChoice(opened: Opened, before: Before): Changes {
  return placeChoice(opened, null, null, before)
}
