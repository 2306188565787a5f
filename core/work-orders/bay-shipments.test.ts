import { expect } from 'chai'
import { type Clock, takeClock } from '../../test/fixtures/page/clock'
import { endFeeds, feed } from '../../test/fixtures/page/feed'
import { deferred } from '../../test/fixtures/page/wait'
import { pollEvery } from '../live/live'
import { shipment } from '../shipments/fixtures'
import type { ShipmentStatus } from '../wire/shipments'
import type { WorkOrderStatus } from '../wire/work-orders'
import { bayShipments } from './bay-shipments'

const bookingNo = 'B-1001'

describe('the shipment of a drive in a bay', () => {
  let clock: Clock
  beforeEach(() => {
    clock = takeClock({ dates: true })
  })
  afterEach(() => {
    endFeeds()
    clock.restore()
  })

  /** Opens the store, and records the reads of shipments, which the test answers by hand. */
  async function start() {
    const reads: { path: string; answer: ReturnType<typeof deferred<Response>> }[] = []
    const { portal, open, cut, say } = feed({
      fetch(input) {
        const answer = deferred<Response>()
        reads.push({ path: String(input), answer })
        return answer.promise
      },
    })
    portal.hold(bayShipments)
    const { known, ask } = portal.use(bayShipments)
    await clock.advance(0)
    open()
    return {
      reads,
      ask,
      open,
      cut,
      known: () => known.value.get(bookingNo),
      async answer(index: number, status: ShipmentStatus | 'no answer') {
        const { answer } = reads[index] ?? {}
        if (status === 'no answer') answer?.reject(new TypeError('away'))
        else answer?.resolve(Response.json([shipment(1, { status })]))
        await clock.advance(0)
      },
      orderChanged: (status: WorkOrderStatus, workOrderNo = 'WO-1') =>
        say({ type: 'work_order.changed', workOrderNo, status, totalCopied: 0 }),
      async changed(workOrderNo = 'WO-1') {
        say({ type: 'shipments.changed', workOrderNo })
        await clock.advance(500)
      },
    }
  }

  it('is read once for each order, and again after a change of the order', async () => {
    const { reads, ask, answer, changed, known } = await start()
    ask(['WO-1', 'WO-2', 'WO-1'])
    await clock.advance(0)
    ask(['WO-2'])
    await answer(0, 'pending')
    ask(['WO-1'])
    await changed('WO-3')
    expect(reads.map(({ path }) => path)).to.deep.equal([
      '/m/v1/work-orders/WO-1/shipments',
      '/m/v1/work-orders/WO-2/shipments',
    ])
    const shipBy = '2026-11-19T23:00:00Z'
    expect(known()).to.deep.equal({ ordinal: 1, shipBy, theatre: 'Theatre 1', isCancelled: false })
    await changed()
    await answer(2, 'rejected')
    expect(known()?.isCancelled).to.equal(true)
  })

  it('counts as cancelled with its order while the shipment is still pending', async () => {
    const { ask, answer, orderChanged, known } = await start()
    ask(['WO-1'])
    await clock.advance(0)
    await answer(0, 'pending')
    orderChanged('cancelled', 'WO-2')
    expect(known()?.isCancelled).to.equal(false)
    orderChanged('cancelled')
    expect(known()?.isCancelled).to.equal(true)
    orderChanged('copy_in_progress')
    expect(known()?.isCancelled).to.equal(false)
    orderChanged('rejected')
    expect(known()?.isCancelled).to.equal(true)
  })

  it('is read once more when the order changes during a read', async () => {
    const { ask, answer, changed, known } = await start()
    ask(['WO-1'])
    await clock.advance(0)
    await answer(0, 'pending')
    await changed()
    await changed()
    await answer(1, 'pending')
    await clock.advance(450)
    await answer(2, 'cancelled')
    expect(known()?.isCancelled).to.equal(true)
  })

  it('is read at the next change after a failed read, and stays known until then', async () => {
    const { ask, answer, changed, known } = await start()
    ask(['WO-1'])
    await clock.advance(0)
    await answer(0, 'pending')
    await changed()
    await answer(1, 'no answer')
    expect(known()?.isCancelled).to.equal(false)
    await changed()
    await answer(2, 'pending_cancellation')
    expect(known()?.isCancelled).to.equal(true)
  })

  it('is read when it is requested again after a failed read', async () => {
    const { reads, ask, answer, known } = await start()
    ask(['WO-1'])
    await clock.advance(0)
    ask(['WO-1'])
    await answer(0, 'no answer')
    ask(['WO-1'])
    await clock.advance(0)
    await answer(1, 'pending')
    ask(['WO-1'])
    await clock.advance(0)
    expect([known()?.ordinal, reads.length]).to.deep.equal([1, 2])
  })

  it('is requested until it is read while the socket is disconnected, and once more after the reconnect', async () => {
    const { reads, ask, answer, open, cut, known } = await start()
    ask(['WO-1'])
    await clock.advance(0)
    await answer(0, 'no answer')
    cut()
    await clock.advance(pollEvery)
    await answer(1, 'pending')
    expect(known()?.ordinal).to.equal(1)
    await clock.advance(3 * pollEvery)
    expect(reads.length).to.equal(2)
    open()
    await clock.advance(0)
    await answer(2, 'cancelled')
    expect(known()?.isCancelled).to.equal(true)
  })

  it('is read once a minute while no events arrive', async () => {
    const { reads, ask, answer, cut, known } = await start()
    ask(['WO-1'])
    await clock.advance(0)
    await answer(0, 'pending')
    cut()
    await clock.advance(55_000)
    expect(reads.length).to.equal(1)
    await clock.advance(2 * pollEvery)
    await answer(1, 'cancelled')
    expect([known()?.isCancelled, reads.length]).to.deep.equal([true, 2])
  })
})
