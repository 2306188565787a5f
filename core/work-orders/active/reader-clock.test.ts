import { expect } from 'chai'
import { type Clock, takeClock } from '../../../test/fixtures/page/clock'
import { openReadingDesk, type ReadingDesk } from '../../../test/fixtures/page/reading-desk'
import { live } from '../../live/live'
import { activeOrders } from './store'

const [hour, minute] = [3_600_000, 60_000]
const clocks: readonly [ahead: number, label: string][] = [
  [hour, 'an hour ahead of the server'],
  [-hour, 'an hour behind the server'],
]

for (const [ahead, label] of clocks)
  describe(`the reader of all active orders with a clock ${label}`, () => {
    let desk: ReadingDesk
    let clock: Clock | null = null
    const realNow = Date.now

    /** Starts a reader of 60 orders with events. */
    async function read(): Promise<Clock> {
      const now = new Date(realNow()).toISOString()
      const take = () => {
        Date.now = () => realNow() + ahead
        clock = takeClock({ dates: true })
      }
      desk = await openReadingDesk(60, undefined, take, { now })
      desk.watch()
      const fake = clock as unknown as Clock
      await fake.until(() => desk.coverage().isWhole && desk.portal.use(live).state.value === 'live', 'the list, live')
      return fake
    }

    afterEach(() => {
      clock?.restore()
      clock = null
      Date.now = realNow
      desk.end()
    })

    it('reads two pages once, and again only every five minutes', async () => {
      const fake = await read()
      const calls = [desk.list.asked.length]
      // The calls are counted after 4, 6, 12 and 18 minutes.
      for (const minutes of [4, 2, 6, 6]) {
        await fake.advance(minutes * minute)
        calls.push(desk.list.asked.length)
      }
      expect(calls).to.deep.equal([2, 2, 4, 6, 8])
      expect(desk.known()).to.deep.equal(desk.inList())
    })

    it('applies events before and after the next read, and the server’s data of that read', async () => {
      const fake = await read()
      const row = (no: string) => desk.portal.use(activeOrders).rows.value.find(({ workOrderNo }) => workOrderNo === no)
      const emitCopied = (totalCopied: number) => {
        Object.assign(desk.list.orders[0] ?? {}, { status: 'copy_in_progress', totalCopied })
        desk.list.backend.emit({
          type: 'work_order.changed',
          workOrderNo: 'WO-90000',
          status: 'copy_in_progress',
          totalCopied,
        })
        return row('WO-90000')?.totalCopied
      }
      expect(emitCopied(1)).to.equal(1)
      Object.assign(desk.list.orders[1] ?? {}, { nextShipBy: '2031-01-01T00:00:00Z' })
      await fake.advance(6 * minute)
      expect([row('WO-90000')?.totalCopied, row('WO-89999')?.nextShipBy]).to.deep.equal([1, '2031-01-01T00:00:00Z'])
      expect(emitCopied(2)).to.equal(2)
    })

    it('reads the list again without events, at an interval that grows with the pages of the list', async () => {
      const fake = await read()
      const before = desk.list.asked.length
      desk.list.backend.setSocket(false)
      await fake.advance(minute)
      const reads = (desk.list.asked.length - before) / 2
      // A list of two pages is read every five seconds at most.
      expect(reads).to.be.within(5, 12)
    })
  })
