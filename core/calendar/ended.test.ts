import { expect } from 'chai'
import { type Clock, takeClock } from '../../test/fixtures/page/clock'
import { deferred } from '../../test/fixtures/page/wait'
import { addDays } from '../base/days'
import { createPortal, type Portal } from '../portal/portal'
import { session } from '../session/store'
import { createTestBackend, type TestBackend } from '../testing/test-backend'
import { allDays } from './days'
import { type Calendar, calendar } from './store'

const today = '2026-11-19'
const dates = Array.from({ length: 30 }, (_, index) => addDays('2027-03-01', index))

type Answer = (pass: () => Promise<Response>) => Promise<Response>

describe('a long save of the calendar after the calendar is left', () => {
  let clock: Clock
  let backend: TestBackend
  let portal: Portal
  /** The methods of the calendar's calls. */
  let calls: string[]
  /** The number of a call that the test answers itself, and the promise that its answer waits for. */
  let held: { call: number; answer: Answer; until: Promise<void> } | null

  const store = () => portal.use(calendar)
  const chosenDays = ({ draft }: Calendar) => [...draft.typed.peek().keys()]
  const writes = () => calls.filter(method => method !== 'GET').length

  beforeEach(async () => {
    clock = takeClock()
    localStorage.clear()
    backend = createTestBackend({ now: '2026-11-19T15:00:00Z' })
    calls = []
    held = null
    const { fetch } = backend.options
    portal = createPortal({
      ...backend.options,
      async fetch(input, init) {
        const pass = () => fetch(input, init)
        if (!new URL(String(input)).pathname.endsWith('/calendar')) return pass()
        calls.push(init?.method?.toUpperCase() ?? 'GET')
        if (held?.call !== calls.length) return pass()
        const { answer, until } = held
        return answer(pass).finally(() => until)
      },
    })
    portal.hold(session)
    await clock.advance(1000)
  })
  afterEach(() => {
    portal.end()
    backend.close()
    localStorage.clear()
    clock.restore()
  })

  /** Advances the clock until a task has settled. */
  async function settle<Value>(task: Promise<Value>): Promise<Value> {
    let isOver = false
    const end = () => {
      isOver = true
    }
    task.then(end, end)
    await clock.until(() => isOver, 'the end')
    return task
  }
  async function waitAMinute() {
    for (let second = 0; second < 60; second += 1) await clock.advance(1000)
  }
  /** Releases the calendar during one call of a save; `sendAnswer` answers that call. */
  async function leaveDuring(call: number, answer: Answer = pass => pass()) {
    const release = portal.hold(calendar)
    store().draft.type(dates.map(date => [date, { kind: 'surge', percent: '40' }]))
    const { promise: until, resolve: sendAnswer } = deferred<void>()
    held = { call, answer, until }
    const saving = store().save(today)
    await clock.until(() => calls.length === call, 'the call that is held')
    release()
    await clock.advance(1000)
    return { saving, sendAnswer }
  }
  /** Holds the calendar again, and waits for its read. */
  async function comeBack(): Promise<Calendar> {
    const before = calls.length
    portal.hold(calendar)
    const { resource } = portal.use(allDays)
    await clock.until(() => calls.length > before && !resource.peek().busy, 'a read and its answer')
    await clock.advance(1000)
    return store()
  }
  /** Expects no conflict, and that the next save writes the remaining days. */
  async function saveRest(done: number) {
    const back = await comeBack()
    expect([chosenDays(back), back.draft.clashes.peek().size]).to.deep.equal([dates.slice(done), 0])
    expect((await settle(back.save(today)))?.written.map(({ date }) => date)).to.deep.equal(dates.slice(done))
    expect(back.state.peek()).to.equal('clean')
  }

  // The first call reads, the next ten write, and the one after them reads again.
  for (const [when, call, done] of [
    ['its first read', 1, 0],
    ['a write', 6, 5],
    ['the last write before it reads again', 11, 10],
    ['a later read', 12, 10],
  ] as const)
    it(`makes no call after ${when}, keeps the other choices, and can undo the written days`, async () => {
      const { saving, sendAnswer } = await leaveDuring(call)
      sendAnswer()
      const saved = await settle(saving)
      await waitAMinute()
      expect([calls.length, writes()]).to.deep.equal([call, done])
      expect([saved?.isComplete, saved?.written.length]).to.deep.equal([false, done])
      expect(portal.notifications.toasts.peek(), 'nothing failed').to.deep.equal([])

      portal.hold(calendar)
      expect(chosenDays(store()), 'before anything is read').to.deep.equal(dates.slice(done))
      expect([store().failure.peek(), store().draft.unsent.peek().size]).to.deep.equal([null, 0])
      expect([store().state.peek(), store().undoable.peek()?.length ?? 0]).to.deep.equal(['restored', done])
      await saveRest(done)
    })

  for (const [how, answer, done] of [
    ['is refused', async () => Response.json({ errors: [{ code: 'stale', message: 'Changed' }] }, { status: 409 }), 4],
    ['has arrived without an answer', pass => pass().then(() => Promise.reject(new TypeError('cut'))), 5],
    ['never arrives', () => Promise.reject(new TypeError('cut')), 4],
  ] as const satisfies [string, Answer, number][])
    it(`makes no call after a write that ${how}`, async () => {
      const { saving, sendAnswer } = await leaveDuring(6, answer)
      sendAnswer()
      expect((await settle(saving))?.written).to.have.length(4)
      await waitAMinute()
      expect(calls).to.have.length(6)
      await saveRest(done)
    })

  it('has no choice left for its written days when the calendar is opened before the last answer', async () => {
    const { saving, sendAnswer } = await leaveDuring(6)
    const back = await comeBack()
    expect(chosenDays(back)).to.deep.equal(dates.slice(5))
    sendAnswer()
    await settle(saving)
    await waitAMinute()
    expect(writes()).to.equal(5)
    expect([chosenDays(back), back.state.peek()]).to.deep.equal([dates.slice(5), 'restored'])
  })
})
