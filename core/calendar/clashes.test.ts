import { expect } from 'chai'
import { deferred, until } from '../../test/fixtures/page/wait'
import { createPortal, type Portal } from '../portal/portal'
import { session } from '../session/store'
import { createTestBackend, type TestBackend } from '../testing/test-backend'
import type { CalendarDay } from '../wire/calendar'
import { calendarDays } from './days'
import { dayWith, planOf } from './rules'
import { calendar } from './store'
import type { Choice } from './types'

const today = '2026-11-19'
const month = '2027-03-01/2027-03-31'
const date = '2027-03-10'
const discount: Choice = { kind: 'discount', percent: '10' }
const surge: Choice = { kind: 'surge', percent: '40' }
const holiday: Choice = { kind: 'holiday', percent: '' }
const theirSurge = dayWith(date, { kind: 'surge', percent: 40 })

type Call = { method: string; body: CalendarDay | null }
/** Answers a call in place of the server; `pass` asks the server. */
type Network = (call: Call, pass: () => Promise<Response>) => Promise<Response>

describe('days of the calendar that somebody else changes', () => {
  let backend: TestBackend
  let portal: Portal
  let network: Network
  const store = () => portal.use(calendar)
  const shown = () => portal.use(calendarDays, month).days.peek().data
  const clash = () => store().draft.clashes.peek().get(date)
  const calls = () => backend.calls.filter(({ path }) => path.endsWith('/calendar'))
  const writes = () => calls().filter(({ method }) => method !== 'GET')

  function open(): Portal {
    const { fetch } = backend.options
    const opened = createPortal({
      ...backend.options,
      fetch: async (input, init) => {
        const request = new Request(input, init)
        const { pathname } = new URL(request.url)
        const pass = () => fetch(input, init)
        if (!pathname.endsWith('/calendar')) return pass()
        const text = await request.text()
        const body = text === '' ? null : (JSON.parse(text) as CalendarDay)
        return network({ method: request.method, body }, pass)
      },
    })
    opened.hold(session)
    opened.hold(calendar)
    opened.hold(calendarDays, month)
    return opened
  }
  /** Writes a day over any record, like a server without versions. */
  async function overwrite(day: CalendarDay): Promise<Response> {
    const { bases, fetch, token } = backend.options
    const org = portal.use(session).me.peek().data?.user.partner?.org
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
    const read = await fetch(`${bases.partners}/v1/partner/calendar?startDate=${day.date}&endDate=${day.date}`, {
      headers,
    })
    const [before] = (await read.json()) as CalendarDay[]
    const body = JSON.stringify({ ...day, version: before?.version })
    return fetch(`${bases.partners}/v1/partner/${org}/calendar`, { method: 'PUT', headers, body })
  }
  async function saveAsColleague(day: CalendarDay): Promise<void> {
    expect((await overwrite(day)).status).to.equal(200)
  }
  async function savedPlan(): Promise<string> {
    const { kind, percent } = planOf((await store().read(date, date))?.get(date))
    return `${kind} ${percent}`
  }

  beforeEach(async () => {
    localStorage.clear()
    backend = createTestBackend({ now: '2026-11-19T15:00:00Z' })
    network = (_, pass) => pass()
    portal = open()
    await until(() => shown() !== null && portal.use(session).me.peek().data !== null, 'the days')
  })
  afterEach(() => {
    portal.end()
    backend.close()
    localStorage.clear()
  })

  // @spec 7.30
  it('are a conflict with both values before they are overwritten', async () => {
    await saveAsColleague(theirSurge)
    store().draft.type([[date, discount]])
    expect(await store().save(today)).to.deep.equal({ written: [], isComplete: false, already: 0, left: 0 })
    expect(writes()).to.have.length(1)
    expect(await savedPlan()).to.equal('surge 40')
    expect(clash()).to.deep.equal({ mine: discount, theirs: surge, from: 'server' })
    expect(store().state.peek()).to.equal('conflict')
    expect(planOf(shown()?.get(date)), 'their plan is shown too').to.deep.equal({ kind: 'surge', percent: 40 })
    expect((await store().save(today))?.isComplete, 'nothing is sent without a choice').to.equal(false)
    expect(writes()).to.have.length(1)

    store().draft.keepMine()
    expect(store().failure.peek(), 'nothing failed').to.equal(null)
    expect((await store().save(today))?.isComplete).to.equal(true)
    expect(await savedPlan()).to.equal('discount 10')
    expect([store().state.peek(), store().failure.peek()]).to.deep.equal(['clean', null])
  })

  it('are a conflict if they changed after the preview of an import, even when they were read since', async () => {
    await overwrite(theirSurge)
    await portal.use(calendarDays, month).refresh()
    await store().write([[date, holiday]], today, { get: () => ({ kind: 'none', percent: '' }) })
    expect([clash()?.theirs, planOf(shown()?.get(date)).kind]).to.deep.equal([surge, 'surge'])
  })

  it('keep the plan of the colleague when the person takes it', async () => {
    store().draft.type([[date, discount]])
    await saveAsColleague(theirSurge)
    await portal.use(calendarDays, month).refresh()
    expect(clash(), 'any read reveals the conflict').to.deep.equal({ mine: discount, theirs: surge, from: 'server' })
    store().draft.takeTheirs()
    expect(store().state.peek()).to.equal('clean')
    expect((await store().save(today))?.written).to.deep.equal([])
    expect(writes()).to.have.length(1)
  })

  it('are no conflict for the same plan or for other days', async () => {
    store().draft.type([
      [date, surge],
      ['2027-03-11', holiday],
    ])
    await saveAsColleague(theirSurge)
    await saveAsColleague(dayWith('2027-03-12', { kind: 'holiday', percent: 0 }))
    const done = await store().save(today)
    const writtenDates = done?.written.map(each => each.date)
    expect([done?.isComplete, done?.already, writtenDates]).to.deep.equal([true, 1, ['2027-03-11']])
    expect(store().state.peek()).to.equal('clean')
  })

  it('are a conflict if they were chosen before they were read', async () => {
    await saveAsColleague(theirSurge)
    const unseen = '2027-06-10'
    await saveAsColleague({ ...theirSurge, date: unseen })
    store().draft.type([[unseen, { kind: 'none', percent: '' }]])
    expect((await store().save(today))?.isComplete).to.equal(false)
    expect(store().draft.clashes.peek().get(unseen)?.theirs).to.deep.equal(surge)
  })

  for (const [kind, wanted, theirs, isConflict] of [
    ['a surge where a holiday is wanted', holiday, theirSurge, true],
    ['a holiday where a holiday is wanted', holiday, dayWith(date, { kind: 'holiday', percent: 0 }), false],
    ['a surge where a discount is wanted', discount, theirSurge, true],
  ] as const)
    it(`${isConflict ? 'are a conflict' : 'are no conflict'} if they become ${kind} between the read and the write`, async () => {
      network = async ({ method }, pass) => {
        if (method !== 'GET') await saveAsColleague(theirs)
        return pass()
      }
      store().draft.type([[date, wanted]])
      expect((await store().save(today))?.isComplete).to.equal(!isConflict)
      expect(clash()?.theirs).to.deep.equal(isConflict ? surge : undefined)
      expect(await savedPlan()).to.equal(isConflict ? 'surge 40' : 'holiday 0')
    })

  it('are a conflict during a long save, even when the server has no versions', async () => {
    let puts = 0
    network = async ({ method, body }, pass) => {
      if (method === 'GET')
        return Response.json(((await (await pass()).json()) as CalendarDay[]).map(({ version: _, ...day }) => day))
      if (++puts === 2) await saveAsColleague({ ...theirSurge, date: '2027-03-31' })
      return overwrite(body as CalendarDay)
    }
    const dates = Array.from({ length: 31 }, (_, index) => `2027-03-${String(index + 1).padStart(2, '0')}`)
    store().draft.type(dates.map(each => [each, discount]))
    expect(await store().save(today)).to.deep.include({ isComplete: false })
    const { clashes, typed } = store().draft
    expect([...clashes.peek().keys()]).to.deep.equal(['2027-03-31'])
    const left = typed.peek().size
    expect(writes().length, 'the day of the colleague and the saved days').to.equal(1 + 31 - left)
    store().draft.takeTheirs()
    expect([(await store().save(today))?.isComplete, writes().length]).to.deep.equal([true, 31])
  })

  it('are no conflict for the rest of a long save that has written them', async () => {
    const dates = Array.from({ length: 15 }, (_, index) => `2027-03-${String(index + 1).padStart(2, '0')}`)
    let puts = 0
    network = async ({ method }, pass) => {
      const answer = await pass()
      if (method !== 'GET' && ++puts === 9) await saveAsColleague({ ...theirSurge, date: '2027-03-01' })
      return answer
    }
    store().draft.type(dates.map(each => [each, discount]))
    const done = await store().save(today)
    expect([done?.isComplete, done?.written.length, store().state.peek()]).to.deep.equal([true, 15, 'clean'])
    expect(planOf(shown()?.get('2027-03-01'))).to.deep.equal(planOf(theirSurge))
  })

  it('are sent with the version of their read, and are a conflict if that version is stale', async () => {
    let version = 1
    const sent: unknown[] = []
    let between: (() => Promise<void>) | null = null
    const versioned = async (answer: Response) => {
      const body = (await answer.json()) as CalendarDay | CalendarDay[]
      const withVersion = (day: CalendarDay) => ({ ...day, version: `v${version}` })
      return Response.json(Array.isArray(body) ? body.map(withVersion) : withVersion(body))
    }
    await saveAsColleague(theirSurge)
    network = async ({ method, body }, pass) => {
      if (method === 'GET') return versioned(await pass())
      await between?.()
      between = null
      sent.push(body?.version)
      if (body?.version !== `v${version}`)
        return Response.json({ errors: [{ code: 'stale', message: 'Changed' }] }, { status: 409 })
      version += 1
      return versioned(await overwrite(body))
    }
    await store().read(date, date)
    store().draft.type([[date, discount]])
    expect((await store().save(today))?.isComplete).to.equal(true)
    expect(sent).to.deep.equal(['v1'])
    expect(shown()?.get(date)?.version, 'the version of the answer').to.equal('v2')

    store().draft.type([[date, holiday]])
    between = async () => {
      version += 1
      await saveAsColleague(theirSurge)
    }
    expect((await store().save(today))?.isComplete).to.equal(false)
    expect([sent, clash()?.theirs]).to.deep.equal([['v1', 'v2'], surge])
    store().draft.keepMine()
    expect((await store().save(today))?.isComplete).to.equal(true)
    expect(sent).to.deep.equal(['v1', 'v2', 'v3'])
  })

  it('keep our own write when the answer of an older read comes after it', async () => {
    const old = deferred<void>()
    let reads = 0
    network = async ({ method }, pass) => {
      const answer = await pass()
      if (method === 'GET' && ++reads === 1) await old.promise
      return answer
    }
    const reading = portal.use(calendarDays, month).refresh()
    await until(() => reads === 1, 'the older read')
    store().draft.type([[date, holiday]])
    expect((await store().save(today))?.isComplete).to.equal(true)
    old.resolve()
    await reading
    expect(planOf(shown()?.get(date)).kind).to.equal('holiday')
    expect([store().state.peek(), clash()]).to.deep.equal(['clean', undefined])
  })
})
