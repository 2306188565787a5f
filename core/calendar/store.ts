import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals-core'
import { bring } from '../base/bring'
import { countDays } from '../base/days'
import { Failure } from '../base/errors'
import { text } from '../i18n/translate'
import { defineArea } from '../portal/container'
import { type Session, session } from '../session/store'
import type { Day } from '../wire/base'
import type { CalendarDay } from '../wire/calendar'
import { fetchDays } from './api'
import { calendarChanges } from './changes'
import type { DayPlan, KnownDays, Span, Stretch } from './types'
import type { Found, Undoing, Written } from './writing'

/** How far a save has come. */
export interface Saving {
  readonly done: number
  readonly of: number
}

/** What became of a save. */
export interface Saved {
  readonly written: readonly CalendarDay[]
  /** All of it is as it was wanted. */
  readonly whole: boolean
  /** Days that were as they were wanted before: nothing was written on them. */
  readonly already: number
  /** What it leaves of stretches whose days it should write. */
  left<Part extends Span>(parts: readonly Part[]): readonly Part[]
}

export interface Undone {
  readonly written: readonly CalendarDay[]
  /** Days that somebody changed since: they stay as they are. */
  readonly skipped: readonly Day[]
}

export interface Calendar {
  readonly saving: ReadonlySignal<Saving | null>
  /** What the last save changed, as it was before; null when there is nothing to undo. */
  readonly undoable: ReadonlySignal<readonly CalendarDay[] | null>
  /** Gives stretches their plans as one save: each day once, as the later ones want it. Null while another save runs. */
  planAll(plans: readonly Stretch[], today: Day): Promise<Saved | null>
  /** Gives the days from one to another a plan; answers the days that were written, null when it failed. */
  plan(from: Day, to: Day, plan: DayPlan, today: Day): Promise<readonly CalendarDay[] | null>
  /** Writes days as they are given. */
  write(days: readonly CalendarDay[]): Promise<readonly CalendarDay[] | null>
  undo(): Promise<Undone | null>
  /** What is known of some days right now. */
  read(from: Day, to: Day): Promise<KnownDays | null>
}

type Writing = typeof import('./writing')

type Steps = readonly (readonly Written[])[]

/** What a calendar that was left could still take back, by session: any other may, until one of them saves. */
const leftIn = new WeakMap<Session, Signal<Steps>>()

/** Changes of the calendar by one element, by its id: each is one save, and the last save can be undone. */
export const calendar = defineArea<Calendar>('calendar', context => {
  const who = context.use(session)
  const changes = context.use(calendarChanges)
  const saving = signal<Saving | null>(null)
  const steps = signal<Steps>([])
  const left = leftIn.get(who) ?? signal<Steps>([])
  leftIn.set(who, left)
  context.onEnd(() => {
    if (steps.peek().length > 0) left.value = steps.peek()
  })

  async function knownOf(from: Day, to: Day): Promise<KnownDays> {
    return new Map((await fetchDays(context.http, from, to)).map(day => [day.date, day]))
  }

  /** What was written before a failure stays written, can be undone, and is told to everybody. */
  async function writeAll(writing: Writing, found: Found, written: Written[]): Promise<void> {
    const of = found.days.length
    if (of === 0) return
    const org = (await who.whoAmI()).user.partner?.org
    if (org === undefined) throw new Failure({ category: 'unexpected' })
    saving.value = { done: 0, of }
    await writing.writeDays(context.http, org, found, each => {
      saving.value = { done: written.push(each), of }
    })
  }

  /** One save at a time, from the press on. `keep` hears of what it wrote, also where it failed on the way. */
  async function save(of: number, find: (writing: Writing) => Promise<Found>, keep = asStep) {
    if (saving.peek()) return null
    saving.value = { done: 0, of: Math.max(1, of) }
    const written: Written[] = []
    let writing: Writing | null = null
    const { ok } = await context.notifications.run({ title: text('calendar.saveFailed') }, async () => {
      try {
        writing = await bring(import('./writing'))
        await writeAll(writing, await find(writing), written)
      } finally {
        saving.value = null
        keep(written)
        if (written.length > 0) changes.tell(written.map(({ after }) => after))
      }
    })
    return { whole: ok, written: written.map(({ after }) => after), writing: writing as Writing | null }
  }

  function asStep(written: readonly Written[]): void {
    if (written.length === 0) return
    steps.value = [...steps.peek(), written]
    left.value = []
  }

  async function planAll(plans: readonly Stretch[], today: Day): Promise<Saved | null> {
    const count = plans.reduce((sum, { from, to }) => sum + countDays(from, to), 0)
    const saved = await save(count, ({ findChanges }) => findChanges(plans, today, knownOf))
    if (!saved) return null
    const { whole, written, writing } = saved
    const gone = whole ? plans : written.map(({ date }) => ({ from: date, to: date }))
    const wanted = whole ? writing?.countWanted(plans, today) : undefined
    const already = wanted === undefined ? 0 : wanted - written.length
    return { whole, already, written, left: parts => writing?.leftOf(parts, gone) ?? parts }
  }

  return {
    saving,
    undoable: computed(() => (steps.value.at(-1) ?? left.value.at(-1))?.map(({ before }) => before) ?? null),
    planAll,
    async plan(from, to, plan, today) {
      const saved = await planAll([{ from, to, plan }], today)
      return saved?.whole ? saved.written : null
    },
    async write(days) {
      if (days.length === 0) return []
      const saved = await save(days.length, async ({ spanOf }) => {
        const { from, to } = spanOf(days)
        return { days: [...days], known: await knownOf(from, to) }
      })
      return saved?.whole ? saved.written : null
    },
    async undo() {
      const from = steps.peek().length > 0 ? steps : left
      const last = from.peek().at(-1)
      if (!last) return null
      let undoing: Undoing | undefined
      const find = async ({ findUndo }: Writing) => {
        undoing = await findUndo(last, knownOf)
        return undoing
      }
      // Undoing is no change of its own: it cannot be undone in turn, and the next one takes up what this one left.
      const saved = await save(last.length, find, written => {
        const rest = undoing ? undoing.left(written) : last
        from.value = from.peek().flatMap(each => (each !== last ? [each] : rest.length > 0 ? [rest] : []))
      })
      return saved?.whole ? { written: saved.written, skipped: undoing?.skipped ?? [] } : null
    },
    async read(from, to) {
      const outcome = await context.notifications.run({ title: text('calendar.loadFailed') }, () => knownOf(from, to))
      return outcome.ok ? outcome.value : null
    },
  }
})
