import { expect } from 'chai'
import { planDays } from '../../test/fixtures/page/plan-days'
import { until } from '../../test/fixtures/page/wait'
import { text, verbatim } from '../i18n/translate'
import { createPortal, type Portal } from '../portal/portal'
import { session } from '../session/store'
import { createTestBackend, type TestBackend } from '../testing/test-backend'
import { planOf } from './rules'
import { calendar } from './store'
import type { Choice, DayPlan } from './types'

const today = '2026-11-19'
const holiday: DayPlan = { kind: 'holiday', percent: 0 }
const surge: DayPlan = { kind: 'surge', percent: 40 }
const on = (date: number) => `2027-03-${String(date).padStart(2, '0')}`

describe('a save of the calendar', () => {
  let backend: TestBackend
  let portal: Portal
  let release: () => void
  const store = () => portal.use(calendar)
  const writes = () => backend.calls.filter(({ method }) => method !== 'GET')
  const dates = (saved: { written: readonly { date: string }[] } | null) => saved?.written.map(({ date }) => date)
  const plan = (from: number, to: number, dayPlan: DayPlan) => planDays(store(), on(from), on(to), dayPlan, today)
  const choose = (from: number, to: number, choice: Choice) =>
    store().draft.type(Array.from({ length: to - from + 1 }, (_, index) => [on(from + index), choice] as const))

  beforeEach(() => {
    localStorage.clear()
    backend = createTestBackend({ now: '2026-11-19T15:00:00Z' })
    portal = createPortal(backend.options)
    portal.hold(session)
    release = portal.hold(calendar)
  })
  afterEach(() => {
    portal.end()
    backend.close()
  })

  it('runs once, even if it is requested again while it runs', async () => {
    const both = [plan(10, 10, holiday), plan(10, 10, holiday)]
    expect(store().saving.peek()).to.deep.equal({ done: 0, total: 1 })
    expect(store().state.peek()).to.equal('saving')
    expect((await Promise.all(both)).map(dates)).to.deep.equal([[on(10)], undefined])
    expect([writes().length, store().saving.peek(), store().state.peek()]).to.deep.equal([1, null, 'clean'])
    await store().undo()
    expect(store().undoable.peek()).to.equal(null)
  })

  it('is found by a read after a gateway has cut it off, without a toast and without an undo of an earlier save', async () => {
    await plan(10, 10, holiday)
    const { fetch } = backend.options
    portal.configure({
      fetch: async (input, init) => {
        const answer = await fetch(input, init)
        return init?.method === 'PUT' ? new Response('Gateway Timeout', { status: 504 }) : answer
      },
    })
    await plan(12, 12, surge)
    await until(() => store().state.value === 'clean', 'the read')
    expect([portal.notifications.toasts.value, store().undoable.value]).to.deep.equal([[], null])
  })

  for (const [title, errors, detail] of [
    [
      'shows the message of a conflict',
      [{ code: 'already_set', message: 'This day is already set' }],
      verbatim('This day is already set'),
    ],
    [
      'shows that the record has changed when a conflict has no message',
      [{ code: 'already_set' }],
      text('shared.staleDetail'),
    ],
  ] as const)
    it(title, async () => {
      const { fetch } = backend.options
      portal.configure({
        fetch: async (input, init) =>
          init?.method === 'POST' || init?.method === 'PUT'
            ? Response.json({ errors }, { status: 409, statusText: 'Conflict' })
            : fetch(input, init),
      })
      expect((await plan(10, 10, holiday))?.isComplete).to.equal(false)
      const [toast] = portal.notifications.toasts.value
      expect(toast?.detail).to.deep.equal(detail)
      expect(toast?.failure?.status).to.equal(409)
    })

  it('stores the day as it was sent if the answer is no day', async () => {
    const { fetch } = backend.options
    portal.configure({
      fetch: async (input, init) => {
        const answer = await fetch(input, init)
        return init?.method?.toUpperCase() === 'PUT' ? new Response(JSON.stringify({ ok: true })) : answer
      },
    })
    expect(await plan(10, 10, surge)).to.deep.include({
      written: [{ date: on(10), holiday: false, discount: null, surge: 40 }],
    })
  })

  it('can be undone once on a later visit of the calendar', async () => {
    await plan(10, 11, holiday)
    const before = store()
    release()
    await new Promise(resolve => setTimeout(resolve))
    portal.hold(calendar)
    expect(store()).not.to.equal(before)
    expect(dates(await store().undo())).to.deep.equal([on(10), on(11)])
    expect(store().undoable.peek()).to.equal(null)
  })

  it('writes each chosen day once with its last choice, and is undone as a whole', async () => {
    choose(3, 5, { kind: 'surge', percent: '40' })
    choose(5, 6, { kind: 'holiday', percent: '' })
    const saved = await store().save(today)
    expect([saved?.isComplete, saved?.already, dates(saved)]).to.deep.equal([true, 0, [3, 4, 5, 6].map(on)])
    const again = await plan(6, 8, holiday)
    expect([again?.already, dates(again)]).to.deep.equal([1, [on(7), on(8)]])
    await store().undo()
    const known = await store().read(on(1), on(31))
    const kinds = [3, 4, 5, 6, 7].map(date => planOf(known?.get(on(date))).kind)
    expect(kinds).to.deep.equal(['surge', 'surge', 'holiday', 'holiday', 'none'])
    expect(dates(await store().undo())).to.deep.equal([3, 4, 5, 6].map(on))
    expect(store().undoable.peek()).to.equal(null)
  })

  it('writes only the requested days, without incomplete choices', async () => {
    choose(3, 5, { kind: 'holiday', percent: '' })
    choose(8, 8, { kind: 'surge', percent: '' })
    expect(dates(await store().save(today, [on(3), on(4), on(8)]))).to.deep.equal([on(3), on(4)])
    expect([...store().draft.typed.peek().keys()]).to.deep.equal([on(5), on(8)])
    expect(dates(await store().save(today))).to.deep.equal([on(5)])
    expect(store().state.peek()).to.equal('dirty')
  })

  it('keeps choices that are made meanwhile on top of the saved days', async () => {
    choose(3, 3, { kind: 'holiday', percent: '' })
    const saving = store().save(today)
    choose(3, 4, { kind: 'surge', percent: '5' })
    expect(dates(await saving)).to.deep.equal([on(3)])
    expect([...store().draft.typed.peek().keys()]).to.deep.equal([on(3), on(4)])
    expect([store().draft.clashes.peek().size, store().state.peek()]).to.deep.equal([0, 'dirty'])
    await store().undo()
    expect(store().draft.clashes.peek().size, 'our own undo is no conflict').to.equal(0)
    expect(dates(await store().save(today))).to.deep.equal([on(3), on(4)])
  })

  it('replaces the choices of its days, and keeps the choices of other days', async () => {
    choose(3, 4, { kind: 'surge', percent: '5' })
    expect(dates(await plan(4, 5, holiday))).to.deep.equal([on(4), on(5)])
    expect([...store().draft.typed.peek()].map(([date, { mine }]) => [date, (mine as Choice).kind])).to.deep.equal([
      [on(3), 'surge'],
    ])
  })

  it('is undone except for the days that somebody has changed since, which are returned', async () => {
    await plan(10, 12, holiday)
    const theirs = createPortal(backend.options)
    theirs.hold(calendar)
    await theirs.use(calendar).read(on(1), on(31))
    await planDays(theirs.use(calendar), on(11), on(11), surge, today)
    await planDays(theirs.use(calendar), on(12), on(12), { kind: 'none', percent: 0 }, today)
    theirs.end()
    const undone = await store().undo()
    expect([dates(undone), undone?.skipped]).to.deep.equal([[on(10)], [on(11)]])
    expect(planOf((await store().read(on(1), on(31)))?.get(on(11)))).to.deep.equal(surge)
    expect(store().undoable.peek()).to.equal(null)
  })

  it('is a conflict and no failure if it arrived without an answer and was undone meanwhile', async () => {
    portal.end()
    const { fetch } = backend.options
    portal = createPortal({
      ...backend.options,
      async fetch(input, init) {
        const answer = await fetch(input, init)
        if (init?.method !== 'PUT') return answer
        store().draft.undo()
        throw new TypeError('the answer was lost')
      },
    })
    portal.hold(session)
    portal.hold(calendar)
    await store().read(on(10), on(10))
    await plan(10, 10, surge)
    expect([store().state.peek(), portal.notifications.toasts.peek()]).to.deep.equal(['conflict', []])
  })
})
