import { expect } from 'chai'
import { couriers, shipment, shipped } from '../fixtures'
import { editOf } from '../mapping'
import { duplicatesIn } from './duplicates'
import { rowsToCheck } from './to-check'

const good = '1Z999AA10123456784'
const row = (saved: ReturnType<typeof shipment>, changed = false) => ({
  shipment: saved,
  edit: editOf(saved),
  changed,
  readOnly: false,
})
const toCheck = (rows: readonly ReturnType<typeof row>[], activeId: string | null = null) =>
  [...rowsToCheck(rows, duplicatesIn(rows), couriers, activeId)].toSorted()

describe('the rows to check', () => {
  it('are shipped without a courier, or have a number that looks wrong', () => {
    const rows = [
      row(shipped(1, 'UPS', good)),
      row(shipped(2, '', '1Z999AA10123456793')),
      row(shipped(3, 'UPS', '1Z999AA10123456789')),
      row(shipped(4, 'FedEx', 'hello')),
      row(shipment(5)),
    ]
    expect(toCheck(rows)).to.deep.equal(['s-2', 's-3', 's-4'])
  })

  it('are all rows that share a number', () => {
    expect(toCheck([row(shipped(1, 'UPS', good)), row(shipped(2, 'UPS', good))])).to.deep.equal(['s-1', 's-2'])
  })

  it('leave out unchanged delivered rows, read-only rows, and half a number during the edit', () => {
    const arrived = shipped(1, 'UPS', 'hello')
    const typed = {
      ...row(shipment(2)),
      edit: { ...editOf(shipment(2)), shippingCourier: 'UPS', shippingTracking: '1Z9' },
    }
    expect(toCheck([row({ ...arrived, status: 'delivered' }), { ...row(arrived), readOnly: true }])).to.deep.equal([])
    expect(toCheck([row({ ...arrived, status: 'delivered' }, true)])).to.deep.equal(['s-1'])
    expect(toCheck([typed], 's-2')).to.deep.equal([])
    expect(toCheck([typed])).to.deep.equal(['s-2'])
  })
})
