import { useEffect, useMemo, useRef } from 'react'
import { countDays } from '../../core/base/days'
import { rangeIn, unsavedOf } from '../../core/calendar/choice-cells'
import {
  type Before,
  type Changes,
  chooseFor,
  commonChoice,
  discardChoice,
  isChosen,
  noneOpen,
  type Opened,
  openDays,
  openRestored,
  retypeDays,
  type SelectedBy,
  selectDays,
} from '../../core/calendar/choices'
import { hasPercent, maxDays, pastDays, percentProblem } from '../../core/calendar/rules'
import type { Calendar } from '../../core/calendar/store'
import type { Choice, DayKind, KnownDays } from '../../core/calendar/types'
import { without } from '../../core/drafts/cells'
import { type Text, text } from '../../core/i18n/translate'
import type { DayRange } from '../kit/calendar/days'
import { useStable } from '../kit/use-stable'

export type Editing = ReturnType<typeof useEditing>

interface EditingOptions {
  readonly store: Pick<Calendar, 'draft' | 'base'>
  readonly opened: Opened
  setOpened(opened: Opened): void
  /** What is known of all of the open days; null until it is. */
  readonly known: KnownDays | null
  readonly today: string
  /** The days of a choice that came back. */
  onRestore(days: DayRange): void
}

/** Days and what shall happen on them, from the first press to Save. */
export function useEditing({ store, opened, setOpened, known, today, onRestore }: EditingOptions) {
  const { draft, base } = store
  const typed = draft.typed.value
  const isRestored = draft.origin.value === 'restored'
  const { days } = opened
  const range = rangeIn(days)
  const isWhole = range?.from === opened.range?.from && range?.to === opened.range?.to
  const before: Before = { typed, known: isWhole ? known : null, today }
  const unsaved = useMemo(() => unsavedOf(typed, base.value, today), [typed, base.value, today])
  const open = new Set(openDays(opened.range, today))
  const { kind, percent } = commonChoice(opened.range, before) ?? { kind: null, percent: '' }
  const plan = kind && { kind, percent: hasPercent(kind) ? Number(percent) : 0 }
  const problems = {
    days: days && daysProblem(days, today),
    kind: kind === null ? text('calendar.chooseOne') : null,
    percent: kind && percentProblem(kind, percent),
  }
  const isReady = range && plan && !problems.days && !problems.percent
  /** Several steps may be taken before anything is drawn. */
  const last = useRef(opened)
  last.current = opened
  const update = (next: Opened, changes: Changes = []) => {
    if (changes.length > 0) draft.type(changes)
    last.current = next
    setOpened(next)
  }
  const now = () => ({ ...before, typed: draft.typed.peek() })
  const choose = (choice: Choice) => draft.type(chooseFor(last.current, choice, today))

  const restore = useStable((isBack: boolean) => {
    if (!isBack || last.current.days) return
    const back = openRestored(draft.typed.peek(), today)
    if (back.days) onRestore(back.days)
    update(back)
  })
  useEffect(() => restore(isRestored), [restore, isRestored])

  return {
    /** As typed, or on the way there. */
    days,
    /** The same, where both are days and in their order. */
    range,
    /** The days were typed, not pressed. */
    typed: opened.typed,
    /** Null where the days differ, or where it is not known what they are. */
    kind,
    percent,
    /** Something is chosen for some of these days that is not saved. */
    dirty: [...open].some(date => unsaved.has(date)),
    /** For some of these days one of two values is to be chosen first. */
    asked: [...open].some(date => draft.clashes.value.has(date)),
    /** It was chosen since they were opened, or they were opened with it: it can be given up. */
    given: isChosen(opened, before),
    /** It was chosen on an earlier visit. */
    restored: isRestored && [...open].some(date => unsaved.has(date)),
    problems,
    /** What is wanted, when nothing stands against it. */
    ready: isReady ? { ...range, plan } : null,
    /** What is chosen for days and not saved: what the month shows ahead. */
    unsaved,
    /** Those of them for days that are not open. */
    hidden: new Map([...unsaved].filter(([date]) => !open.has(date))),
    /** Days were selected in the month: what was chosen stays with its own days, unless an end of those was moved. */
    select: (next: DayRange, by: SelectedBy) => update(...selectDays(last.current, next, by, now())),
    /** Days were typed: what was chosen goes with them. */
    choose: (next: DayRange) => update(...retypeDays(last.current, next, now())),
    setKind: (next: DayKind) => choose({ kind: next, percent: next === kind ? percent : '' }),
    setPercent: (percent: string) => kind && choose({ kind, percent }),
    /** Takes back what was chosen for these days, which stay open. */
    takeBack: () => update(last.current, discardChoice(last.current, now())),
    /** Gives up what was chosen for these days, and closes them: it can come back. */
    cancel() {
      const dates = openDays(last.current.range, today).filter(date => draft.typed.peek().has(date))
      const { previous } = last.current
      if (dates.length > 0) draft.discard(dates, new Map([...previous].filter(([date]) => dates.includes(date))))
      update(noneOpen)
    },
    /** Closes these days; what was chosen for them stays. */
    leave: () => update(noneOpen),
    /** Days are written: what was chosen for them before these were opened does not come back. */
    settle: (written: readonly string[]) =>
      update({ ...last.current, tapped: false, previous: without(last.current.previous, written) }),
    dropHidden() {
      draft.discard([...draft.typed.peek().keys()].filter(date => !open.has(date)))
      update({ ...last.current, previous: new Map() })
    },
    dropAll() {
      draft.discard()
      update(noneOpen)
    },
  }
}

function daysProblem(days: DayRange, today: string): Text | null {
  if (days.from === '') return text('calendar.fromRequired')
  if (days.to === '') return text('calendar.toRequired')
  const range = rangeIn(days)
  if (range === null) return null
  const count = countDays(range.from, range.to)
  if (count > maxDays) return text('calendar.tooMany', { most: maxDays })
  return pastDays(range.from, range.to, today) === count ? text('calendar.allPast') : null
}
