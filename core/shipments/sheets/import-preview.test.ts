import { expect } from 'chai'
import { shipment, shipped } from '../fixtures'
import { choose, context, key, row } from '../import-fixtures'
import { typedSheet } from '../sheet-fixtures'
import { planImport } from './import'
import { isBlocked } from './import-plan'

describe('the preview of an import', () => {
  it('is blocked when the whole sheet is refused', () => {
    const plan = planImport(typedSheet(row(1, 'UPS', '1Z', { 'Work Order Number': 'WO-1' })), context(shipment(1)))
    expect([isBlocked(plan), plan.totals.rows, plan.totals.problemRows]).to.deep.equal([true, 1, 0])
    expect(isBlocked(planImport(typedSheet(), context()))).to.equal(true)
    expect(planImport(typedSheet(), context()).refusal?.items).to.deep.equal([])
  })

  it('names up to five rows of another work order', () => {
    const five = Array.from({ length: 5 }, (_, index) => row(index, 'UPS', '1', { 'Work Order Number': 'WO-9' }))
    expect(planImport(typedSheet(...five), context()).refusal?.items).to.deep.equal(['WO-9 (#2, #3, #4, #5, #6)'])
  })

  it('shows a row without a shipment as typed, and it cannot be selected', () => {
    const { rows } = planImport(typedSheet(row('x', 'ups', '1Z', { Status: 'Shipped' })), context(shipment(1)))
    expect(rows[0]).to.include({ serial: 'x', shipmentId: null, theatre: '', outcome: 'unmatched', ticked: false })
    const { shippingCourier, status, returnComments } = rows[0]?.cells ?? {}
    expect(shippingCourier).to.include({ from: '', to: 'ups', state: 'kept', corrected: false, message: null })
    expect([status?.to, returnComments?.to]).to.deep.equal(['Shipped', ''])
  })

  it('selects the rows that can be imported, and no others', () => {
    const sheet = typedSheet(
      row(1, 'UPS', '1Z'),
      row(2, 'UPS', '1Y'),
      row(3, 'UPS', '1X'),
      row(4, 'UPS', '1W'),
      row(4, 'UPS', '1V'),
      row(5, 'UPS', '1U'),
      row(6, 'FedX', '1T'),
    )
    const shipments = [
      shipment(1),
      shipped(2, 'UPS', '1Y'),
      shipment(3, { status: 'rejected' }),
      shipment(4),
      shipment(5, { status: 'cancelled' }),
      shipment(6),
    ]
    const plan = planImport(sheet, context(...shipments), choose([], [8]))
    expect(plan.rows.map(({ outcome, ticked }) => `${outcome} ${ticked}`)).to.deep.equal([
      'change true',
      'same true',
      'rejected false',
      'repeated true',
      'repeated true',
      'read-only false',
      'left-out false',
    ])
    expect(plan.rows[0]?.theatre).to.equal('Theatre 1')
    expect(plan.totals).to.include({
      same: 1,
      rejected: 1,
      repeated: 2,
      readOnly: 1,
      leftOut: 1,
      change: 1,
      unmatched: 0,
    })
  })

  it('counts moves between couriers, most first, and rows that the sheet alone marks as shipped', () => {
    const saved = (ordinal: number, courier: string) => shipped(ordinal, courier, `${ordinal}`)
    const sheet = typedSheet(
      row(1, 'UPS', '1'),
      row(2, 'UPS', '2', { Status: 'Delivered' }),
      row(3, 'UPS', '3'),
      row(4, 'FedEx', '4', { Status: 'Shipped' }),
      row(5, 'UPS', '5', { Status: 'Shipped' }),
      row(6, 'DHL', '7'),
    )
    const { totals, rows } = planImport(
      sheet,
      context(saved(1, 'FedEx'), saved(2, 'DHL'), saved(3, 'DHL'), saved(4, 'FedEx'), shipment(5), saved(6, 'DHL')),
    )
    expect(totals.courierMoves).to.deep.equal([
      { from: 'DHL', to: 'UPS', count: 2 },
      { from: 'FedEx', to: 'UPS', count: 1 },
    ])
    expect(totals).to.include({ becomeShipped: 1, stayPending: 0, same: 1, change: 5 })
    expect(rows.map(({ cells }) => key(cells.status.message))).to.deep.equal(Array(6).fill(null))
  })
})
