import { useEffect, useRef, useState } from 'react'
import { countDays, isDay } from '../../core/base/days'
import type { DraftKeeper } from '../../core/base/draft'
import type { KeptChoice } from '../../core/calendar/kept-choice'
import { commonPlan, hasPercent, pastDays, percentProblem, samePlan } from '../../core/calendar/rules'
import type { DayKind, DayPlan, KnownDays } from '../../core/calendar/types'
import { type Text, text } from '../../core/i18n/translate'
import type { DayRange } from '../kit/days'

/** Days that are changed at once, at most. */
export const mostDays = 366

export interface Editing {
  readonly days: DayRange | null
  readonly kind: DayKind | null
  readonly percent: string
  /** Something was chosen that is not saved. */
  readonly dirty: boolean
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
  readonly known: KnownDays
  readonly today: string
  /** Where a choice outlives a reload; null until it is known whose it is. */
  readonly keeper: DraftKeeper<KeptChoice> | null
  /** The days of a choice that came back. */
  onRestore(days: DayRange): void
}

/** Days and what shall happen on them, from the first press to Save. */
export function useEditing({ known, today, keeper, onRestore }: EditingOptions): Editing {
  const [days, setDays] = useState<DayRange | null>(null)
  const [choice, setChoice] = useState<Choice | null>(null)
  const [restored, setRestored] = useState(false)
  const valid = days && isDay(days.from) && isDay(days.to) && days.from <= days.to ? days : null
  const now = valid && commonPlan(valid.from, valid.to, known, today)
  const kind = choice?.kind ?? now?.kind ?? null
  const percent = choice?.percent ?? (now && hasPercent(now.kind) ? String(now.percent) : '')
  const plan = kind && { kind, percent: hasPercent(kind) ? Number(percent) : 0 }
  const problems = {
    days: valid && daysProblem(valid, today),
    kind: kind === null ? text('calendar.chooseOne') : null,
    percent: kind && percentProblem(kind, percent),
  }
  const dirty = choice !== null && valid !== null && !(now && plan && samePlan(now, plan) && problems.percent === null)
  const lookedIn = useRef<typeof keeper>(null)
  useEffect(() => {
    if (keeper === null) return
    if (lookedIn.current === keeper) {
      if (choice && valid) keeper.write({ from: valid.from, to: valid.to, ...choice })
      else if (choice === null) keeper.clear()
      return
    }
    lookedIn.current = keeper
    const kept = keeper.read()
    if (kept === null || days !== null || kept.to < today) return
    setDays({ from: kept.from, to: kept.to })
    setChoice({ kind: kept.kind, percent: kept.percent })
    setRestored(true)
    onRestore(kept)
  })
  const isReady = valid && plan && !problems.days && !problems.percent
  return {
    days,
    kind,
    percent,
    dirty,
    restored: restored && dirty,
    problems,
    ready: isReady ? { ...valid, plan } : null,
    choose: setDays,
    setKind: next => setChoice({ kind: next, percent: next === kind ? percent : '' }),
    setPercent: typed => kind && setChoice({ kind, percent: typed }),
    reset(next) {
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
