import { expect } from 'chai'
import { orderRow } from '../../../test/fixtures/page/order-row'
import { epochOf } from '../../base/zoned'
import type { WorkTime } from '../../schedule/types'
import { weekOf } from '../../schedule/week'
import type { WorkOrder } from '../../wire/work-orders'
import { movedOrders } from './moved'

const zone = 'America/Chicago'
const hours = { dayName: '', startTime: '09:00', endTime: '17:00' }
const mondayToFriday = [1, 2, 3, 4, 5].map(dayOrdinal => ({ dayOrdinal, ...hours }))
const work = (...holidays: string[]): WorkTime => ({ week: weekOf(mondayToFriday), holidays: new Set(holidays), zone })
const at = (day: string, time: string) => epochOf(day, time, zone)
const shipBy = (day: string, time: string) => new Date(at(day, time)).toISOString()

/** Monday 2026-11-16, 08:00. */
const now = at('2026-11-16', '08:00')

/**
 * Returns a list with the new pick-up of an order after holidays are set; an empty list when the order does not move.
 */
function moved(day: string, time: string, holidays: string[], order: Partial<WorkOrder> = {}, before = work()) {
  const row = orderRow({ nextShipBy: shipBy(day, time), ...order })
  const after = work(...before.holidays, ...holidays)
  return movedOrders([row], before, after, now).map(({ pickUp }) => pickUp)
}

describe('an order that a holiday moves forward', () => {
  it('leaves at the close of the day before when its ship-by is on the holiday', () => {
    expect(moved('2026-11-19', '15:00', ['2026-11-19'])).to.deep.equal([at('2026-11-18', '17:00')])
  })

  it('leaves before the weekend when the holiday is a Monday', () => {
    expect(moved('2026-11-23', '15:00', ['2026-11-23'])).to.deep.equal([at('2026-11-20', '17:00')])
  })

  it('leaves earlier when it is due on the weekend after the holiday', () => {
    expect(moved('2026-11-22', '12:00', ['2026-11-20'])).to.deep.equal([at('2026-11-19', '17:00')])
  })

  it('leaves before both of two holidays in a row', () => {
    expect(moved('2026-11-20', '09:00', ['2026-11-19', '2026-11-18'])).to.deep.equal([at('2026-11-17', '17:00')])
  })

  it('leaves before a saved holiday and the new one after it', () => {
    expect(moved('2026-11-19', '15:00', ['2026-11-19'], {}, work('2026-11-18'))).to.deep.equal([
      at('2026-11-17', '17:00'),
    ])
  })

  it('has no pick-up left when the earlier one has passed', () => {
    expect(moved('2026-11-16', '15:00', ['2026-11-16'])).to.deep.equal([null])
  })

  it('has no pick-up left when no working day remains', () => {
    const mondays: WorkTime = { ...work(), week: weekOf([{ dayOrdinal: 1, ...hours }]) }
    const closed = new Set(
      Array.from({ length: 10 }, (_, weeks) => new Date(Date.UTC(2026, 10, 23 - 7 * weeks)).toISOString().slice(0, 10)),
    )
    const row = orderRow({ nextShipBy: shipBy('2026-11-23', '15:00') })
    const found = movedOrders([row], mondays, { ...mondays, holidays: closed }, now)
    expect(found).to.deep.equal([{ workOrderNo: 'WO-1', pickUp: null }])
  })

  it('leaves by the local time of its day in the week of a clock change', () => {
    // Clocks go forward on Sunday 2027-03-14: Friday closes at 23:00 UTC, Monday would close at 22:00.
    expect(moved('2027-03-15', '18:00', ['2027-03-15'])).to.deep.equal([Date.parse('2027-03-12T23:00:00Z')])
    expect(moved('2027-03-16', '18:00', ['2027-03-16'])).to.deep.equal([Date.parse('2027-03-15T22:00:00Z')])
  })
})

describe('an order does not move', () => {
  const stays = (title: string, found: () => unknown[]) => it(title, () => expect(found()).to.deep.equal([]))

  stays('when its pick-up is before the holiday', () => moved('2026-11-18', '15:00', ['2026-11-19']))
  stays('when its pick-up is after the holiday', () => moved('2026-11-20', '15:00', ['2026-11-19']))
  stays('when the holiday is outside the business hours anyway', () => moved('2026-11-22', '12:00', ['2026-11-21']))
  stays('without a ship-by', () => moved('2026-11-19', '15:00', ['2026-11-19'], { nextShipBy: null }))
  stays('with a ship-by that cannot be read', () =>
    moved('2026-11-19', '15:00', ['2026-11-19'], { nextShipBy: 'soon' }),
  )
  stays('once it is shipped', () => moved('2026-11-19', '15:00', ['2026-11-19'], { status: 'shipment_completed' }))
  stays('once it is in the archive', () => moved('2026-11-19', '15:00', ['2026-11-19'], { status: 'cancelled' }))
  stays('when it is delivered as files', () =>
    moved('2026-11-19', '15:00', ['2026-11-19'], { deliveryMode: 'ELECTRONIC' }),
  )
  stays('when its pick-up has already passed', () => moved('2026-11-13', '15:00', ['2026-11-13']))
  stays('when a holiday is removed', () => {
    const row = orderRow({ nextShipBy: shipBy('2026-11-19', '15:00') })
    return [...movedOrders([row], work('2026-11-19'), work(), now)]
  })
})

describe('orders that move forward', () => {
  it('are sorted by pick-up, those without one first, and keep their order otherwise', () => {
    const rows = [
      ['WO-4', '2026-11-20'],
      ['WO-2', '2026-11-18'],
      ['WO-3', '2026-11-18'],
      ['WO-1', '2026-11-16'],
      ['WO-9', '2026-11-19'],
    ].map(([workOrderNo = '', day = '']) => orderRow({ workOrderNo, nextShipBy: shipBy(day, '15:00') }))
    const after = work('2026-11-16', '2026-11-18', '2026-11-20')
    expect(movedOrders(rows, work(), after, now).map(({ workOrderNo }) => workOrderNo)).to.deep.equal([
      'WO-1',
      'WO-2',
      'WO-3',
      'WO-4',
    ])
  })
})
