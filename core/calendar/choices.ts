import { addDays, countDays, daysFrom } from '../base/days'
import { isEqual } from '../base/json'
import { type Typed, without } from '../drafts/cells'
import { isPast, mostDays, planOf } from './rules'
import type { Choice, KnownDays, Span } from './types'
import { choiceOf, inCell, rangeIn, sameChoice } from './wanted'

/** Days that are open to be changed. What is chosen for them stands in the draft, day by day. */
export interface Opened {
  /** As typed, or on the way there. */
  readonly days: Span | null
  /** The last whole days that these were: a choice is for them while others are half typed. */
  readonly range: Span | null
  /** The days were typed, not pressed. */
  readonly typed: boolean
  /** A tap opened this one day: the next tap may be on its last day. */
  readonly tapped?: boolean
  /** What was chosen for other days as these were opened: it is there again on those that a choice leaves. */
  readonly under: Typed
}

/** How days were selected in the month: by one press, a tap of a finger, drawn over, or by moving an end of those that are selected. */
export type SelectedBy = 'press' | 'tap' | 'draw' | 'extend'

/** What a choice changes in the draft. */
export type Changes = readonly (readonly [date: string, mine: unknown])[]

/** What the draft is changed from. */
export interface Before {
  readonly typed: Typed
  /** What is known of all of the open days; null until it is. */
  readonly known: KnownDays | null
  readonly today: string
}

export const nothingOpen: Opened = { days: null, range: null, typed: false, under: new Map() }

/** The days of a span that can be changed. */
export function openDays(span: Span | null, today: string): string[] {
  return span ? daysFrom(span.from, span.to).filter(date => !isPast(date, today)) : []
}

/** What all of some days are to be; null where they differ, or where it is not known what they are. */
export function commonChoice(span: Span | null, { typed, known, today }: Before): Choice | null {
  const days = openDays(span, today)
  const choices = (days.length > 0 ? days : [span?.from ?? '']).map(date => {
    const mine = typed.get(date)?.mine
    return mine === undefined ? known && choiceOf(planOf(known.get(date))) : inCell(mine)
  })
  const first = choices[0] ?? null
  return first && choices.every(each => each && sameChoice(each, first, '')) ? first : null
}

/** Days around one for which the same is chosen. */
function stretchAt(date: string, typed: Typed): Span | null {
  const mine = typed.get(date)?.mine
  const isSame = (other: string) => typed.has(other) && isEqual(typed.get(other)?.mine, mine)
  if (mine === undefined) return null
  let [from, to] = [date, date]
  while (isSame(addDays(from, -1))) from = addDays(from, -1)
  while (isSame(addDays(to, 1))) to = addDays(to, 1)
  return { from, to }
}

/** Something was chosen since the days were opened, or they were opened with it. */
export function isChosen({ range, under }: Opened, { typed, today }: Before): boolean {
  return openDays(range, today).some(date => {
    const mine = typed.get(date)?.mine
    return mine !== undefined && !isEqual(mine, under.get(date)?.mine)
  })
}

/** Puts a choice on days, in place of where it was: what lies under it is there again. */
function placed(
  { range, under }: Opened,
  to: Span | null,
  choice: Choice | null,
  { typed, known, today }: Before,
): Changes {
  // Somebody else may have changed a day since it was chosen for: what is there by now is no choice.
  const there = (date: string) => (known ? choiceOf(planOf(known.get(date))) : typed.get(date)?.over)
  const next = new Set(openDays(choice && to, today))
  const left = openDays(range, today).filter(date => !next.has(date) && (typed.has(date) || under.has(date)))
  return [
    ...left.map(date => [date, (under.get(date) ?? { mine: there(date) }).mine] as const),
    ...[...next].map(date => [date, choice] as const),
  ]
}

function movedTo(opened: Opened, next: Span, before: Before): Changes {
  const choice = isChosen(opened, before) ? commonChoice(opened.range, before) : null
  return choice ? placed(opened, next, choice, before) : []
}

function openedAt(days: Span, typed: Typed): Opened {
  return { days, range: days, typed: false, under: without(typed, daysFrom(days.from, days.to)) }
}

/** What an earlier visit kept comes back: the last of it is open. */
export function restored(typed: Typed, today: string): Opened {
  const last = [...typed.keys()].findLast(date => !isPast(date, today))
  const stretch = last === undefined ? null : stretchAt(last, typed)
  return stretch ? openedAt(stretch, typed) : nothingOpen
}

/** The range that a tap on its last day makes of the one day that is open; null where the tap begins anew. */
function tappedRange({ range, tapped }: Opened, { to }: Span, { typed }: Before): Span | null {
  const isLater = tapped && range !== null && range.to < to
  return isLater && !typed.has(range.from) && !typed.has(to) ? { from: range.from, to } : null
}

/**
 * Other days are selected. A tap on a later day than the one that is open selects the days between, since a finger
 * neither draws nor holds Shift: where nothing is chosen for either. An end that is moved takes the choice along; otherwise it stays with its own days, and who
 * presses one of those, or draws over just those, has all of them open again.
 */
export function selected(opened: Opened, days: Span, by: SelectedBy, before: Before): [Opened, Changes] {
  const range = by === 'tap' ? tappedRange(opened, days, before) : null
  if (range) return selected(opened, range, 'draw', before)
  const span = { from: days.from, to: days.to }
  const next = { days: span, range: span, typed: false }
  if (by === 'extend') return [{ ...opened, ...next, tapped: false }, movedTo(opened, span, before)]
  const stretch = stretchAt(days.from, before.typed)
  const isBack = stretch && (by === 'press' || by === 'tap' || (stretch.from === days.from && stretch.to === days.to))
  return [isBack ? openedAt(stretch, before.typed) : { ...next, under: before.typed, tapped: by === 'tap' }, []]
}

/** Days are typed: the choice goes with them as soon as they are days, and not too many. */
export function retyped(opened: Opened, days: Span, before: Before): [Opened, Changes] {
  const range = rangeIn(days)
  if (!range || countDays(range.from, range.to) > mostDays) return [{ ...opened, days, typed: true }, []]
  return [{ ...opened, days, range, typed: true, tapped: false }, movedTo(opened, range, before)]
}

/** Something is chosen for the open days. */
export function chosen({ range }: Opened, choice: Choice, today: string): Changes {
  return openDays(range, today).map(date => [date, choice] as const)
}

/** Gives up what was chosen for the open days. */
export function givenUp(opened: Opened, before: Before): Changes {
  return placed(opened, null, null, before)
}
