import { expect } from 'chai'
import { activeOrders } from '../../core/work-orders/active/store'
import { isLive } from '../../test/fixtures/page/live'
import { pageOf } from '../../test/fixtures/page/long-list'
import { isWhole, type LongListScreen, openLongListScreen } from '../../test/fixtures/page/long-list-screen'
import { the, wordsOf } from '../../test/fixtures/page/person'
import { deferred, until } from '../../test/fixtures/page/wait'
import './index'

/** The back end's clock says 14:10 in Chicago. */
const now = '2026-11-19T20:10:00Z'
/** Orders due at 13:40, 14:40 and 17:00, by their place in the back end's list. */
const dues: Readonly<Record<number, string>> = {
  0: '2026-11-19T19:40:00Z',
  70: '2026-11-19T20:40:00Z',
  100: '2026-11-19T23:00:00Z',
}
const [early, middle, evening] = ['WO-90000', 'WO-89930', 'WO-89900'] as const
const change = (at: number) => (dues[at] === undefined ? {} : { nextShipBy: dues[at] })

/** Times of the viewer's own zone; their last figure is left out, since a minute can pass. */
const tenMinutes = new Intl.DateTimeFormat('en', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })

interface Reading {
  /** Minutes. */
  readonly ahead: number
  readonly clock: string
  /** Deadlines of the three orders: the first minute of the reading, and the next one. */
  readonly says: readonly RegExp[]
  readonly overdue: readonly string[]
  readonly strip: readonly string[]
}

const readings: readonly Reading[] = [
  {
    ahead: 60,
    clock: 'an hour ahead of the back end',
    says: [/1 h 3[01] min late/, /3[01] min late/, /in 1 h (50|49) min/],
    overdue: [early, middle],
    strip: ['Due today, 4 drives', '8 overdue'],
  },
  {
    ahead: -60,
    clock: 'an hour behind the back end',
    says: [/in (30|29) min/, /in 1 h (30|29) min/, /in 3 h (50|49) min/],
    overdue: [],
    strip: ['Due today, 12 drives'],
  },
]

for (const { ahead, clock, says, overdue, strip } of readings)
  describe(`<reeldock-work-orders> on a computer whose clock is ${clock}`, () => {
    let desk: LongListScreen
    afterEach(() => desk.end())
    const words = () => wordsOf(desk.screen.element)

    it('follows the clock of the reader with deadlines, groups, the strip and the time of the update', async () => {
      desk = await openLongListScreen(128, { change, now, ahead })
      await isWhole(desk)
      await until(() => strip.every(part => desk.stripText()?.includes(part)), 'the figures')
      expect(desk.stripText()?.includes('overdue')).to.equal(overdue.length > 0)
      for (const [index, no] of [early, middle, evening].entries())
        expect(desk.rowText(no)).to.match(says[index] ?? /^$/)
      const head = /Overdue \d+ orders?/.exec(words())?.[0]
      expect(head).to.equal(overdue.length > 0 ? `Overdue ${overdue.length} orders` : undefined)
      expect(words()).to.include(`updated ${tenMinutes.format(Date.parse(now) + ahead * 60_000).slice(0, 4)}`)
    })

    it('loses no order, and asks for no page twice', async () => {
      desk = await openLongListScreen(128, { change, now, ahead })
      await isWhole(desk)
      const pages = ['0+25', '0+50', '100+28', '50+50']
      expect(desk.list.asked.toSorted()).to.deep.equal(pages)
      const seen = [...desk.numbers()]
      for (let page = 2; page <= 6; page += 1) {
        the(desk.screen.element, 'button', 'Next page').click()
        await until(() => desk.numbers().length > 0 && !seen.includes(desk.numbers()[0] ?? ''), `page ${page}`)
        seen.push(...desk.numbers())
      }
      expect(new Set(seen).size).to.equal(128)
      expect(desk.list.asked.toSorted()).to.deep.equal(pages)
    })

    it('keeps what an event says while the page of its order is on its way', async () => {
      const held = deferred<void>()
      desk = await openLongListScreen(128, {
        change,
        now,
        ahead,
        before(list) {
          list.answer = (offset, size) => {
            if (offset !== 50) return null
            const old = pageOf(list, offset, size)
            return held.promise.then(() => old)
          }
        },
      })
      await until(() => desk.list.asked.includes('50+50'), 'the page on its way')
      await isLive(desk.screen.portal)
      const said = { status: 'copy_in_progress', totalCopied: 1 } as const
      Object.assign(desk.list.orders[70] ?? {}, said)
      desk.list.backend.emit({ type: 'work_order.changed', workOrderNo: middle, ...said })
      await until(() => desk.screen.portal.use(activeOrders).has(middle), 'the order by itself')
      held.resolve()
      await isWhole(desk)
      await until(() => desk.rowText(middle).includes('Copy in progress'), 'the status of the event')
    })
  })
