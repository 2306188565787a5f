import { expect } from 'chai'
import { shipment, shipped } from '../fixtures'
import { editOf } from '../mapping'
import type { ShipmentEdit } from '../types'
import { duplicatesIn } from './duplicates'

const row = (saved: ReturnType<typeof shipment>, typed: Partial<ShipmentEdit> = {}) => ({
  shipment: saved,
  edit: { ...editOf(saved), ...typed },
})
const number = '1Z5R89390357567127'

describe('tracking numbers that are used more than once', () => {
  it('are marked at every row that has one', () => {
    const rows = [row(shipped(6, 'UPS', number)), row(shipped(2, 'UPS', '1Z')), row(shipped(7, 'UPS', number))]
    expect(Object.fromEntries(duplicatesIn(rows))).to.deep.equal({
      's-6': { rows: [7], orders: [] },
      's-7': { rows: [6], orders: [] },
    })
  })

  it('are compared as edited, without blanks, dashes and case', () => {
    const rows = [
      row(shipped(1, 'UPS', number)),
      row(shipment(3), { shippingTracking: ' 1z-5r89 3903.57567127' }),
      row(shipped(2, 'UPS', number), { shippingTracking: '1Z' }),
    ]
    expect([...duplicatesIn(rows).keys()]).to.deep.equal(['s-1', 's-3'])
  })

  it('are compared without the routing of a barcode', () => {
    const barcode = '420787459400111206206406260787'
    const rows = [
      row(shipped(1, 'USPS', '9400111206206406260787')),
      row(shipped(2, 'USPS', barcode)),
      row(shipped(3, 'USPS', '(420)78745(94)00111206206406260787')),
      row(shipped(4, 'USPS', `${barcode.slice(0, -1)}8`)),
    ]
    expect([...duplicatesIn(rows).keys()]).to.deep.equal(['s-1', 's-2', 's-3'])
  })

  it('are named by row in the order of the rows', () => {
    const rows = [9, 10, 2].map(ordinal => row(shipped(ordinal, 'UPS', number)))
    expect(duplicatesIn(rows).get('s-9')?.rows).to.deep.equal([2, 10])
  })

  it('are not marked in cancelled rows or rows without a number', () => {
    const rows = [
      row(shipped(1, 'UPS', number)),
      row(shipped(2, 'UPS', number, { status: 'cancelled' })),
      row(shipped(3, 'UPS', number, { status: 'pending_cancellation' })),
      row(shipment(4)),
      row(shipment(5), { shippingTracking: ' - ' }),
      row(shipment(6), { shippingTracking: '-' }),
    ]
    expect(duplicatesIn(rows).size).to.equal(0)
  })

  it('are marked when another order uses the same number', () => {
    const rows = [row(shipped(1, 'UPS', number)), row(shipped(2, 'UPS', '1Z'))]
    const others = new Map([
      ['WO-48195', [row(shipped(4, 'UPS', number.toLowerCase()))]],
      ['WO-48196', [row(shipped(4, 'UPS', number, { status: 'cancelled' }))]],
    ])
    expect([...duplicatesIn(rows, others)]).to.deep.equal([['s-1', { rows: [], orders: ['WO-48195'] }]])
  })
})
