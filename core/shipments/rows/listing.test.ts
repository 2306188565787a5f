import { expect } from 'chai'
import type { ShipmentRow } from '../drafts/rows'
import { shipment, shipped } from '../fixtures'
import { editOf } from '../mapping'
import { defaultOrder } from '../rules'
import type { ShipmentEdit } from '../types'
import { everyStatus, type Listing, listRows } from './listing'

const row = (saved: ShipmentRow['shipment'], typed: Partial<ShipmentEdit> = {}): ShipmentRow => ({
  shipment: saved,
  edit: { ...editOf(saved), ...typed },
  changed: Object.keys(typed).length > 0,
  readOnly: false,
  problems: {},
  theirs: null,
  theirsFrom: null,
  courierFilled: false,
})
const rows = [
  row(shipment(1)),
  row(shipment(2), { status: 'dispatched' }),
  row(shipped(3, 'UPS', '1Z'), { shippingTracking: '1Y' }),
]
const shown = (query: Partial<Listing>, activeId: string | null = null, listed = rows) =>
  listRows(
    listed,
    { search: '', filter: everyStatus, order: defaultOrder, ...query },
    { activeId, locale: 'en', dueOf: () => null, isToCheck: ({ shipment }) => shipment.ordinal === 1 },
  ).map(({ shipment: { ordinal } }) => ordinal)

describe('the listing of rows', () => {
  it('keeps a row under its saved status and under its edited one', () => {
    expect(shown({ filter: 'pending' })).to.deep.equal([1, 2])
    expect(shown({ filter: 'dispatched' })).to.deep.equal([2, 3])
    expect(shown({ filter: 'needsTracking' })).to.deep.equal([2])
  })

  it('searches edited texts, and never hides the row in which the person edits', () => {
    expect(shown({ search: '1y' })).to.deep.equal([3])
    expect(shown({ search: '1y' }, 's-1')).to.deep.equal([1, 3])
  })

  it('keeps changed rows among those to ship until they are saved', () => {
    const shippedElsewhere = row(shipped(4, 'UPS', '1Z'), { shippingTracking: '1Y' })
    const unchanged = row(shipped(5, 'UPS', '1X'))
    expect(shown({ filter: 'toShip' }, null, [...rows, shippedElsewhere, unchanged])).to.deep.equal([1, 2, 3, 4])
    expect(shown({ filter: 'toCheck' }, null, [...rows, unchanged])).to.deep.equal([1])
    expect(shown({ filter: 'toShip', search: 'nowhere' }, null, rows)).to.deep.equal([])
  })

  it('keeps a row in conflict under every filter and search', () => {
    const conflict: ShipmentRow = { ...row(shipped(4, 'UPS', '1Z')), theirs: { shippingTracking: '1Z' } }
    expect(shown({ filter: 'toShip' }, null, [...rows, conflict])).to.deep.equal([1, 2, 3, 4])
    expect(shown({ search: 'nowhere' }, null, [...rows, conflict])).to.deep.equal([4])
  })
})
