import { expect } from 'chai'
import { until } from '../../test/fixtures/page/wait'
import { addDays } from '../base/days'
import { createPortal, type Portal } from '../portal/portal'
import { session } from '../session/store'
import { createTestBackend, type TestBackend } from '../testing/test-backend'
import { dayWith } from './rules'
import { calendar } from './store'
import type { Choice } from './types'

const today = '2026-11-19'
const date = '2027-03-10'
const discount: Choice = { kind: 'discount', percent: '10' }
const holiday: Choice = { kind: 'holiday', percent: '' }
const surge: Choice = { kind: 'surge', percent: '40' }
const theirSurge = dayWith(date, { kind: 'surge', percent: 40 })

describe('a choice of the calendar that cannot be saved', () => {
  let backend: TestBackend
  let network: (method: string, pass: () => Promise<Response>) => Promise<Response>
  const portals: Portal[] = []

  function open() {
    const { fetch } = backend.options
    const portal = createPortal({
      ...backend.options,
      fetch: (input, init) => network(`${init?.method?.toUpperCase() ?? 'GET'}`, () => fetch(input, init)),
    })
    portals.push(portal)
    portal.hold(session)
    portal.hold(calendar)
    return portal.use(calendar)
  }
  beforeEach(() => {
    localStorage.clear()
    backend = createTestBackend({ now: '2026-11-19T15:00:00Z' })
    network = (_, pass) => pass()
  })
  afterEach(() => {
    for (const portal of portals.splice(0)) portal.end()
    backend.close()
    localStorage.clear()
  })

  it('is restored if the account is known already', async () => {
    const store = open()
    await until(() => portals[0]?.use(session).account.peek() !== null, 'the account')
    store.draft.type([[date, discount]])
    portals.pop()?.end()
    const portal = createPortal(backend.options)
    portals.push(portal)
    portal.hold(session)
    await until(() => portal.use(session).account.peek() !== null, 'the account')
    portal.hold(calendar)
    expect(portal.use(calendar).draft.typed.peek().get(date)?.mine).to.deep.equal(discount)
  })

  it('waits without a connection, outlives a reload, and is sent by the next save', async () => {
    const store = open()
    await store.read(date, date)
    network = async () => {
      throw new TypeError('Failed to fetch')
    }
    store.draft.type([[date, discount]])
    expect((await store.save(today))?.isComplete).to.equal(false)
    expect([store.state.peek(), store.draft.unsent.peek().size]).to.deep.equal(['waiting', 1])
    portals.pop()?.end()

    network = (_, pass) => pass()
    const later = open()
    await until(() => later.state.peek() === 'waiting', 'the stored choice')
    expect(later.draft.typed.peek().get(date)?.mine).to.deep.equal(discount)
    expect((await later.save(today))?.isComplete).to.equal(true)
    expect([later.state.peek(), localStorage.length]).to.deep.equal(['clean', 0])
  })

  it('does not hide another failure while it waits', async () => {
    const store = open()
    await store.read(date, date)
    store.draft.type([['2027-03-12', surge]])
    await store.save(today)
    network = async () => {
      throw new TypeError('Failed to fetch')
    }
    store.draft.type([[date, discount]])
    await store.save(today)
    const tones = () => portals[0]?.notifications.toasts.peek().map(({ tone }) => tone)
    expect([store.state.peek(), tones()]).to.deep.equal(['waiting', []])
    expect(await store.undo()).to.equal(null)
    expect(tones()).to.deep.equal(['danger'])
  })

  it('prevents the undo of an older save if it may have arrived', async () => {
    const store = open()
    await store.read(date, date)
    store.draft.type([['2027-03-12', surge]])
    await store.save(today)
    network = async (method, pass) => {
      const answer = await pass()
      if (method === 'GET') return answer
      throw new TypeError('the answer was lost')
    }
    store.draft.type([[date, discount]])
    await store.save(today)
    expect([store.undoable.peek(), await store.undo()]).to.deep.equal([null, null])
  })

  it('is in conflict with a save of a colleague when it is restored', async () => {
    const store = open()
    await store.read(date, date)
    store.draft.type([[date, discount]])
    portals.pop()?.end()
    const { bases, fetch, token } = backend.options
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
    const users = await (await fetch(`${bases.main}/v1/users/me`, { headers })).json()
    const url = `${bases.partners}/v1/partner/${users.user.partner.org}/calendar`
    await fetch(url, { method: 'PUT', headers, body: JSON.stringify(theirSurge) })
    const later = open()
    await until(() => later.state.peek() === 'conflict', 'the conflict')
    expect(later.draft.clashes.peek().get(date)).to.deep.equal({ mine: discount, theirs: surge, from: 'server' })
  })

  it('is saved if it arrived without an answer, with later choices on top of it', async () => {
    const store = open()
    await store.read(date, date)
    network = async (method, pass) => {
      const answer = await pass()
      if (method === 'GET') return answer
      throw new TypeError('Failed to fetch')
    }
    store.draft.type([[date, discount]])
    expect((await store.save(today))?.isComplete).to.equal(false)
    expect(store.state.peek()).to.equal('waiting')
    store.draft.type([[date, surge]])
    network = (_, pass) => pass()
    expect((await store.save(today))?.isComplete).to.equal(true)
    expect([store.state.peek(), store.draft.clashes.peek().size]).to.deep.equal(['clean', 0])
  })

  it('is kept if it is written at once while another save runs', async () => {
    const store = open()
    await store.read(date, addDays(date, 1))
    store.draft.type([[date, surge]])
    const saving = store.save(today)
    expect(await store.write([[addDays(date, 1), holiday]], today)).to.equal(null)
    await saving
    expect(store.draft.typed.peek().get(addDays(date, 1))?.mine).to.deep.equal(holiday)
  })

  it('is not counted as already set while it is incomplete', async () => {
    const store = open()
    await store.read(date, addDays(date, 1))
    store.draft.type([
      [date, surge],
      [addDays(date, 1), { kind: 'surge', percent: '' }],
    ])
    const saved = await store.save(today, [date, addDays(date, 1)])
    expect([saved?.written.length, saved?.already]).to.deep.equal([1, 0])
  })

  it('leaves the other days of its save for a second undo if the first undo got no answer', async () => {
    const store = open()
    const next = addDays(date, 1)
    await store.read(date, next)
    await store.write(
      [date, next].map(day => [day, holiday]),
      today,
    )
    network = async (method, pass) => {
      const answer = await pass()
      if (method === 'GET') return answer
      throw new TypeError('Failed to fetch')
    }
    await store.undo()
    network = (_, pass) => pass()
    expect((await store.undo())?.written.map(day => day.date)).to.deep.equal([next])
  })

  it('waits without the days that were written before the connection broke off', async () => {
    const store = open()
    let written = 0
    network = async (method, pass) => {
      if (written === 12) throw new TypeError('Failed to fetch')
      if (method !== 'GET') written += 1
      return pass()
    }
    const dates = Array.from({ length: 14 }, (_, index) => addDays(date, index))
    store.draft.type(dates.map(each => [each, surge]))
    expect((await store.save(today))?.written).to.have.length(12)
    expect([store.draft.typed, store.draft.unsent].map(edits => [...edits.peek().keys()])).to.deep.equal([
      dates.slice(12),
      dates.slice(12),
    ])
  })

  it('is replaced by a choice that is written at once and waits, and is restored by an undo', async () => {
    const store = open()
    await store.read(date, date)
    store.draft.type([[date, surge]])
    network = async () => {
      throw new TypeError('Failed to fetch')
    }
    const next = '2027-03-11'
    const holiday: Choice = { kind: 'holiday', percent: '' }
    await store.write(
      [
        [date, holiday],
        [next, holiday],
      ],
      today,
    )
    const mine = (edits: ReadonlyMap<string, { mine: unknown }>) => [...edits].map(([day, each]) => [day, each.mine])
    const all = [
      [date, holiday],
      [next, holiday],
    ]
    expect([mine(store.draft.typed.value), mine(store.draft.unsent.value)]).to.deep.equal([all, all])
    store.draft.undo()
    expect(mine(store.draft.typed.value)).to.deep.equal([[date, surge]])
  })
})
