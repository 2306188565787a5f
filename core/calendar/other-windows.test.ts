import { expect } from 'chai'
import { deferred, until } from '../../test/fixtures/page/wait'
import { createPortal, type Portal } from '../portal/portal'
import { session } from '../session/store'
import { createTestBackend, type TestBackend } from '../testing/test-backend'
import type { CalendarDay } from '../wire/calendar'
import { allDays, calendarDays } from './days'

const day: CalendarDay = { date: '2027-03-10', holiday: true, discount: null, surge: null }

const month = '2027-03-01/2027-03-31'

describe('days that are written while other windows show them', () => {
  const { fetch: realFetch, BroadcastChannel: RealChannel } = globalThis
  let backend: TestBackend
  let portals: Portal[]

  beforeEach(() => {
    const base = `https://partners-${crypto.randomUUID()}.reeldock.test`
    backend = createTestBackend({ bases: { partners: base } })
    globalThis.fetch = backend.options.fetch
    portals = []
  })
  afterEach(() => {
    for (const portal of portals) portal.end()
    backend.close()
    Object.assign(globalThis, { fetch: realFetch, BroadcastChannel: RealChannel })
  })

  /** Opens a window: a portal that calls over the network. */
  async function openWindow(company?: string, hasOwnServer = false) {
    const { fetch, ...options } = backend.options
    if (company)
      globalThis.fetch = async (...call) => {
        const answer = await fetch(...call)
        const text = await answer.text()
        return new Response(text.replace(/"companyId":"[^"]*"/g, `"companyId":"${company}"`), answer)
      }
    const portal = createPortal(hasOwnServer ? { ...options, fetch } : options)
    portals.push(portal)
    portal.hold(calendarDays, month)
    const { days } = portal.use(calendarDays, month)
    await until(() => portal.use(session).me.value.data !== null && days.value.data !== null, 'the days')
    globalThis.fetch = fetch
    return { portal, publish: portal.use(allDays).publish, shown: () => days.value.data?.get(day.date) }
  }

  /** Writes a day on the server without the knowledge of any window. */
  async function writeDay(change: Partial<CalendarDay>) {
    const { token, bases, fetch } = backend.options
    const org = portals[0]?.use(session).me.value.data?.user.partner?.org
    await fetch(`${bases.partners}/v1/partner/${org}/calendar`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ ...day, ...change }),
    })
  }

  it('are shown by all windows of the same company, as the server has them', async () => {
    const [writer, reader] = [await openWindow(), await openWindow()]
    await writeDay({ holiday: false, surge: 30 })
    // This day is older than the day on the server.
    writer.publish([day])
    await until(() => reader.shown() !== undefined, 'the day')
    expect(reader.shown()?.surge).to.equal(30)
  })

  it('are announced neither to another company, nor to a page with its own server, nor to an ended portal', async () => {
    const [writer, reader] = [await openWindow(), await openWindow()]
    const others = [await openWindow('another'), await openWindow(undefined, true), await openWindow()]
    others[2]?.portal.end()
    await writeDay({})
    writer.publish([day])
    await until(() => reader.shown() !== undefined, 'the same company')
    expect(others.map(({ shown }) => shown())).to.deep.equal([undefined, undefined, undefined])
  })

  it('are read once more if they are announced during a read, whose answer may be older', async () => {
    const [writer, reader] = [await openWindow(), await openWindow()]
    const { fetch } = backend.options
    const held = deferred<void>()
    let isHeld = false
    globalThis.fetch = async (input, init) => {
      const answer = await fetch(input, init)
      if (!isHeld && String(input).includes('/calendar?')) {
        isHeld = true
        await held.promise
      }
      return answer
    }
    void reader.portal.use(allDays).refresh()
    await until(() => isHeld, 'the answer')
    await writeDay({ holiday: false, surge: 30 })
    writer.publish([day])
    held.resolve()
    await until(() => reader.shown()?.surge === 30, 'the newer day')
  })

  it('are shown within the page if the browser has no channels', async () => {
    for (const channel of [
      undefined,
      class {
        constructor() {
          throw new DOMException('no origin', 'SecurityError')
        }
      },
    ]) {
      Object.assign(globalThis, { BroadcastChannel: channel })
      const { publish, shown } = await openWindow()
      publish([day])
      expect(shown()).to.deep.equal(day)
    }
  })
})
