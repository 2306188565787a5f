import { expect } from 'chai'
import fc from 'fast-check'
import type { ShipmentStatus } from '../wire/shipments'
import { daysOut } from './days-out'
import { shipment, shipped } from './fixtures'
import { editOf } from './mapping'
import {
  canSet,
  countStatuses,
  defaultOrder,
  editStatus,
  isReadOnly,
  matchesSearch,
  needsTracking,
  settable,
  shippedRank,
  sortShipments,
} from './rules'
import { sheetLabel, statusOfLabel } from './sheet-labels'
import { shipmentStatuses, statusLook } from './statuses'
import type { SortColumn, SortOrder } from './types'

const now = '2026-11-18T09:00:00Z'
const before = '2026-11-17T10:00:00Z'

describe('shipment rules', () => {
  const table: [ShipmentStatus, readOnly: boolean, rank: number, label: string][] = [
    ['pending', false, 1, 'Pending'],
    ['dispatched', false, 2, 'Shipped'],
    ['delivered', false, 2, 'Delivered'],
    ['pending_cancellation', true, 3, 'Pending_cancellation'],
    ['cancelled', true, 3, 'Cancelled'],
    ['rejected', true, 3, 'Rejected'],
  ]
  for (const [status, readOnly, rank, label] of table)
    it(`${status}: ${readOnly ? 'read-only' : 'editable'}, sorts ${rank}, is ${label} in a sheet`, () => {
      expect(isReadOnly({ status })).to.equal(readOnly)
      expect(shippedRank(status)).to.equal(rank)
      expect(sheetLabel(status)).to.equal(label)
      expect(statusOfLabel(label)).to.equal(status)
      expect(statusOfLabel(` ${status.toUpperCase()} `)).to.equal(status)
    })

  it('tells every status by icon, word and tone, and an unknown one by its own text', () => {
    for (const status of shipmentStatuses) expect(statusLook(status).word).to.have.property('key')
    expect(statusLook('held_at_customs')).to.deep.equal({
      icon: 'point',
      word: { verbatim: 'Held at customs' },
      tone: 'mute',
    })
    expect(isReadOnly({ status: 'held_at_customs' as ShipmentStatus })).to.equal(true)
    expect(statusOfLabel('held')).to.equal(null)
  })

  const moves: [from: ShipmentStatus, date: string | null, to: ShipmentStatus, date: string | null][] = [
    ['pending', null, 'dispatched', now],
    ['dispatched', null, 'dispatched', now],
    ['dispatched', before, 'dispatched', before],
    ['dispatched', before, 'delivered', before],
    ['dispatched', before, 'pending', null],
    ['delivered', before, 'pending', null],
    ['delivered', before, 'dispatched', now],
    ['pending', null, 'pending', null],
  ]
  for (const [from, date, to, expected] of moves)
    it(`${from} ${date ?? 'without a date'} to ${to}: ${expected ?? 'no date'}`, () => {
      expect(editStatus({ status: from, dispatchedOn: date }, to, now)).to.deep.equal({
        status: to,
        dispatchedOn: expected,
      })
    })

  it('offers Delivered only for what was shipped', () => {
    expect(settable.pending).to.deep.equal(['pending', 'dispatched'])
    expect(settable.dispatched).to.include('delivered')
    expect([canSet('dispatched', 'delivered'), canSet('pending', 'delivered')]).to.deep.equal([true, false])
    expect([canSet('cancelled', 'pending'), canSet('lost', 'pending')]).to.deep.equal([false, false])
  })

  it('flags a dispatched row without a tracking reference, and only that', () => {
    expect(needsTracking({ status: 'dispatched', shippingTracking: '  ' })).to.equal(true)
    expect(needsTracking({ status: 'dispatched', shippingTracking: '1Z' })).to.equal(false)
    expect(needsTracking({ status: 'pending', shippingTracking: '' })).to.equal(false)
    expect(needsTracking({ status: 'delivered', shippingTracking: '' })).to.equal(false)
  })

  it('counts the legend, zeros and unknown statuses too', () => {
    const back = { type: 'UPS', slug: 'ups', reference: null, comments: null }
    const rows = [shipment(1), shipped(2, 'UPS', ''), shipped(3, 'UPS', '1Z', { returnDetails: back })].map(editOf)
    const counts = countStatuses([...rows, { ...editOf(shipment(4)), status: 'lost' as ShipmentStatus }])
    expect(Object.fromEntries(counts)).to.include({
      pending: 1,
      dispatched: 2,
      delivered: 0,
      lost: 1,
      needsTracking: 1,
      returning: 1,
    })
  })

  it('tells how long a drive is out, in whole days, and nothing that nobody said', () => {
    const now = Date.parse('2026-11-21T12:00:00Z')
    expect(daysOut({ dispatchedOn: '2026-11-19T12:00:01Z' }, now)).to.equal(1)
    expect(daysOut({ dispatchedOn: '2026-11-19T12:00:00Z' }, now)).to.equal(2)
    expect([null, 'soon', '2026-11-22T00:00:00Z'].map(at => daysOut({ dispatchedOn: at }, now))).to.deep.equal([
      null,
      null,
      null,
    ])
  })

  it('searches theatre, city, booking and tracking, without case and accents', () => {
    const row = shipped(7, 'UPS', '1Z5R89390357567127', {
      theatre: { ...shipment(7).theatre, name: 'Cineplex Rivière', city: 'Montréal' },
    })
    for (const found of ['', 'riviere', 'MONTREAL', 'b-1007', '1z5r8939', ' cineplex  montreal '])
      expect(matchesSearch(row, editOf(row), found), found).to.equal(true)
    expect(matchesSearch(row, editOf(row), 'cineplex paris')).to.equal(false)
  })
})

