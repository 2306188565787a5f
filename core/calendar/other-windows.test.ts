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

  /** A window of its own: a portal that calls over the network. */
  async function window(company?: string, own = false) {
    const { fetch, ...options } = backend.options
    if (company)
      globalThis.fetch = async (...call) => {
        const answer = await fetch(...call)
        const text = await answer.text()
        return new Response(text.replace(/"companyId":"[^"]*"/g, `"companyId":"${company}"`), answer)
      }
    const portal = createPortal(own ? { ...options, fetch } : options)
    portals.push(portal)
    portal.hold(calendarDays, month)
    const { days } = portal.use(calendarDays, month)
    await until(() => portal.use(session).me.value.data !== null && days.value.data !== null, 'the days')
    globalThis.fetch = fetch
    return { portal, publish: portal.use(allDays).publish, shown: () => days.value.data?.get(day.date) }
  }

  /** Writes a day as one of the windows would, behind the back of all. */
  async function writeDay(change: Partial<CalendarDay>) {
    const { token, bases, fetch } = backend.options
    const org = portals[0]?.use(session).me.value.data?.user.partner?.org
    await fetch(`${bases.partners}/v1/partner/${org}/calendar`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ ...day, ...change }),
    })
  }

  it('are shown by all of the same company, as the back end has them by then', async () => {
    const [mine, theirs] = [await window(), await window()]
    await writeDay({ holiday: false, surge: 30 })
    // An answer that came late.
    mine.publish([day])
    await until(() => theirs.shown() !== undefined, 'the day')
    expect(theirs.shown()?.surge).to.equal(30)
  })

  it('are told neither to another company, nor to a page with a back end of its own, nor to one that is gone', async () => {
    const [mine, theirs] = [await window(), await window()]
    const others = [await window('another'), await window(undefined, true), await window()]
    others[2]?.portal.end()
    await writeDay({})
    mine.publish([day])
    await until(() => theirs.shown() !== undefined, 'the same company')
    expect(others.map(({ shown }) => shown())).to.deep.equal([undefined, undefined, undefined])
  })

  it('are read once more where they were told during a read: its answer may be older', async () => {
    const [mine, theirs] = [await window(), await window()]
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
    void theirs.portal.use(allDays).refresh()
    await until(() => isHeld, 'the answer')
    await writeDay({ holiday: false, surge: 30 })
    mine.publish([day])
    held.resolve()
    await until(() => theirs.shown()?.surge === 30, 'what is newer')
  })

  it('are told within the page where windows have no channels', async () => {
    for (const channel of [
      undefined,
      class {
        constructor() {
          throw new DOMException('no origin', 'SecurityError')
        }
      },
    ]) {
      Object.assign(globalThis, { BroadcastChannel: channel })
      const { publish, shown } = await window()
      publish([day])
      expect(shown()).to.deep.equal(day)
    }
  })
})
