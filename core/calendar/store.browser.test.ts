import { expect } from 'chai'
import { addDays, weekdayOf } from '../base/days'
import { createPortal, type Portal } from '../portal/portal'
import { session } from '../session/store'
import { createTestBackend, type TestBackend } from '../testing/test-backend'
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
  const store = () => portal.use(calendar, 'one')
  const writes = () => backend.calls.filter(({ method }) => method !== 'GET').map(({ method, body }) => [method, body])
  const dates = (days: readonly { date: string }[] | null) => days?.map(({ date }) => date)

  beforeEach(() => {
    backend = createTestBackend({ now })
    portal = createPortal(backend.options)
    portal.hold(session)
    portal.hold(calendar, 'one')
    portal.hold(calendarDays, month)
  })
  afterEach(() => {
    portal.end()
    backend.close()
  })

  it('makes a holiday of a day without a record, and puts everything else', async () => {
    await store().plan('2027-03-10', '2027-03-10', surge, today)
    await store().plan('2027-03-10', '2027-03-11', holiday, today)
    await store().plan('2027-03-10', '2027-03-10', nothing, today)
    expect(writes()).to.deep.equal([
      ['PUT', { date: '2027-03-10', holiday: false, discount: null, surge: 40 }],
      ['PUT', { date: '2027-03-10', holiday: true, discount: null, surge: null }],
      ['POST', { date: '2027-03-11', holiday: true }],
      ['PUT', { date: '2027-03-10', holiday: false, discount: null, surge: null }],
    ])
  })

  it('writes what differs alone, and nothing that is past', async () => {
    await store().plan('2027-03-10', '2027-03-11', surge, today)
    expect(dates(await store().plan('2027-03-10', '2027-03-12', surge, today))).to.deep.equal(['2027-03-12'])
    expect(dates(await store().plan('2026-11-17', '2026-11-19', surge, today))).to.deep.equal([today])
    expect(await store().plan('2026-11-01', '2026-11-18', surge, today)).to.deep.equal([])
  })

  it('tells everybody who shows these days', async () => {
    await store().plan('2027-03-10', '2027-03-10', surge, today)
    const { days } = portal.use(calendarDays, month)
    expect(planOf(days.peek().data?.get('2027-03-10'))).to.deep.equal(surge)
  })

  it('tells them of the first and the last of their days, and of none beside', async () => {
    await store().plan('2027-02-28', '2027-04-01', surge, today)
    const { days } = portal.use(calendarDays, month)
    const kinds = ['2027-02-28', '2027-03-01', '2027-03-31', '2027-04-01'].map(
      date => planOf(days.peek().data?.get(date)).kind,
    )
    expect(kinds).to.deep.equal(['none', 'surge', 'surge', 'none'])
  })

  it('puts a holiday where somebody made a record meanwhile', async () => {
    const { fetch } = backend.options
    const refusing: typeof fetch = async (input, init) =>
      init?.method?.toUpperCase() === 'POST'
        ? Response.json({ errors: [{ code: 'exists', message: 'This day has a record already' }] }, { status: 409 })
        : fetch(input, init)
    portal.configure({ fetch: refusing })
    portal.hold(calendar, 'one')
    expect(dates(await store().plan('2027-03-10', '2027-03-10', holiday, today))).to.deep.equal(['2027-03-10'])
    expect(writes().map(([method]) => method)).to.deep.equal(['PUT'])
  })

  it('keeps what was written before a failure, and undoes it save by save', async () => {
    await store().plan('2027-03-10', '2027-03-10', surge, today)
    let count = 0
    const { fetch } = backend.options
    const failing: typeof fetch = async (input, init) => {
      const isWrite = init?.method?.toUpperCase() === 'PUT'
      count += Number(isWrite)
      return isWrite && count === 3 ? new Response('', { status: 503 }) : fetch(input, init)
    }
    portal.configure({ fetch: failing })
    portal.hold(calendar, 'two')
    portal.hold(calendarDays, month)
    const two = portal.use(calendar, 'two')
    expect(await two.plan('2027-03-11', '2027-03-15', surge, today)).to.equal(null)
    expect(two.undoable.peek()?.map(({ date }) => date)).to.deep.equal(['2027-03-11', '2027-03-12'])
    expect(dates((await two.undo())?.written ?? null)).to.deep.equal(['2027-03-11', '2027-03-12'])
    expect(two.undoable.peek()).to.equal(null)
    const known = await two.read('2027-03-01', '2027-03-31')
    expect(
      [...(known?.values() ?? [])].filter(day => planOf(day).kind !== 'none').map(({ date }) => date),
    ).to.deep.equal(['2027-03-10'])
  })

  it('takes up an undo again where it broke off, and never turns it round', async () => {
    await store().plan('2027-03-10', '2027-03-12', surge, today)
    let count = 0
    const { fetch } = backend.options
    portal.configure({
      fetch: async (input, init) => {
        const isWrite = init?.method?.toUpperCase() === 'PUT'
        count += Number(isWrite)
        return isWrite && count === 5 ? new Response('', { status: 503 }) : fetch(input, init)
      },
    })
    portal.hold(calendar, 'two')
    portal.hold(calendarDays, month)
    const two = portal.use(calendar, 'two')
    await two.plan('2027-03-15', '2027-03-17', surge, today)
    expect(await two.undo()).to.equal(null)
    expect(dates(two.undoable.peek())).to.deep.equal(['2027-03-16', '2027-03-17'])
    expect(dates((await two.undo())?.written ?? null)).to.deep.equal(['2027-03-16', '2027-03-17'])
    expect(two.undoable.peek()).to.equal(null)
    const known = await two.read('2027-03-13', '2027-03-31')
    expect([...(known?.values() ?? [])].filter(day => planOf(day).kind !== 'none')).to.deep.equal([])
  })

  it('takes a change of 0 % for none: it is written once at most', async () => {
    const zero: DayPlan = { kind: 'surge', percent: 0 }
    expect(await store().plan('2027-03-10', '2027-03-10', zero, today)).to.deep.equal([])
    await store().plan('2027-03-10', '2027-03-10', surge, today)
    await store().plan('2027-03-10', '2027-03-10', zero, today)
    expect(writes().at(-1)).to.deep.equal(['PUT', { date: '2027-03-10', holiday: false, discount: null, surge: null }])
    expect(await store().plan('2027-03-10', '2027-03-10', zero, today)).to.deep.equal([])
  })

  it('keeps the simulated world from assigning anything on a holiday', async () => {
    let day = addDays(today, 4)
    while (weekdayOf(day) > 4) day = addDays(day, 1)
    await store().plan(day, day, holiday, today)
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
