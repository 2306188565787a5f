import { expect } from 'chai'
import { until } from '../../test/fixtures/page/wait'
import { addDays } from '../base/days'
import { text } from '../i18n/translate'
import { createPortal, type Portal } from '../portal/portal'
import { session } from '../session/store'
import { createTestBackend, type TestBackend } from '../testing/test-backend'
import { calendar } from './store'
import type { Choice } from './types'

const date = '2027-03-10'
const holiday: Choice = { kind: 'holiday', percent: '' }

describe('a choice of the calendar whose day is past', () => {
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

  it('is discarded with one message if it waited for a connection', async () => {
    const store = open()
    await store.read(date, date)
    await until(() => portals[0]?.use(session).account.peek() !== null, 'the account')
    network = () => Promise.reject(new TypeError('away'))
    store.draft.type([[date, holiday]])
    await store.save(date)
    expect(store.draft.unsent.value.size).to.equal(1)
    network = (_, pass) => pass()
    for (let attempt = 0; attempt < 2; attempt += 1) expect(await store.save(addDays(date, 1), 'unsent')).to.equal(null)
    expect([store.draft.unsent.value.size, store.draft.state.value]).to.deep.equal([0, 'clean'])
    const titles = portals[0]?.notifications.toasts.value.map(({ title }) => title)
    expect(titles).to.deep.equal([text('calendar.tooLate', { count: 1 })])
    expect(backend.calls.filter(({ method }) => method !== 'GET')).to.deep.equal([])
  })

  it('is discarded with a message at the next visit', async () => {
    const store = open()
    await until(() => portals[0]?.use(session).account.peek() !== null, 'the account')
    store.draft.type([[addDays(date, 1), holiday]])
    portals.pop()?.end()
    const key = Object.keys(localStorage).find(each => each.endsWith('calendar')) ?? ''
    const past = new Date(Date.now() - 3 * 86_400_000).toISOString().slice(0, 10)
    localStorage.setItem(key, (localStorage.getItem(key) ?? '').replaceAll(addDays(date, 1), past))
    const reopened = open()
    const titles = () => portals[0]?.notifications.toasts.value.map(({ title }) => title)
    await until(() => titles()?.length === 1, 'the message')
    expect(titles()).to.deep.equal([text('calendar.tooLate', { count: 1 })])
    expect(reopened.draft.typed.value.size).to.equal(0)
  })
})
