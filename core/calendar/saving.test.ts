import { expect } from 'chai'
import { createPortal, type Portal } from '../portal/portal'
import { session } from '../session/store'
import { createTestBackend, type TestBackend } from '../testing/test-backend'
import { planOf } from './rules'
import { calendar } from './store'
import type { DayPlan } from './types'

const today = '2026-11-19'
const holiday: DayPlan = { kind: 'holiday', percent: 0 }
const surge: DayPlan = { kind: 'surge', percent: 40 }
const on = (date: number) => `2027-03-${String(date).padStart(2, '0')}`

describe('a save of the calendar', () => {
  let backend: TestBackend
  let portal: Portal
  const store = (id = 'one') => portal.use(calendar, id)
  const writes = () => backend.calls.filter(({ method }) => method !== 'GET').map(({ method, body }) => [method, body])
  const dates = (days: readonly { date: string }[] | undefined) => days?.map(({ date }) => date)

  beforeEach(() => {
    backend = createTestBackend({ now: '2026-11-19T15:00:00Z' })
    portal = createPortal(backend.options)
    portal.hold(session)
    for (const id of ['one', 'two']) portal.hold(calendar, id)
  })
  afterEach(() => {
    portal.end()
    backend.close()
  })

  it('is one, however often it is asked for while it runs', async () => {
    const both = [store().plan(on(10), on(10), holiday, today), store().plan(on(10), on(10), holiday, today)]
    expect(store().saving.peek()).to.deep.equal({ done: 0, of: 1 })
    expect((await Promise.all(both)).map(days => days?.length)).to.deep.equal([1, undefined])
    expect([writes().length, store().saving.peek()]).to.deep.equal([1, null])
    await store().undo()
    expect(store().undoable.peek()).to.equal(null)
  })

  it('can be undone by who comes back to the calendar, but not once somebody else has saved', async () => {
    const leave = (release: () => void) => {
      release()
      return new Promise(resolve => setTimeout(resolve))
    }
    const three = portal.hold(calendar, 'three')
    await store('three').plan(on(10), on(11), holiday, today)
    expect(store('one').undoable.peek(), 'each has its own').to.equal(null)
    await leave(three)
    const four = portal.hold(calendar, 'four')
    expect(dates(store('four').undoable.peek() ?? undefined)).to.deep.equal([on(10), on(11)])
    await leave(four)
    await store('one').plan(on(20), on(20), surge, today)
    portal.hold(calendar, 'five')
    expect(store('five').undoable.peek()).to.equal(null)
  })

  it('that was left can be undone once', async () => {
    const three = portal.hold(calendar, 'three')
    await store('three').plan(on(10), on(11), holiday, today)
    three()
    await new Promise(resolve => setTimeout(resolve))
    expect(dates((await store('one').undo())?.written)).to.deep.equal([on(10), on(11)])
    expect(['one', 'two'].map(id => store(id).undoable.peek())).to.deep.equal([null, null])
  })

  it('of several stretches writes each day once, as the later ones want it, and is undone as one', async () => {
    const saved = await store().planAll(
      [
        { from: on(3), to: on(5), plan: surge },
        { from: on(5), to: on(6), plan: holiday },
      ],
      today,
    )
    expect([saved?.whole, dates(saved?.written)]).to.deep.equal([true, [3, 4, 5, 6].map(on)])
    expect(saved?.already).to.equal(0)
    const again = await store().planAll([{ from: on(6), to: on(8), plan: holiday }], today)
    expect([again?.already, dates(again?.written)]).to.deep.equal([1, [on(7), on(8)]])
    await store().undo()
    const known = await store().read(on(1), on(31))
    expect([3, 4, 5, 6].map(date => planOf(known?.get(on(date))).kind)).to.deep.equal([
      'surge',
      'surge',
      'holiday',
      'holiday',
    ])
    expect(saved?.left([{ from: on(1), to: on(4) }])).to.deep.equal([{ from: on(1), to: on(2) }])
    expect(dates((await store().undo())?.written)).to.deep.equal([3, 4, 5, 6].map(on))
    expect(store().undoable.peek()).to.equal(null)
  })

  it('that fails on the way says what was written, and what is left', async () => {
    let count = 0
    const { fetch } = backend.options
    portal.configure({
      fetch: async (input, init) => {
        count += Number(init?.method?.toUpperCase() === 'PUT')
        return init?.method?.toUpperCase() === 'PUT' && count === 3
          ? new Response('', { status: 503 })
          : fetch(input, init)
      },
    })
    portal.hold(calendar, 'one')
    const plans = [{ from: on(3), to: on(6), plan: surge }]
    const saved = await store().planAll(plans, today)
    expect([saved?.whole, dates(saved?.written)]).to.deep.equal([false, [3, 4].map(on)])
    expect(saved?.left(plans)).to.deep.equal([{ from: on(5), to: on(6), plan: surge }])
  })

  it('is undone but for the days that somebody changed since, which are named', async () => {
    await store().plan(on(10), on(12), holiday, today)
    await store('two').plan(on(11), on(11), surge, today)
    await store('two').plan(on(12), on(12), { kind: 'none', percent: 0 }, today)
    const undone = await store().undo()
    expect([dates(undone?.written), undone?.skipped]).to.deep.equal([[on(10)], [on(11)]])
    expect(planOf((await store().read(on(1), on(31)))?.get(on(11)))).to.deep.equal(surge)
    expect(store().undoable.peek()).to.equal(null)
  })
})
