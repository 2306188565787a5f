import { useEffect, useRef, useState } from 'react'
import { countDays } from '../../core/base/days'
import type { DraftKeeper } from '../../core/base/draft'
import type { KeptChoice } from '../../core/calendar/kept-choice'
import { commonPlan, hasPercent, pastDays, percentProblem, samePlan } from '../../core/calendar/rules'
import type { DayKind, DayPlan, KnownDays } from '../../core/calendar/types'
import { type Text, text } from '../../core/i18n/translate'
import type { DayRange } from '../kit/days'
import { meet } from './aside'
import { mostDays, rangeIn } from './selection'

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
  /** Days were pressed in the month: what was chosen stays with its own days, and is there again when they are pressed. */
  press(days: DayRange): void
  /** Days were typed: what was chosen goes with them. */
  choose(days: DayRange): void
  setKind(kind: DayKind): void
  setPercent(typed: string): void
  /** Drops what was chosen for these days; other days, or none, come in their place. */
  reset(days: DayRange | null): void
  /** Closes these days; what was chosen for them stays. */
  leave(): void
  dropAside(saved: readonly KeptChoice[]): void
}

type Choice = Pick<KeptChoice, 'kind' | 'percent'>

interface EditingOptions {
  readonly days: DayRange | null
  setDays(days: DayRange | null): void
  /** What is known of all of these days; null until it is. */
  readonly known: KnownDays | null
  readonly today: string
  /** Where a choice outlives a reload; null until it is known whose it is. */
  readonly keeper: DraftKeeper<KeptChoice> | null
  /** The days of a choice that came back. */
  onRestore(days: DayRange): void
}

/** Days and what shall happen on them, from the first press to Save. */
export function useEditing({ days, setDays, known, today, keeper, onRestore }: EditingOptions): Editing {
  const [choice, setChoice] = useState<Choice | null>(null)
  const [aside, setAside] = useState<readonly KeptChoice[]>([])
  const [restored, setRestored] = useState(false)
  const [typed, setTyped] = useState(false)
  const range = rangeIn(days)
  const now = range && known && commonPlan(range.from, range.to, known, today)
  const kind = choice?.kind ?? now?.kind ?? null
  const percent = choice?.percent ?? (now && hasPercent(now.kind) ? String(now.percent) : '')
  const plan = kind && { kind, percent: hasPercent(kind) ? Number(percent) : 0 }
  const problems = {
    days: days && daysProblem(days, today),
    kind: kind === null ? text('calendar.chooseOne') : null,
    percent: kind && percentProblem(kind, percent),
  }
  const isSoAlready = now && plan && samePlan(now, plan) && problems.percent === null
  const dirty = choice !== null && !isSoAlready
  const own = choice && range && { ...range, ...choice }
  const pending = own && dirty ? own : null
  useKept(keeper, own ?? aside.at(-1) ?? null)
  useRestored(keeper, kept => {
    if (days !== null || kept.to < today) return
    take(kept)
    setRestored(true)
    onRestore(kept)
  })
  const isReady = range && plan && !problems.days && !problems.percent

  function take({ from, to, kind, percent }: KeptChoice): void {
    setDays({ from, to })
    setChoice({ kind, percent })
  }
  /** What another window keeps in the same place is not ours to drop. */
  function drop({ kind, percent }: Choice): void {
    const kept = keeper?.read()
    if (kept && kept.kind === kind && kept.percent === percent) keeper?.clear()
  }
  function show(next: DayRange | null): void {
    setDays(next)
    setChoice(null)
    setRestored(false)
    setTyped(false)
  }
  return {
    days,
    range,
    typed,
    kind,
    percent,
    dirty,
    chosen: choice !== null,
    restored: restored && dirty,
    problems,
    ready: isReady ? { ...range, plan } : null,
    aside,
    unsaved: pending ? [...aside, pending] : aside,
    press(next) {
      setTyped(false)
      if (days !== null && (range === null || meet(range, next))) return setDays(next)
      const left = pending ? [...aside, pending] : aside
      const back = left.findLast(each => meet(each, next))
      show(next)
      if (back) take(back)
      setAside(left.filter(each => each !== back))
    },
    choose(next) {
      setTyped(true)
      setDays(next)
    },
    setKind: next => setChoice({ kind: next, percent: next === kind ? percent : '' }),
    setPercent: typed => kind && setChoice({ kind, percent: typed }),
    reset(next) {
      if (choice) drop(choice)
      show(next)
    },
    leave() {
      if (pending) setAside([...aside, pending])
      show(null)
    },
    dropAside(saved) {
      for (const each of saved) drop(each)
      setAside(still => still.filter(each => !saved.includes(each)))
    },
  }
}

/** Keeps the latest choice over a reload. */
function useKept(keeper: DraftKeeper<KeptChoice> | null, latest: KeptChoice | null): void {
  const { from, to, kind, percent } = latest ?? {}
  useEffect(() => {
    if (keeper && from && to && kind && percent !== undefined) keeper.write({ from, to, kind, percent })
  }, [keeper, from, to, kind, percent])
}

/** Brings back what was kept, once. */
function useRestored(keeper: DraftKeeper<KeptChoice> | null, restore: (kept: KeptChoice) => void): void {
  const lookedIn = useRef<typeof keeper>(null)
  useEffect(() => {
    if (keeper === null || lookedIn.current === keeper) return
    lookedIn.current = keeper
    const kept = keeper.read()
    if (kept !== null) restore(kept)
  })
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
