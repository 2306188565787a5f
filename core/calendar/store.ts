import { computed, type ReadonlySignal, type Signal, signal, untracked } from '@preact/signals-core'
import { daysFrom } from '../base/days'
import { Failure } from '../base/errors'
import { getOrInsert } from '../base/get-or-insert'
import { dayIn } from '../base/time'
import type { Cells, Typed } from '../drafts/cells'
import { createDraft, type Draft } from '../drafts/draft'
import { throwUnlessShown } from '../drafts/shown-failures'
import { typedStorage } from '../drafts/typed-storage'
import { text } from '../i18n/translate'
import { defineArea } from '../portal/container'
import { type Session, session } from '../session/store'
import type { Day } from '../wire/base'
import type { CalendarDay } from '../wire/calendar'
import type { Changes } from './choices'
import { allDays } from './days'
import { dayWith, isPast } from './rules'
import type { KnownDays } from './types'
import { dayCells, inCell, isDayCell, planFrom, sameChoice } from './wanted'
import { createWriting, failedText, findUndo, type Saving, type Undoing, type Written } from './writing'

/** What became of a save. */
export interface Saved {
  readonly written: readonly CalendarDay[]
  /** All of it is as it was wanted. */
  readonly whole: boolean
  /** Days that were as they were wanted before: nothing was written on them. */
  readonly already: number
  /** Days that were not written because nobody waits for the save any more: they stay chosen. */
  readonly left: number
}

export type Calendar = ReturnType<typeof calendar.create>

type Steps = readonly (readonly Written[])[]

/** Saves that can be taken back, by session: whoever comes back to the calendar still can. */
const stepsOf = new WeakMap<Session, Signal<Steps>>()

