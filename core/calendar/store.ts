import { computed, type ReadonlySignal, signal, untracked } from '@preact/signals-core'
import { daysFrom } from '../base/days'
import { Failure } from '../base/errors'
import { dayIn } from '../base/time'
import type { Cells, Typed } from '../drafts/cells'
import { createDraft, type Draft } from '../drafts/draft'
import { throwUnlessShown } from '../drafts/shown-failures'
import { typedStorage } from '../drafts/typed-storage'
import { text } from '../i18n/translate'
import { defineArea } from '../portal/container'
import { session } from '../session/store'
import type { Day } from '../wire/base'
import type { CalendarDay } from '../wire/calendar'
import { choiceInCell, dayCells, isDayCell, isSameChoice, planFrom } from './choice-cells'
import type { Changes } from './choices'
import { allDays } from './days'
import { dayWith, isPast } from './rules'
import { saveHistory } from './save-history'
import type { DayRecords } from './types'
import { createWriting, failedText, type Saving } from './writing'

/** The result of a save. */
export interface Saved {
  readonly written: readonly CalendarDay[]
  /** Whether all days now have their plan. */
  readonly isComplete: boolean
  /** The number of days that had their plan before, so that nothing was written. */
  readonly already: number
  /** The number of days that were not written because the calendar was left. Their choices are kept. */
  readonly left: number
}

export type Calendar = ReturnType<typeof calendar.create>

/** Returns the days that complete choices plan, by date. */
function plannedDays(choices: Typed): readonly CalendarDay[] {
  const days = [...choices].flatMap(([date, { mine }]) => {
    const plan = planFrom(choiceInCell(mine))
    return plan ? [dayWith(date, plan)] : []
  })
  return days.sort((a, b) => (a.date < b.date ? -1 : 1))
}

/** Keeps later choices for days on top of the plans that an undo restored. */
function keepChoices({ clashes, keepMine }: Draft, days: readonly Day[]): void {
  const clashing = days.filter(date => clashes.peek().get(date)?.from === 'server')
  if (clashing.length > 0) keepMine(clashing)
}

/** The unsaved choices for days of the calendar, with their save and its undo. */
export const calendar = defineArea('calendar', context => {
  const { notifications, ended } = context
  const user = context.use(session)
  const { account, zone } = user
  const all = context.use(allDays)
  const saving = signal<Saving | null>(null)
  const lastFailure = signal<Failure | null>(null)
  const history = saveHistory(user)
  let created: Draft | null = null
  // Stored edits are restored while the draft is made, if the account is known already.
  const typedNow = (): Typed => created?.typed.peek() ?? new Map()
  context.onEnd(all.use(() => typedNow().keys()))
  const base = computed<Cells>(() => dayCells(all.fetchedDays.value, typedNow))
  const draft = createDraft({
    base,
    same: isSameChoice,
    storage: computed(() => (account.value === null ? null : typedStorage(account.value, 'calendar', isDayCell))),
    reread: all.readNow,
    onArrived() {
      notifications.drop(failedText)
      history.clear()
    },
    onEnd: context.onEnd,
    unkept: context.unkept,
  })
  created = draft
  context.effect(() => {
    if (draft.origin.value === null) return
    untracked(() => {
      const today = dayIn(new Date().toISOString(), zone.peek())
      discardPast([...typedNow().keys()].filter(date => isPast(date, today)))
      // The restored days were not read on this visit.
      void all.refresh()
    })
  })

  const writeAll = createWriting(context, saving, history.clear)

  /** Discards choices for days that are past now, because they can no longer be saved. */
  function discardPast(dates: readonly Day[]): void {
    if (dates.length === 0) return
    draft.discard(dates)
    notifications.notify('info', text('calendar.tooLate', { count: dates.length }))
  }

  /**
   * Saves the choices of some days or of all. Past days and incomplete choices are not saved, and conflicts are shown
   * first.
   * @param which the days, or 'unsent' for the choices that wait for a connection and were not edited since
   * @returns null while another save runs
   */
  async function save(today: Day, which?: readonly Day[] | 'unsent'): Promise<Saved | null> {
    if (saving.peek()) return null
    const typed = which === 'unsent' ? draft.unsent.peek() : draft.typed.peek()
    const days = which === 'unsent' ? undefined : which
    if (which === 'unsent') discardPast([...typed.keys()].filter(date => isPast(date, today)))
    const isRequested = (date: Day) => !isPast(date, today) && (days?.includes(date) ?? true)
    const edits = new Map([...typed].filter(([date, each]) => isRequested(date) && planFrom(choiceInCell(each.mine))))
    if (which === 'unsent' && edits.size === 0) return null
    const { outcome, written } = await writeAll([...edits.keys()], (write, done) => {
      const saved = draft.save(edits, over =>
        write(now => {
          // Days that this save has written already are done, even if another person has changed them since.
          const writtenChoices = new Map(done.map(({ after: { date } }) => [date, edits.get(date)?.mine]))
          const clashes = draft.clashes.peek()
          if ([...edits.keys()].some(date => clashes.has(date) && !writtenChoices.has(date)))
            throw new Failure({ category: 'stale' })
          const cells = dayCells(now, () => edits)
          return plannedDays(over({ get: date => writtenChoices.get(date) ?? cells.get(date) }))
        }),
      )
      return saved.catch(thrown => throwUnlessShown(draft, edits, thrown))
    })
    lastFailure.value = outcome.ok || outcome.failure.category === 'cancelled' ? null : outcome.failure
    history.add(written)
    const isCovered = (date: Day) => isRequested(date) && (edits.has(date) || !typed.has(date))
    const already = (days ?? [...edits.keys()]).filter(isCovered).length - written.length
    const left = ended.aborted ? [...edits.keys()].filter(date => draft.typed.peek().has(date)).length : 0
    return {
      written: written.map(({ after }) => after),
      isComplete: outcome.ok,
      already: outcome.ok ? already : 0,
      left,
    }
  }

  return {
    /** The unsaved choices; each day is one cell. */
    draft,
    /** The saved plans of the days in the draft. */
    base,
    /** The failure of the last save that left days unsaved. */
    failure: computed(() => (draft.dirty.value ? lastFailure.value : null)),
    saving: saving as ReadonlySignal<Saving | null>,
    undoable: history.undoable,
    // An undo counts as saving too, as do the steps of a save before its first write.
    state: computed(() => (saving.value ? 'saving' : draft.state.value)),
    save,
    /**
     * Replaces the choices of days and saves them at once.
     * @param shownCells the plans that the person has seen
     */
    write(wanted: Changes, today: Day, shownCells?: Cells) {
      draft.type(wanted, undefined, shownCells)
      const days = wanted.map(([date]) => date)
      return save(today, days)
    },
    /** Undoes the last save, unless a save is in flight. */
    async undo() {
      return saving.peek() ? null : history.undo(writeAll, days => keepChoices(draft, days))
    },
    /** Reads the records of some days; returns null if the read failed. */
    async read(from: Day, to: Day): Promise<DayRecords | null> {
      const outcome = await notifications.run({ title: text('calendar.loadFailed') }, () =>
        all.read(daysFrom(from, to)),
      )
      return outcome.ok ? outcome.value : null
    },
  }
})
