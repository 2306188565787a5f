import { expect } from 'chai'
import { text, verbatim } from '../../i18n/translate'
import type { Shipment } from '../../wire/shipments'
import { couriers, shipment, shipped } from '../fixtures'
import { editOf } from '../mapping'
import type { ShipmentEdit } from '../types'
import { flagsOf, type KnownCouriers, type RowProblems, summaryOf } from './problems'

const keys = (problems: RowProblems) =>
  Object.fromEntries(
    Object.entries(problems).map(([field, message]) => [field, 'key' in message ? message.key : message.verbatim]),
  )
const flags = (row: Shipment, changes: Partial<ShipmentEdit>, known: KnownCouriers = couriers) =>
  keys(flagsOf(row, { ...editOf(row), ...changes }, known))

describe('the problem that keeps a row from a save', () => {
  // @spec 5.63
  it('is a missing tracking number of a dispatched row that is not electronic', () => {
    const required = { shippingTracking: 'shipments.trackingRequired' }
    expect(flags(shipment(1), { status: 'dispatched' })).to.deep.equal(required)
    expect(flags(shipment(1), { status: 'dispatched', shippingTracking: ' ' })).to.deep.equal(required)
    expect(flags(shipment(1), { status: 'dispatched', shippingTracking: '1Z' })).to.deep.equal({})
    expect(flags(shipment(1, { deliveryMode: 'ELECTRONIC' }), { status: 'dispatched' })).to.deep.equal({})
  })

  for (const field of ['shippingCourier', 'returnCourier'] as const) {
    const savedRow = shipped(1, 'Old Express', '1Z', {
      returnDetails: { type: 'Old Express', slug: null, reference: null, comments: null },
    })
    it(`is a new ${field} that is unknown or cannot be looked up`, () => {
      expect(flags(savedRow, { [field]: 'Night Owl' })).to.deep.equal({ [field]: 'shipments.unknownCourier' })
      expect(flags(savedRow, { [field]: 'UPS' }, 'unread')).to.deep.equal({ [field]: 'shipments.couriersUnread' })
    })
    it(`is not a ${field} that is known, unchanged, removed, or not yet looked up`, () => {
      expect(flags(savedRow, { [field]: 'ups' })).to.deep.equal({})
      for (const known of [couriers, 'unread'] as const) {
        expect(flags(savedRow, {}, known)).to.deep.equal({})
        expect(flags(savedRow, { [field]: '  ' }, known)).to.deep.equal({})
      }
      expect(flags(savedRow, { [field]: 'Night Owl' }, 'coming')).to.deep.equal({})
    })
  }
})

describe('the line for all problems of an order', () => {
  const tracking = { shippingTracking: text('shipments.trackingRequired') }
  const unread = { shippingCourier: text('shipments.couriersUnread') }
  const refused = { row: verbatim('The price can’t be changed here') }
  const table: [title: string, problems: RowProblems[], key: string | null, count?: number][] = [
    ['no rows', [], null],
    ['rows without problems', [{}, {}], null],
    ['rows without tracking number', [tracking, {}, tracking], 'shipments.flagged', 2],
    ['couriers that could not be read', [unread], 'shipments.couriersHold', 1],
    ['missing numbers and unread couriers', [tracking, unread], 'shipments.toMend', 2],
    ['both in one row', [{ ...tracking, ...unread }], 'shipments.toMend', 1],
    ['refusals of a server and a missing number', [refused, tracking], 'shipments.toMend', 2],
    ['refusals of a server alone', [refused], 'shipments.toMend', 1],
  ]
  for (const [title, problems, key, count] of table)
    it(`${title}: ${key ?? 'no line'}`, () => {
      expect(summaryOf(problems)).to.deep.equal(key === null ? null : { key, vars: { count } })
    })
})
