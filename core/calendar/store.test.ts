import { expect } from 'chai'
import { planDays } from '../../test/fixtures/page/plan-days'
import { addDays, weekdayOf } from '../base/days'
import { createPortal, type Portal } from '../portal/portal'
import { session } from '../session/store'
import { createTestBackend, type TestBackend } from '../testing/test-backend'
import type { CalendarDay } from '../wire/calendar'
import { calendarDays } from './days'
import { planOf } from './rules'
import { calendar } from './store'
import type { DayPlan } from './types'

const now = '2026-11-19T15:00:00Z'
const today = '2026-11-19'
const holiday: DayPlan = { kind: 'holiday', percent: 0 }
const surge: DayPlan = { kind: 'surge', percent: 40 }
const nothing: DayPlan = { kind: 'none', percent: 0 }
const month = '2027-03-01/2027-03-31'

describe('the calendar of a partner', () => {
  let backend: TestBackend
  let portal: Portal
  const store = () => portal.use(calendar)
  const plan = (from: string, to: string, dayPlan: DayPlan) => planDays(store(), from, to, dayPlan, today)
  const writes = () =>
    backend.calls
      .filter(({ method }) => method !== 'GET')
      .map(({ method, body }) => {
        const { version: _, ...day } = body as CalendarDay
        return [method, day]
      })
  const dates = (saved: { written: readonly { date: string }[] } | null) => saved?.written.map(({ date }) => date)

  const marked = async () => {
    const known = await store().read('2027-03-01', '2027-03-31')
    return [...(known?.values() ?? [])].filter(day => planOf(day).kind !== 'none').map(({ date }) => date)
  }
  /** Which PUT from now on fails: 1 is the next one; with 0, none fails. */
  let callsUntilFailure = 0

  beforeEach(() => {
    localStorage.clear()
    callsUntilFailure = 0
    backend = createTestBackend({ now })
    const { fetch } = backend.options
    portal = createPortal({
      ...backend.options,
      fetch: async (input, init) => {
        const isFailing = init?.method?.toUpperCase() === 'PUT' && callsUntilFailure > 0 && --callsUntilFailure === 0
        return isFailing ? new Response('', { status: 503 }) : fetch(input, init)
      },
    })
    portal.hold(session)
    portal.hold(calendar)
    portal.hold(calendarDays, month)
  })
  afterEach(() => {
    portal.end()
    backend.close()
  })

  // @spec 7.24
  it('makes a holiday of a day without a record, and puts everything else', async () => {
    await plan('2027-03-10', '2027-03-10', surge)
    await plan('2027-03-10', '2027-03-11', holiday)
    await plan('2027-03-10', '2027-03-10', nothing)
    expect(writes()).to.deep.equal([
      ['PUT', { date: '2027-03-10', holiday: false, discount: null, surge: 40 }],
      ['PUT', { date: '2027-03-10', holiday: true, discount: null, surge: null }],
      ['POST', { date: '2027-03-11', holiday: true }],
      ['PUT', { date: '2027-03-10', holiday: false, discount: null, surge: null }],
    ])
  })

  it('writes only days that differ, and no past ones', async () => {
    await plan('2027-03-10', '2027-03-11', surge)
    expect(dates(await plan('2027-03-10', '2027-03-12', surge))).to.deep.equal(['2027-03-12'])
    expect(dates(await plan('2026-11-17', '2026-11-19', surge))).to.deep.equal([today])
    expect(dates(await plan('2026-11-01', '2026-11-18', surge))).to.deep.equal([])
  })

  it('updates the days on every screen', async () => {
    await plan('2027-03-10', '2027-03-10', surge)
    const { days } = portal.use(calendarDays, month)
    expect(planOf(days.peek().data?.get('2027-03-10'))).to.deep.equal(surge)
  })

  it('updates a range from its first to its last day, without other days', async () => {
    await plan('2027-02-28', '2027-04-01', surge)
    const { days } = portal.use(calendarDays, month)
    const kinds = ['2027-02-28', '2027-03-01', '2027-03-31', '2027-04-01'].map(
      date => planOf(days.peek().data?.get(date)).kind,
    )
    expect(kinds).to.deep.equal(['none', 'surge', 'surge', 'none'])
  })

  it('keeps the days that were written before a failure, and undoes them save by save', async () => {
    await plan('2027-03-10', '2027-03-10', surge)
    callsUntilFailure = 3
    expect(await plan('2027-03-11', '2027-03-15', surge)).to.include({ isComplete: false, already: 0 })
    const undoable = () =>
      store()
        .undoable.peek()
        ?.map(({ date }) => date)
    expect(undoable()).to.deep.equal(['2027-03-11', '2027-03-12'])
    const unsaved = () => [...store().draft.typed.peek().keys()]
    expect(unsaved(), 'the rest is kept').to.deep.equal(['2027-03-13', '2027-03-14', '2027-03-15'])
    store().draft.discard()
    expect(dates(await store().undo())).to.deep.equal(['2027-03-11', '2027-03-12'])
    expect(undoable()).to.deep.equal(['2027-03-10'])
    expect(await marked()).to.deep.equal(['2027-03-10'])
  })

  it('resumes an undo that broke off, and never undoes an undo', async () => {
    await plan('2027-03-15', '2027-03-17', surge)
    callsUntilFailure = 2
    expect(await store().undo()).to.equal(null)
    expect(
      store()
        .undoable.peek()
        ?.map(({ date }) => date),
    ).to.deep.equal(['2027-03-16', '2027-03-17'])
    expect(dates(await store().undo())).to.deep.equal(['2027-03-16', '2027-03-17'])
    expect(store().undoable.peek()).to.equal(null)
    expect(await marked()).to.deep.equal([])
  })

  it('treats a change of 0 % as none, and writes it once at most', async () => {
    const zero: DayPlan = { kind: 'surge', percent: 0 }
    expect(dates(await plan('2027-03-10', '2027-03-10', zero))).to.deep.equal([])
    await plan('2027-03-10', '2027-03-10', surge)
    await plan('2027-03-10', '2027-03-10', zero)
    expect(writes().at(-1)).to.deep.equal(['PUT', { date: '2027-03-10', holiday: false, discount: null, surge: null }])
    expect(dates(await plan('2027-03-10', '2027-03-10', zero))).to.deep.equal([])
  })

  // @spec 4.35
  it('keeps the simulated world from assigning orders on a holiday', async () => {
    let day = addDays(today, 4)
    while (weekdayOf(day) > 4) day = addDays(day, 1)
    await plan(day, day, holiday)
    const assigned = async () => {
      const { bases, fetch, token } = backend.options
      const url = `${bases.main}/v1/work-orders?items=current&appliancesCount=0&offset=0&ps=50&search=`
      const answer = await fetch(url, { headers: { authorization: `Bearer ${token}` } })
      const { workOrders } = (await answer.json()) as { workOrders: { assignedOn: string }[] }
      return workOrders.map(({ assignedOn }) => assignedOn.slice(0, 10))
    }
    await backend.advance(Date.parse(`${addDays(day, 2)}T04:00:00Z`) - backend.clock.now())
    const found = await assigned()
    expect(found).not.to.include(day)
    expect(found).to.include(addDays(day, 1))
  })
})
