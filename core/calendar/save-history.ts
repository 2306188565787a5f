import { computed, type Signal, signal } from '@preact/signals-core'
import { getOrInsert } from '../base/get-or-insert'
import type { Session } from '../session/store'
import type { Day } from '../wire/base'
import type { CalendarDay } from '../wire/calendar'
import { dayWith, isSamePlan, planOf } from './rules'
import type { FetchedDays } from './types'
import type { WriteAll, Written } from './writing'

type Steps = readonly (readonly Written[])[]

/** The saves that can be undone, by session, so that they outlive a visit of the calendar. */
const stepsOf = new WeakMap<Session, Signal<Steps>>()

/** Returns the history of saves of a session. */
export function saveHistory(session: Session) {
  const steps = getOrInsert(stepsOf, session, () => signal<Steps>([]))

  return {
    /** The days of the last save as they were before it; null if nothing can be undone. */
    undoable: computed<readonly CalendarDay[] | null>(() => steps.value.at(-1)?.map(({ before }) => before) ?? null),
    /** Clears the history after an unanswered save, so that no earlier save is undone in its place. */
    clear(): void {
      steps.value = []
    },
    add(written: readonly Written[]): void {
      if (written.length > 0) steps.value = [...steps.peek(), written]
    },
    /**
     * Undoes the last save.
     * @param keepChoices is called with the days that the undo wrote, so that later choices for these days are kept
     * @returns the days that the undo wrote, and in `skipped` the days that another person has changed since; null if
     * the undo failed or nothing can be undone
     */
    async undo(writeAll: WriteAll, keepChoices: (days: readonly Day[]) => void) {
      const saves = steps.peek()
      const last = saves.at(-1)
      if (!last) return null
      let undoing: ReturnType<typeof findUndo> | undefined
      const { outcome, written } = await writeAll(
        last.map(({ before }) => before.date),
        write =>
          write(now => {
            undoing = findUndo(last, now)
            return undoing.days
          }),
      )
      const days = written.map(({ after }) => after)
      keepChoices(days.map(({ date }) => date))
      const rest = last.filter(({ before }) => {
        const isDone = days.some(({ date }) => date === before.date)
        return !isDone && (undoing?.days.some(({ date }) => date === before.date) ?? true)
      })
      // An undo cannot be undone. The next undo starts with the days that this undo did not write.
      steps.value = saves.flatMap(each => (each !== last ? [each] : rest.length > 0 ? [rest] : []))
      return outcome.ok ? { written: days, skipped: undoing?.skipped ?? [] } : null
    },
  }
}

/**
 * Returns the days that undo a save, without those that are restored already and those that another person has changed
 * since.
 */
function findUndo(step: readonly Written[], now: FetchedDays) {
  const planNow = ({ before }: Written) => planOf(now.get(before.date)?.record)
  const changed = step.filter(each => !isSamePlan(planNow(each), planOf(each.before)))
  const isOurs = (each: Written) => isSamePlan(planNow(each), planOf(each.after))
  return {
    days: changed.filter(isOurs).map(({ before: { date }, before }) => dayWith(date, planOf(before))),
    /** The days that differ from their state after the save. They stay as they are. */
    skipped: changed.filter(each => !isOurs(each)).map(({ before }) => before.date),
  }
}
