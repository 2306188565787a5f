import { computed, type ReadonlySignal, signal } from '@preact/signals-core'
import { Failure } from '../base/errors'
import { text } from '../i18n/translate'
import { defineArea } from '../portal/container'
import { session } from '../session/store'
import type { Day } from '../wire/base'
import type { CalendarDay } from '../wire/calendar'
import { fetchDays, saveDay, startHoliday } from './api'
import { calendarChanges } from './changes'
import { changesOf, dayWith, nothing } from './rules'
import type { DayPlan, KnownDays } from './types'

/** How far a save has come. */
export interface Saving {
  readonly done: number
  readonly of: number
}

export interface Calendar {
  readonly saving: ReadonlySignal<Saving | null>
  /** What the last save changed, as it was before; null when there is nothing to undo. */
  readonly undoable: ReadonlySignal<readonly CalendarDay[] | null>
  /** Gives the days from one to another a plan; answers the days that were written, null when it failed. */
  plan(from: Day, to: Day, plan: DayPlan, today: Day): Promise<readonly CalendarDay[] | null>
  /** Writes days as they are given. */
  write(days: readonly CalendarDay[]): Promise<readonly CalendarDay[] | null>
  undo(): Promise<readonly CalendarDay[] | null>
  /** What is known of some days right now. */
  read(from: Day, to: Day): Promise<KnownDays | null>
}

/** Hears of the days that were written, as they were before. */
type Keep = (before: readonly CalendarDay[]) => void

/** Changes of the calendar by one element, by its id: each is one save, and the last save can be undone. */
export const calendar = defineArea<Calendar>('calendar', context => {
  const who = context.use(session)
  const changes = context.use(calendarChanges)
  const saving = signal<Saving | null>(null)
  const undos = signal<readonly (readonly CalendarDay[])[]>([])

  async function knownOf(from: Day, to: Day): Promise<KnownDays> {
    return new Map((await fetchDays(context.http, from, to)).map(day => [day.date, day]))
  }

  /** A day without a record that becomes a holiday is made, everything else is put; somebody may have been first. */
  async function writeOne(org: string, day: CalendarDay, known: KnownDays): Promise<CalendarDay> {
    if (!day.holiday || known.has(day.date)) return (await saveDay(context.http, org, day)) ?? day
    try {
      return (await startHoliday(context.http, day.date)) ?? day
    } catch (thrown) {
      if (!(thrown instanceof Failure) || thrown.status !== 409) throw thrown
      return (await saveDay(context.http, org, day)) ?? day
    }
  }

  /** One after the other: what was written before a failure stays written, can be undone, and is told to everybody. */
  async function writeAll(days: readonly CalendarDay[], known: KnownDays, keep: Keep): Promise<CalendarDay[]> {
    const { user } = await who.whoAmI()
    const org = user.partner?.org
    if (org === undefined) throw new Failure({ category: 'unexpected' })
    const written: CalendarDay[] = []
    saving.value = { done: 0, of: days.length }
    try {
      for (const day of days) {
        written.push({ ...(await writeOne(org, day, known)), date: day.date })
        saving.value = { done: written.length, of: days.length }
      }
      return written
    } finally {
      saving.value = null
      if (written.length > 0) {
        keep(written.map(({ date }) => known.get(date) ?? dayWith(date, nothing)))
        changes.tell(written)
      }
    }
  }

  async function save(find: () => Promise<{ days: readonly CalendarDay[]; known: KnownDays }>, keep: Keep = asUndo) {
    if (saving.peek()) return null
    const outcome = await context.notifications.run({ title: text('calendar.saveFailed') }, async () => {
      const { days, known } = await find()
      return days.length === 0 ? [] : writeAll(days, known, keep)
    })
    return outcome.ok ? outcome.value : null
  }

  function asUndo(before: readonly CalendarDay[]): void {
    undos.value = [...undos.peek(), before]
  }

  async function write(days: readonly CalendarDay[], keep?: Keep) {
    const dates = days.map(({ date }) => date).sort()
    const [first, last] = [dates[0], dates.at(-1)]
    if (first === undefined || last === undefined) return []
    return save(async () => ({ days, known: await knownOf(first, last) }), keep)
  }

  return {
    saving,
    undoable: computed(() => undos.value.at(-1) ?? null),
    plan: (from, to, plan, today) =>
      save(async () => {
        const known = await knownOf(from, to)
        return { days: changesOf(from, to, plan, known, today), known }
      }),
    write: days => write(days),
    async undo() {
      const last = undos.peek().at(-1)
      if (!last) return null
      // Undoing is no change of its own: it cannot be undone in turn, and the next one takes up what this one left.
      return write(last, written => {
        const done = new Set(written.map(({ date }) => date))
        const left = last.filter(({ date }) => !done.has(date))
        undos.value = undos.peek().flatMap(each => (each !== last ? [each] : left.length > 0 ? [left] : []))
      })
    },
    async read(from, to) {
      const outcome = await context.notifications.run({ title: text('calendar.loadFailed') }, () => knownOf(from, to))
      return outcome.ok ? outcome.value : null
    },
  }
})
