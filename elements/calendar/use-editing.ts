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
import type { Choice, DayKind, DayRecords } from '../../core/calendar/types'
import { without } from '../../core/drafts/cells'
import { type Text, text } from '../../core/i18n/translate'
import type { DayRange } from '../kit/calendar/days'
import { useStable } from '../kit/use-stable'

export type Editing = ReturnType<typeof useEditing>

interface EditingOptions {
  readonly store: Pick<Calendar, 'draft' | 'base'>
  readonly opened: Opened
  setOpened(opened: Opened): void
  /** The records of all open days; null until they are read. */
  readonly known: DayRecords | null
  readonly today: string
  /** Is called with the days of a restored choice. */
  onRestore(days: DayRange): void
}

/** Returns the open days, their choices and the actions on them, from the first press to Save. */
export function useEditing({ store, opened, setOpened, known, today, onRestore }: EditingOptions) {
  const { draft, base } = store
  const typed = draft.typed.value
  const isRestored = draft.origin.value === 'restored'
  const { days } = opened
  const range = rangeIn(days)
  const isWhole = range?.from === opened.range?.from && range?.to === opened.range?.to
  const before: Before = { typed, records: isWhole ? known : null, today }
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
  /** The latest state, because several actions can run before the next render. */
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
    /** The days in the date fields, which may be half typed. */
    days,
    /** The same days if both dates are complete and in order; else null. */
    range,
    /** Whether the days were typed instead of pressed. */
    typed: opened.isTyped,
    /** The kind that all open days have; null if the days differ or are not read yet. */
    kind,
    percent,
    /** Whether some of the open days have an unsaved choice. */
    dirty: [...open].some(date => unsaved.has(date)),
    /** Whether some of the open days are in conflict. */
    isInConflict: [...open].some(date => draft.clashes.value.has(date)),
    /** Whether the open days have a choice that can be taken back, made before or after they were opened. */
    canTakeBack: isChosen(opened, before),
    /** Whether the choice was made on an earlier visit. */
    restored: isRestored && [...open].some(date => unsaved.has(date)),
    problems,
    /** The open days with their plan; null while there is a problem. */
    ready: isReady ? { ...range, plan } : null,
    /** The unsaved choices, which the month shows. */
    unsaved,
    /** The unsaved choices of days that are not open. */
    hidden: new Map([...unsaved].filter(([date]) => !open.has(date))),
    /** Selects days in the month. A choice stays with its days, unless an end of the range was moved. */
    select: (next: DayRange, by: SelectedBy) => update(...selectDays(last.current, next, by, now())),
    /** Changes the days in the date fields. The choice moves to the new days. */
    choose: (next: DayRange) => update(...retypeDays(last.current, next, now())),
    setKind: (next: DayKind) => choose({ kind: next, percent: next === kind ? percent : '' }),
    setPercent: (percent: string) => kind && choose({ kind, percent }),
    /** Discards the choice of the open days and keeps them open. */
    takeBack: () => update(last.current, discardChoice(last.current, now())),
    /** Discards the choice of the open days and closes them. The person can undo that. */
    cancel() {
      const dates = openDays(last.current.range, today).filter(date => draft.typed.peek().has(date))
      const { previous } = last.current
      if (dates.length > 0) draft.discard(dates, new Map([...previous].filter(([date]) => dates.includes(date))))
      update(noneOpen)
    },
    /** Closes the open days and keeps their choice. */
    leave: () => update(noneOpen),
    /** Forgets the earlier choices of days that were saved, so that they are not restored. */
    forgetPrevious: (written: readonly string[]) =>
      update({ ...last.current, isTapped: false, previous: without(last.current.previous, written) }),
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