describe('sorting shipments', () => {
  const numbers = (order: SortOrder, items: Parameters<typeof sortShipments>[0], locale = 'en') =>
    sortShipments(items, order, locale).map(({ ordinal }) => ordinal)

  it('goes by ship-by first, ties by ordinal', () => {
    const rows = [
      shipment(3, { dispatchDeadline: '2026-11-20T00:00:00Z' }),
      shipment(2),
      shipment(1, { dispatchDeadline: '2026-11-21T00:00:00+02:00' }),
      shipment(4),
    ]
    expect(numbers(defaultOrder, rows)).to.deep.equal([2, 4, 3, 1])
    expect(numbers({ column: 'shipBy', direction: 'descending' }, rows)).to.deep.equal([1, 3, 2, 4])
  })

  it('sorts addresses as people read them, numbers as numbers', () => {
    const named = (ordinal: number, name: string) => shipment(ordinal, { theatre: { ...shipment(1).theatre, name } })
    const rows = [named(1, 'Cinema 12'), named(2, 'Cinema 9'), named(3, 'Étoile'), named(4, 'Zebra'), named(5, 'etage')]
    expect(numbers({ column: 'address', direction: 'ascending' }, rows)).to.deep.equal([2, 1, 5, 3, 4])
  })

  it('puts rows without the text last, up or down', () => {
    const rows = [shipment(1), shipped(2, 'UPS', '1'), shipped(3, 'DHL', '2')]
    expect(numbers({ column: 'shippingInfo', direction: 'ascending' }, rows)).to.deep.equal([3, 2, 1])
    expect(numbers({ column: 'shippingInfo', direction: 'descending' }, rows)).to.deep.equal([2, 3, 1])
  })

  it('survives a locale that is none', () => {
    expect(numbers(defaultOrder, [shipment(1)], 'tlh')).to.deep.equal([1])
  })

  it('keeps every row, is stable, and sorting twice changes nothing', () => {
    const columns: SortColumn[] = ['address', 'deliveryInstructions', 'deliverBy', 'shipBy', 'shippingInfo', 'status']
    const anyRows = fc.uniqueArray(fc.integer({ min: 1, max: 999 }), { maxLength: 40 }).chain(ordinals =>
      fc.tuple(
        ...ordinals.map(ordinal =>
          fc
            .record({
              status: fc.constantFrom(...shipmentStatuses),
              deliveryInstructions: fc.option(fc.constantFrom('Dock 3', 'dock 12', 'Étage')),
              dispatchDeadline: fc.constantFrom('2026-11-19T23:00:00Z', '2026-11-20T23:00:00Z', 'never'),
            })
            .map(changes => shipment(ordinal, changes)),
        ),
      ),
    )
    fc.assert(
      fc.property(anyRows, fc.constantFrom(...columns), fc.boolean(), (rows, column, up) => {
        const order: SortOrder = { column, direction: up ? 'ascending' : 'descending' }
        const once = sortShipments(rows, order, 'en')
        expect(once).to.have.members(rows)
        expect(sortShipments(once, order, 'en')).to.deep.equal(once)
        expect(sortShipments(rows.toReversed(), order, 'en')).to.deep.equal(once)
      }),
    )
  })
})
