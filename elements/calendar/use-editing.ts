import { useEffect, useMemo, useRef } from 'react'
import { countDays } from '../../core/base/days'
import {
  broughtBack,
  type Chosen,
  chosenAs,
  givenUp,
  left,
  nothingChosen,
  retyped,
  type SelectedBy,
  selected,
  written,
} from '../../core/calendar/choices'
import { type KeptChoice, keepChoices } from '../../core/calendar/kept-choice'
import { commonPlan, hasPercent, isPast, pastDays, percentProblem, samePlan } from '../../core/calendar/rules'
import type { DayKind, DayPlan, KnownDays } from '../../core/calendar/types'
import { rangeIn } from '../../core/calendar/wanted'
import type { DraftKeeper } from '../../core/drafts/keeper'
import { type Text, text } from '../../core/i18n/translate'
import type { DayRange } from '../kit/days'
import { useStable } from '../kit/use-stable'
import { mostDays } from './selection'

export interface Editing {
  /** As typed, or on the way there. */
  readonly days: DayRange | null
  /** The same, where both are days and in their order. */
  readonly range: DayRange | null
  /** The days were typed, not pressed. */
  readonly typed: boolean
  /** Null where the days differ, or where it is not known what they are. */
  readonly kind: DayKind | null
  readonly percent: string
  /** Something was chosen for these days that is not saved. */
  readonly dirty: boolean
  /** What `kind` and `percent` say was chosen, not read. */
  readonly chosen: boolean
  /** It was chosen on an earlier visit. */
  readonly restored: boolean
  readonly problems: { readonly days: Text | null; readonly kind: Text | null; readonly percent: Text | null }
  /** What is wanted, when nothing stands against it. */
  readonly ready: { readonly from: string; readonly to: string; readonly plan: DayPlan } | null
  /** Choices for other days that are not saved either, oldest first. */
  readonly aside: readonly KeptChoice[]
  /** All of them, those of these days last: what the month shows ahead. */
  readonly unsaved: readonly KeptChoice[]
  /** Days were selected in the month: what was chosen stays with its own days, unless an end of those was moved. */
  select(days: DayRange, by: SelectedBy): void
  /** Days were typed: what was chosen goes with them. */
  choose(days: DayRange): void
  setKind(kind: DayKind): void
  setPercent(typed: string): void
  /** Drops what was chosen for these days; other days, or none, come in their place. */
  reset(days: DayRange | null): void
  /** Closes these days; what was chosen for them stays. */
  leave(): void
  /** Days that `choices` asked for are written, but for those that are `left`. */
  settle(choices: readonly KeptChoice[], left: (choices: readonly KeptChoice[]) => readonly KeptChoice[]): void
  dropAside(): void
  dropAll(): void
}

interface EditingOptions {
  readonly chosen: Chosen
  setChosen(change: (chosen: Chosen) => Chosen): void
  /** What is known of all of the open days; null until it is. */
  readonly known: KnownDays | null
  readonly today: string
  /** Days are being written: what is known of them is about to change. */
  readonly busy: boolean
  /** Where choices outlive a reload; null until it is known whose they are. */
  readonly keeper: DraftKeeper<readonly KeptChoice[]> | null
  /** The days of a choice that came back. */
  onRestore(days: DayRange): void
}

/** Days and what shall happen on them, from the first press to Save. */
export function useEditing({ chosen, setChosen, known, today, busy, keeper, onRestore }: EditingOptions): Editing {
  const { days, typed, open, aside } = chosen
  const range = rangeIn(days)
  const now = range && known && commonPlan(range.from, range.to, known, today)
  const kind = open?.kind ?? now?.kind ?? null
  const percent = open?.percent ?? (now && hasPercent(now.kind) ? String(now.percent) : '')
  const plan = kind && { kind, percent: hasPercent(kind) ? Number(percent) : 0 }
  const problems = {
    days: days && daysProblem(days, today),
    kind: kind === null ? text('calendar.chooseOne') : null,
    percent: kind && percentProblem(kind, percent),
  }
  const isSoAlready = !busy && now && plan && samePlan(now, plan) && problems.percent === null
  const dirty = open !== null && !isSoAlready
  const unsaved = useMemo(() => (dirty && open ? [...aside, open] : aside), [dirty, open, aside])
  useKept(keeper, unsaved, today, kept => {
    const last = kept.at(-1)
    if (last && days === null) onRestore(last)
    setChosen(before => broughtBack(before, kept))
  })
  const isReady = range && plan && !problems.days && !problems.percent
  return {
    days,
    range,
    typed,
    kind,
    percent,
    dirty,
    chosen: open !== null,
    restored: chosen.restored && dirty,
    problems,
    ready: isReady ? { ...range, plan } : null,
    aside,
    unsaved,
    select: (next, by) => setChosen(before => selected(before, next, by, dirty)),
    choose: next => setChosen(before => retyped(before, next)),
    setKind: next =>
      setChosen(before => chosenAs(before, { id: newId(), kind: next, percent: next === kind ? percent : '' })),
    setPercent: typed => kind && setChosen(before => chosenAs(before, { id: newId(), kind, percent: typed })),
    reset: next => setChosen(before => givenUp(before, next)),
    leave: () => setChosen(before => left(before, dirty)),
    settle: (choices, left) => setChosen(before => written(before, choices, left)),
    dropAside: () => setChosen(before => ({ ...before, aside: [] })),
    dropAll: () => setChosen(() => nothingChosen),
  }
}

/** Apart from those of other windows, which keep theirs in the same place. */
const newId = () => `${Date.now()}.${Math.random()}`

/** Brings back what was kept, once, and keeps what is not saved from then on. */
function useKept(
  keeper: EditingOptions['keeper'],
  unsaved: readonly KeptChoice[],
  today: string,
  restore: (kept: readonly KeptChoice[]) => void,
): void {
  const mine = useRef(new Set<string>())
  const lookedIn = useRef<typeof keeper>(null)
  const bringBack = useStable(restore)
  useEffect(() => {
    if (keeper === null) return
    const kept = lookedIn.current === keeper ? [] : (keeper.read() ?? [])
    lookedIn.current = keeper
    for (const { id } of [...kept, ...unsaved]) mine.current.add(id)
    const open = kept.filter(({ to }) => !isPast(to, today))
    // Those are kept again as soon as they are there.
    if (open.length > 0) bringBack(open)
    else keepChoices(keeper, unsaved, mine.current)
  }, [keeper, unsaved, today, bringBack])
}

function daysProblem(days: DayRange, today: string): Text | null {
  if (days.from === '') return text('calendar.fromRequired')
  if (days.to === '') return text('calendar.toRequired')
  const range = rangeIn(days)
  if (range === null) return null
  const count = countDays(range.from, range.to)
  if (count > mostDays) return text('calendar.tooMany', { most: mostDays })
  return pastDays(range.from, range.to, today) === count ? text('calendar.allPast') : null
}
