import { expect } from 'chai'
import { until } from '../../test/fixtures/page/wait'
import { createPortal, type Portal } from '../portal/portal'
import { session } from '../session/store'
import { createTestBackend, type TestBackend } from '../testing/test-backend'
import type { CalendarDay } from '../wire/calendar'
import { calendarChanges } from './changes'
import { calendarDays } from './days'
import type { AskedDays } from './types'

const day: CalendarDay = { date: '2027-03-10', holiday: true, discount: null, surge: null }

/** Days with a record that were heard of. */
const written = ({ heard }: { heard: readonly AskedDays[] }) =>
  heard.flatMap(days => [...days.values()].filter(each => each !== null && each.date === day.date))

describe('changes of the calendar in other windows', () => {
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
  async function window(company?: string, own = false): Promise<{ portal: Portal; heard: AskedDays[] }> {
    const { fetch, ...options } = backend.options
    if (company)
      globalThis.fetch = async (...call) => {
        const answer = await fetch(...call)
        const text = await answer.text()
        return new Response(text.replace(/"companyId":"[^"]*"/g, `"companyId":"${company}"`), answer)
      }
    const portal = createPortal(own ? { ...options, fetch } : options)
    portals.push(portal)
    portal.hold(calendarChanges)
    const heard: AskedDays[] = []
    portal.use(calendarChanges).on(days => heard.push(days))
    await until(() => portal.use(session).me.value.data !== null, 'the user')
    globalThis.fetch = fetch
    return { portal, heard }
  }

  it('reach the windows of the same company, and their lists', async () => {
    const [mine, theirs] = [await window(), await window()]
    const shown = theirs.portal.use(calendarDays, '2027-03-01/2027-03-31')
    await until(() => shown.days.value.data !== null, 'the days')
    mine.portal.use(calendarChanges).tell([day])
    await until(() => shown.days.value.data?.get(day.date)?.holiday === true, 'the holiday')
    expect([mine, theirs].map(written)).to.deep.equal([[day], [day]])
  })

  it('reach neither another company, nor a page with a back end of its own, nor one that is gone', async () => {
    const [mine, theirs] = [await window(), await window()]
    const others = [await window('another'), await window(undefined, true), await window()]
    others[2]?.portal.end()
    mine.portal.use(calendarChanges).tell([day])
    await until(() => written(theirs).length === 1, 'the same company')
    expect(others.flatMap(written)).to.deep.equal([])
  })

  it('may still be told by a save that outlives its element', async () => {
    const { portal, heard } = await window()
    const { tell } = portal.use(calendarChanges)
    portal.end()
    tell([day])
    expect(written({ heard })).to.deep.equal([day])
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
      const { portal, heard } = await window()
      portal.use(calendarChanges).tell([day])
      expect(written({ heard })).to.deep.equal([day])
    }
  })
})
