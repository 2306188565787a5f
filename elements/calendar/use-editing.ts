import { useEffect, useRef, useState } from 'react'
import { countDays } from '../../core/base/days'
import type { DraftKeeper } from '../../core/base/draft'
import type { KeptChoice } from '../../core/calendar/kept-choice'
import { commonPlan, hasPercent, pastDays, percentProblem, samePlan } from '../../core/calendar/rules'
import type { DayKind, DayPlan, KnownDays } from '../../core/calendar/types'
import { type Text, text } from '../../core/i18n/translate'
import type { DayRange } from '../kit/days'
import { mostDays, rangeIn } from './selection'

export interface Editing {
  /** As typed, or on the way there. */
  readonly days: DayRange | null
  /** The same, where both are days and in their order. */
  readonly range: DayRange | null
  /** Null where the days differ, or where it is not known what they are. */
  readonly kind: DayKind | null
  readonly percent: string
  /** Something was chosen that is not saved. */
  readonly dirty: boolean
  /** What `kind` and `percent` say was chosen, not read. */
  readonly chosen: boolean
  /** It was chosen on an earlier visit. */
  readonly restored: boolean
  readonly problems: { readonly days: Text | null; readonly kind: Text | null; readonly percent: Text | null }
  /** What is wanted, when nothing stands against it. */
  readonly ready: { readonly from: string; readonly to: string; readonly plan: DayPlan } | null
  choose(days: DayRange): void
  setKind(kind: DayKind): void
  setPercent(typed: string): void
  reset(days: DayRange | null): void
}

interface Choice {
  readonly kind: DayKind
  readonly percent: string
}

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
  const [restored, setRestored] = useState(false)
  const range = rangeIn(days)
  const now = range && known && commonPlan(range.from, range.to, known, today)
  const kind = choice?.kind ?? now?.kind ?? null
  const percent = choice?.percent ?? (now && hasPercent(now.kind) ? String(now.percent) : '')
  const plan = kind && { kind, percent: hasPercent(kind) ? Number(percent) : 0 }
  const problems = {
    days: range && daysProblem(range, today),
    kind: kind === null ? text('calendar.chooseOne') : null,
    percent: kind && percentProblem(kind, percent),
  }
  const isSoAlready = now && plan && samePlan(now, plan) && problems.percent === null
  const dirty = choice !== null && !isSoAlready
  const lookedIn = useRef<typeof keeper>(null)
  useEffect(() => {
    if (keeper === null || lookedIn.current === keeper) return
    lookedIn.current = keeper
    const kept = keeper.read()
    if (kept === null || days !== null || kept.to < today) return
    setDays({ from: kept.from, to: kept.to })
    setChoice({ kind: kept.kind, percent: kept.percent })
    setRestored(true)
    onRestore(kept)
  })
  const [from, to] = [range?.from, range?.to]
  useEffect(() => {
    if (keeper && choice && from && to) keeper.write({ from, to, ...choice })
  }, [keeper, choice, from, to])
  const isReady = range && plan && !problems.days && !problems.percent
  return {
    days,
    range,
    kind,
    percent,
    dirty,
    chosen: choice !== null,
    restored: restored && dirty,
    problems,
    ready: isReady ? { ...range, plan } : null,
    choose: setDays,
    setKind: next => setChoice({ kind: next, percent: next === kind ? percent : '' }),
    setPercent: typed => kind && setChoice({ kind, percent: typed }),
    reset(next) {
      // What another window keeps in the same place is not ours to drop.
      const kept = choice && keeper?.read()
      if (kept && kept.kind === choice.kind && kept.percent === choice.percent) keeper?.clear()
      setDays(next)
      setChoice(null)
      setRestored(false)
    },
  }
}

function daysProblem({ from, to }: DayRange, today: string): Text | null {
  const count = countDays(from, to)
  if (count > mostDays) return text('calendar.tooMany', { most: mostDays })
  return pastDays(from, to, today) === count ? text('calendar.allPast') : null
}
