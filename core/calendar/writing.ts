import type { Signal } from '@preact/signals-core'
import { asFailure, Failure } from '../base/errors'
import { text } from '../i18n/translate'
import type { AreaContext } from '../portal/container'
import { session } from '../session/store'
import type { Day } from '../wire/base'
import type { CalendarDay } from '../wire/calendar'
import { saveDay } from './api'
import { allDays } from './days'
import { parseDay } from './mapping'
import { dayWith, noPlan } from './rules'
import type { FetchedDays } from './types'

/** A day that was written, before and after the write. */
export interface Written {
  readonly before: CalendarDay
  readonly after: CalendarDay
}

export type WriteAll = ReturnType<typeof createWriting>

/** The progress of a save. */
export interface Saving {
  readonly done: number
  readonly total: number
}

/** Returns the days to write, from their current records. */
type FindDays = (now: FetchedDays) => readonly CalendarDay[]

export const failedText = text('calendar.saveFailed')

/** The days are read again after this many writes: without versions, only a read finds the changes of a colleague. */
const maxDaysPerRead = 10

/**
 * Returns the function that writes days, one save at a time.
 * @param onUnanswered is called when a save was sent and got no answer
 */
export function createWriting(context: AreaContext, saving: Signal<Saving | null>, onUnanswered: () => void) {
  const { http, notifications, ended } = context
  const { whoAmI } = context.use(session)
  const all = context.use(allDays)

  function throwWriteFailure(thrown: unknown): never {
    const failure = asFailure(thrown)
    const { message, ...details } = failure
    if (details.category === 'offline' && details.sent) onUnanswered()
    // If another person has written the day meanwhile, the person sees that record before overwriting it.
    throw failure.isConflict ? new Failure({ ...details, message, category: 'stale', cause: thrown }) : thrown
  }

  /**
   * Writes days one after the other, until the store ends. Each day is reported at once, because a later one may fail.
   */
  async function writeDays(
    org: string,
    days: readonly CalendarDay[],
    now: FetchedDays,
    onWritten: (written: Written) => void,
  ) {
    for (const day of days) {
      ended.throwIfAborted()
      const before = now.get(day.date)?.record ?? null
      const saved = await saveDay(http, org, day, before)
      onWritten({
        before: before ?? dayWith(day.date, noPlan),
        after: { ...(parseDay(saved)[0] ?? day), date: day.date },
      })
    }
  }

  /** Runs a save; `run` calls `write` with a function that finds the days to write in their current records. */
  return async (
    days: readonly Day[],
    run: (write: (find: FindDays) => Promise<unknown>, written: readonly Written[]) => Promise<unknown>,
  ) => {
    const written: Written[] = []
    if (days.length === 0) return { outcome: { ok: true, value: null } as const, written }
    saving.value = { done: 0, total: days.length }
    const onWritten = (each: Written, total: number) => {
      all.publish([each.after])
      saving.value = { done: written.push(each), total }
    }
    // The request for the partner is part of the save: without a connection, the save waits and is sent later.
    const write = async (find: FindDays) => {
      const org = (await whoAmI()).user.partner?.org
      if (org === undefined) throw new Failure({ category: 'unexpected' })
      let remaining: readonly CalendarDay[] = []
      do {
        ended.throwIfAborted()
        await all.write(days, {
          write(now) {
            const found = find(now)
            remaining = found.slice(maxDaysPerRead)
            if (found.length === 0) return null
            const total = written.length + found.length
            return writeDays(org, found.slice(0, maxDaysPerRead), now, each => onWritten(each, total)).catch(
              throwWriteFailure,
            )
          },
          // `onWritten` has published each day already.
          apply: now => now,
        })
      } while (remaining.length > 0)
    }
    const outcome = await notifications.write({ title: failedText, busy: text('calendar.saving') }, () =>
      run(write, written),
    )
    saving.value = null
    return { outcome, written }
  }
}