/** What is chosen for days of the calendar: each save is one, and the last of them can be undone. */
export const calendar = defineArea('calendar', context => {
  const { notifications, ended } = context
  const who = context.use(session)
  const { account, zone } = who
  const all = context.use(allDays)
  const saving = signal<Saving | null>(null)
  const failed = signal<Failure | null>(null)
  const steps = getOrInsert(stepsOf, who, () => signal<Steps>([]))
  let made: Draft | null = null
  // What is kept comes back while the draft is made, where it is known already whose it is.
  const typedNow = (): Typed => made?.typed.peek() ?? new Map()
  context.onEnd(all.use(() => typedNow().keys()))
  const base = computed<Cells>(() => dayCells(all.known.value, typedNow))
  const draft = createDraft({
    base,
    same: sameChoice,
    storage: computed(() => (account.value === null ? null : typedStorage(account.value, 'calendar', isDayCell))),
    reread: all.readNow,
    onArrived() {
      notifications.drop(failedText)
      forgetSteps()
    },
    onEnd: context.onEnd,
    unkept: context.unkept,
  })
  made = draft
  context.effect(() => {
    if (draft.origin.value === null) return
    untracked(() => {
      const today = dayIn(new Date().toISOString(), zone.peek())
      dropPast([...typedNow().keys()].filter(date => isPast(date, today)))
      // What the days are by now was not read on this visit.
      void all.refresh()
    })
  })

  const writeAll = createWriting(context, saving, forgetSteps)

  /** A save without an answer was the last one, or may have been: none that came before it may be taken back in its place. */
  function forgetSteps(): void {
    steps.value = []
  }

  /** What waited until its day was past can be sent no more. */
  function dropPast(dates: readonly Day[]): void {
    if (dates.length === 0) return
    draft.discard(dates)
    notifications.notify('info', text('calendar.tooLate', { count: dates.length }))
  }

  /**
   * Saves what is chosen, for some days or for all; past days and unfinished choices wait. What somebody else has changed
   * since it was seen is asked about first. 'unsent' is what could not be sent and was not chosen anew since. Null while
   * another save runs.
   */
  async function save(today: Day, which?: readonly Day[] | 'unsent'): Promise<Saved | null> {
    if (saving.peek()) return null
    const typed = which === 'unsent' ? draft.unsent.peek() : draft.typed.peek()
    const days = which === 'unsent' ? undefined : which
    if (which === 'unsent') dropPast([...typed.keys()].filter(date => isPast(date, today)))
    const isMeant = (date: Day) => !isPast(date, today) && (days?.includes(date) ?? true)
    const mine = new Map([...typed].filter(([date, each]) => isMeant(date) && planFrom(inCell(each.mine))))
    if (which === 'unsent' && mine.size === 0) return null
    const { outcome, written } = await writeAll([...mine.keys()], (write, done) => {
      const saved = draft.save(mine, over =>
        write(now => {
          // What was written before is done, whatever somebody else has made of it since.
          const own = new Map(done.map(({ after: { date } }) => [date, mine.get(date)?.mine]))
          const clashes = draft.clashes.peek()
          if ([...mine.keys()].some(date => clashes.has(date) && !own.has(date)))
            throw new Failure({ category: 'stale' })
          const cells = dayCells(now, () => mine)
          const left = [...over({ get: date => own.get(date) ?? cells.get(date) })].flatMap(([date, each]) => {
            const plan = planFrom(inCell(each.mine))
            return plan ? [dayWith(date, plan)] : []
          })
          return left.sort((a, b) => (a.date < b.date ? -1 : 1))
        }),
      )
      return saved.catch(thrown => throwUnlessShown(draft, mine, thrown))
    })
    failed.value = outcome.ok || outcome.failure.category === 'cancelled' ? null : outcome.failure
    if (written.length > 0) steps.value = [...steps.peek(), written]
    const isWhole = (date: Day) => isMeant(date) && (mine.has(date) || !typed.has(date))
    const already = (days ?? [...mine.keys()]).filter(isWhole).length - written.length
    const left = ended.aborted ? [...mine.keys()].filter(date => draft.typed.peek().has(date)).length : 0
    return { written: written.map(({ after }) => after), whole: outcome.ok, already: outcome.ok ? already : 0, left }
  }

  /**
   * Takes the last save back; null where it failed, or nothing is to be taken back. `skipped` are days that somebody
   * changed since: they stay as they are.
   */
  async function undo() {
    const saves = steps.peek()
    const last = saves.at(-1)
    if (saving.peek() || !last) return null
    let undoing: Undoing | undefined
    const { outcome, written } = await writeAll(
      last.map(({ before }) => before.date),
      write =>
        write(now => {
          undoing = findUndo(last, now)
          return undoing.days
        }),
    )
    const days = written.map(({ after }) => after)
    // What is chosen for these days stands on top of what they are again.
    const own = days.map(({ date }) => date).filter(date => draft.clashes.peek().get(date)?.from === 'server')
    if (own.length > 0) draft.keepMine(own)
    const rest = last.filter(({ before }) => {
      const isDone = days.some(({ date }) => date === before.date)
      return !isDone && (undoing?.days.some(({ date }) => date === before.date) ?? true)
    })
    // Undoing is no change of its own: it cannot be undone in turn, and the next one takes up what this one left.
    steps.value = saves.flatMap(each => (each !== last ? [each] : rest.length > 0 ? [rest] : []))
    return outcome.ok ? { written: days, skipped: undoing?.skipped ?? [] } : null
  }

  return {
    /** What is chosen for days and not saved; each day is one cell. */
    draft,
    /** What the days of the draft are now. */
    base,
    /** Why the last save left something. */
    failure: computed(() => (draft.dirty.value ? failed.value : null)),
    saving: saving as ReadonlySignal<Saving | null>,
    /** What the last save changed, as it was before; null when there is nothing to undo. */
    undoable: computed<readonly CalendarDay[] | null>(() => steps.value.at(-1)?.map(({ before }) => before) ?? null),
    // An undo, and what a save does before it begins to send, count too.
    state: computed(() => (saving.value ? 'saving' : draft.state.value)),
    save,
    /** Chooses for days as they were `seen`, in place of what was chosen for them, and saves that at once. */
    write(wanted: Changes, today: Day, seen?: Cells) {
      draft.type(wanted, undefined, seen)
      const days = wanted.map(([date]) => date)
      return save(today, days)
    },
    undo,
    /** What is known of some days right now; null where it could not be read. */
    async read(from: Day, to: Day): Promise<KnownDays | null> {
      const outcome = await notifications.run({ title: text('calendar.loadFailed') }, () =>
        all.read(daysFrom(from, to)),
      )
      return outcome.ok ? outcome.value : null
    },
  }
})
