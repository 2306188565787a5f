import { expect } from 'chai'
import { activeOrders } from '../../core/work-orders/active/store'
import { untilLive } from '../../test/fixtures/page/live'
import { pageOf } from '../../test/fixtures/page/long-list'
import { type LongListScreen, openLongListScreen, untilAllListed } from '../../test/fixtures/page/long-list-screen'
import { textOf, the } from '../../test/fixtures/page/person'
import { deferred, until } from '../../test/fixtures/page/wait'
import './index'

/** The server's time is 14:10 in Chicago. */
const now = '2026-11-19T20:10:00Z'
/** Orders due at 13:40, 14:40 and 17:00, by their position in the server's list. */
const dues: Readonly<Record<number, string>> = {
  0: '2026-11-19T19:40:00Z',
  70: '2026-11-19T20:40:00Z',
  100: '2026-11-19T23:00:00Z',
}
const [early, middle, evening] = ['WO-90000', 'WO-89930', 'WO-89900'] as const
const change = (index: number) => (dues[index] === undefined ? {} : { nextShipBy: dues[index] })

/** Formats times of the viewer's zone. Their last digit is ignored, because a minute can pass. */
const tenMinutes = new Intl.DateTimeFormat('en', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })

interface Reading {
  /** The minutes by which the clock of the computer is ahead of the server's time; negative if behind. */
  readonly ahead: number
  readonly clock: string
  /** The deadlines of the three orders: in the first minute of the test and in the next one. */
  readonly deadlines: readonly RegExp[]
  readonly overdue: readonly string[]
  readonly strip: readonly string[]
}

const readings: readonly Reading[] = [
  {
    ahead: 60,
    clock: 'an hour ahead of the server',
    deadlines: [/1 h 3[01] min late/, /3[01] min late/, /in 1 h (50|49) min/],
    overdue: [early, middle],
    strip: ['Due today, 4 drives', '8 overdue'],
  },
  {
    ahead: -60,
    clock: 'an hour behind the server',
    deadlines: [/in (30|29) min/, /in 1 h (30|29) min/, /in 3 h (50|49) min/],
    overdue: [],
    strip: ['Due today, 12 drives'],
  },
]

for (const { ahead, clock, deadlines, overdue, strip } of readings)
  describe(`<reeldock-work-orders> with a clock ${clock}`, () => {
    let listScreen: LongListScreen
    afterEach(() => listScreen.end())
    const shownText = () => textOf(listScreen.screen.element)

    it('uses the clock of the computer for deadlines, groups, the strip and the time of the update', async () => {
      listScreen = await openLongListScreen(128, { change, now, ahead })
      await untilAllListed(listScreen)
      await until(() => strip.every(part => listScreen.stripText()?.includes(part)), 'the figures')
      expect(listScreen.stripText()?.includes('overdue')).to.equal(overdue.length > 0)
      for (const [index, no] of [early, middle, evening].entries())
        expect(listScreen.rowText(no)).to.match(deadlines[index] ?? /^$/)
      const head = /Overdue \d+ orders?/.exec(shownText())?.[0]
      expect(head).to.equal(overdue.length > 0 ? `Overdue ${overdue.length} orders` : undefined)
      expect(shownText()).to.include(`updated ${tenMinutes.format(Date.parse(now) + ahead * 60_000).slice(0, 4)}`)
    })

    it('loses no order, and reads no page twice', async () => {
      listScreen = await openLongListScreen(128, { change, now, ahead })
      await untilAllListed(listScreen)
      const pages = ['0+25', '0+50', '100+28', '50+50']
      expect(listScreen.list.asked.toSorted()).to.deep.equal(pages)
      const numbers = [...listScreen.numbers()]
      for (let page = 2; page <= 6; page += 1) {
        the(listScreen.screen.element, 'button', 'Next page').click()
        await until(
          () => listScreen.numbers().length > 0 && !numbers.includes(listScreen.numbers()[0] ?? ''),
          `page ${page}`,
        )
        numbers.push(...listScreen.numbers())
      }
      expect(new Set(numbers).size).to.equal(128)
      expect(listScreen.list.asked.toSorted()).to.deep.equal(pages)
    })

    it('applies an event while the page of its order is read', async () => {
      const pageResponse = deferred<void>()
      listScreen = await openLongListScreen(128, {
        change,
        now,
        ahead,
        before(list) {
          list.answer = (offset, size) => {
            if (offset !== 50) return null
            const old = pageOf(list, offset, size)
            return pageResponse.promise.then(() => old)
          }
        },
      })
      await until(() => listScreen.list.asked.includes('50+50'), 'the page on its way')
      await untilLive(listScreen.screen.portal)
      const update = { status: 'copy_in_progress', totalCopied: 1 } as const
      Object.assign(listScreen.list.orders[70] ?? {}, update)
      listScreen.list.backend.emit({ type: 'work_order.changed', workOrderNo: middle, ...update })
      await until(() => listScreen.screen.portal.use(activeOrders).has(middle), 'the order of the event')
      pageResponse.resolve()
      await untilAllListed(listScreen)
      await until(() => listScreen.rowText(middle).includes('Copy in progress'), 'the status of the event')
    })
  })
