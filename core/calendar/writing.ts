import type { Signal } from '@preact/signals-core'
import { asFailure, Failure } from '../base/errors'
import { text } from '../i18n/translate'
import type { AreaContext } from '../portal/container'
import { session } from '../session/store'
import type { Day } from '../wire/base'
import type { CalendarDay } from '../wire/calendar'
import { saveDay } from './api'
import { allDays } from './days'
import { dayRead } from './mapping'
import { dayWith, nothing, planOf, samePlan } from './rules'
import type { AskedDays } from './types'

/** A day that was written: as it was, and as it became. */
export interface Written {
  readonly before: CalendarDay
  readonly after: CalendarDay
}

export type Undoing = ReturnType<typeof findUndo>

/** How far a save has come. */
export interface Saving {
  readonly done: number
  readonly of: number
}

/** What is to be written of days as they are right now. */
type Find = (now: AskedDays) => readonly CalendarDay[]

export const failedText = text('calendar.saveFailed')

/** After so many the days are read again: without versions nothing else tells of what somebody changes meanwhile. */
const daysAtOnce = 10

/**
 * Makes what writes days, from the press on: one save at a time.
 * @param onLost a save was sent and got no answer
 */
export function createWriting(context: AreaContext, saving: Signal<Saving | null>, onLost: () => void) {
  const { http, notifications, ended } = context
  const who = context.use(session)
  const all = context.use(allDays)

  function notWritten(thrown: unknown): never {
    const failure = asFailure(thrown)
    const { message, ...known } = failure
    if (known.category === 'offline' && known.sent) onLost()
    // Where a day has got a record meanwhile, what somebody has made of it is looked at before it is written over.
    throw failure.isConflict ? new Failure({ ...known, message, category: 'stale', cause: thrown }) : thrown
  }

  /** One after the other, until it is ended: each is told as it is written, so that it is known though another one fails. */
  async function writeDays(
    org: string,
    days: readonly CalendarDay[],
    now: AskedDays,
    onWritten: (written: Written) => void,
  ) {
    for (const day of days) {
      ended.throwIfAborted()
      const before = now.get(day.date)?.record ?? null
      const saved = await saveDay(http, org, day, before)
      onWritten({
        before: before ?? dayWith(day.date, nothing),
        after: { ...(dayRead(saved)[0] ?? day), date: day.date },
      })
    }
  }

  /** `run` writes what it finds left to write of days as they are right now. */
  return async (
    days: readonly Day[],
    run: (write: (find: Find) => Promise<unknown>, written: readonly Written[]) => Promise<unknown>,
  ) => {
    const written: Written[] = []
    if (days.length === 0) return { outcome: { ok: true, value: null } as const, written }
    saving.value = { done: 0, of: days.length }
    const onWritten = (each: Written, of: number) => {
      all.publish([each.after])
      saving.value = { done: written.push(each), of }
    }
    // Part of the save: what finds no connection here already is sent once that is back.
    const write = async (find: Find) => {
      const org = (await who.whoAmI()).user.partner?.org
      if (org === undefined) throw new Failure({ category: 'unexpected' })
      let left: readonly CalendarDay[] = []
      do {
        ended.throwIfAborted()
        await all.write(days, {
          write(now) {
            const found = find(now)
            left = found.slice(daysAtOnce)
            if (found.length === 0) return null
            const of = written.length + found.length
            return writeDays(org, found.slice(0, daysAtOnce), now, each => onWritten(each, of)).catch(notWritten)
          },
          // `onWritten` has published each day already.
          apply: now => now,
        })
      } while (left.length > 0)
    }
    const outcome = await notifications.write({ title: failedText, busy: text('calendar.saving') }, () =>
      run(write, written),
    )
    saving.value = null
    return { outcome, written }
  }
}

/** What takes a save back. Left out are the days that are so again already, and those that somebody changed since. */
export function findUndo(step: readonly Written[], now: AskedDays) {
  const planNow = ({ before }: Written) => planOf(now.get(before.date)?.record)
  const changed = step.filter(each => !samePlan(planNow(each), planOf(each.before)))
  const isOurs = (each: Written) => samePlan(planNow(each), planOf(each.after))
  return {
    days: changed.filter(isOurs).map(({ before: { date }, before }) => dayWith(date, planOf(before))),
    /** Days that are not any more what the save made of them: they stay as they are. */
    skipped: changed.filter(each => !isOurs(each)).map(({ before }) => before.date),
  }
}
