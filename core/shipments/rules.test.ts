import { expect } from 'chai'
import { toJson } from '../base/json'
import type { ShipmentStatus } from '../wire/shipments'
import { shipment, shipped } from './fixtures'
import { editOf } from './mapping'
import {
  canSet,
  countStatuses,
  daysOut,
  deliverByZone,
  editStatus,
  isReadOnly,
  isReturning,
  matchesSearch,
  needsTracking,
  settableStatuses,
  shippedRank,
} from './rules'
import { sheetLabel, statusOfLabel } from './sheets/sheet-labels'
import { shipmentStatuses, statusLook } from './statuses'

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
  // @spec 5.74
  // @spec 2.99, 4.31, 4.33, 4.34
  for (const [status, readOnly, rank, label] of table)
    it(`${status}: ${readOnly ? 'read-only' : 'editable'}, sorts ${rank}, is ${label} in a sheet`, () => {
      expect(isReadOnly({ status })).to.equal(readOnly)
      expect(shippedRank(status)).to.equal(rank)
      expect(sheetLabel(status)).to.equal(label)
      expect(statusOfLabel(label)).to.equal(status)
      expect(statusOfLabel(` ${status.toUpperCase()} `)).to.equal(status)
    })

  // @spec 4.30
  it('shows every status by icon, label and tone, and an unknown one by its own text', () => {
    for (const status of shipmentStatuses) expect(statusLook(status).label).to.have.property('key')
    expect(statusLook('held_at_customs')).to.deep.equal({
      icon: 'point',
      label: { verbatim: 'Held at customs' },
      tone: 'mute',
    })
    expect(isReadOnly({ status: 'held_at_customs' as ShipmentStatus })).to.equal(true)
    expect(statusOfLabel('held')).to.equal(null)
  })

  const moves: [from: ShipmentStatus, dateBefore: string | null, to: ShipmentStatus, dateAfter: string | null][] = [
    ['pending', null, 'dispatched', now],
    ['dispatched', null, 'dispatched', now],
    ['dispatched', before, 'dispatched', before],
    ['dispatched', before, 'delivered', before],
    ['dispatched', before, 'pending', null],
    ['delivered', before, 'pending', null],
    ['delivered', before, 'dispatched', now],
    ['pending', null, 'pending', null],
  ]
  // @spec 5.96, 5.97
  for (const [from, dateBefore, to, dateAfter] of moves)
    it(`${from} ${dateBefore ?? 'without a date'} to ${to}: ${dateAfter ?? 'no date'}`, () => {
      expect(editStatus({ status: from, dispatchedOn: dateBefore }, to, now)).to.deep.equal({
        status: to,
        dispatchedOn: dateAfter,
      })
    })

  it('offers Delivered only for shipped rows', () => {
    expect(settableStatuses.pending).to.deep.equal(['pending', 'dispatched'])
    expect(settableStatuses.dispatched).to.include('delivered')
    expect([canSet('dispatched', 'delivered'), canSet('pending', 'delivered')]).to.deep.equal([true, false])
    expect([canSet('cancelled', 'pending'), canSet('lost', 'pending')]).to.deep.equal([false, false])
  })

  it('flags a row without a tracking reference only if it is dispatched', () => {
    const drive = { deliveryMode: 'PARTNERS' } as const
    expect(needsTracking({ status: 'dispatched', shippingTracking: '  ' }, drive)).to.equal(true)
    for (const meaningless of ['\u200b', '\u2060', '-', '\u00ad '])
      expect(needsTracking({ status: 'dispatched', shippingTracking: meaningless }, drive), meaningless).to.equal(true)
    expect(needsTracking({ status: 'dispatched', shippingTracking: '1Z' }, drive)).to.equal(false)
    expect(needsTracking({ status: 'pending', shippingTracking: '' }, drive)).to.equal(false)
    expect(needsTracking({ status: 'delivered', shippingTracking: '' }, drive)).to.equal(false)
  })

  // @spec 3.42
  it('needs no tracking number for an electronic shipment, and one for anything else (decision 34)', () => {
    const row = { status: 'dispatched', shippingTracking: '' } as const
    expect(needsTracking(row, { deliveryMode: 'ELECTRONIC' })).to.equal(false)
    expect(needsTracking(row, { deliveryMode: 'BY_HAND' as 'PARTNERS' })).to.equal(true)
  })

  const inTheatreZone = (timezone: unknown) => ({ theatre: { ...shipment(1).theatre, timezone: timezone as string } })
  const usable: [string, string][] = [
    ['America/Denver', 'America/Denver'],
    [' America/Denver\n', 'America/Denver'],
    ['\u00a0Asia/Kolkata ', 'Asia/Kolkata'],
    ['US/Mountain', 'US/Mountain'],
    ['Etc/GMT+5', 'Etc/GMT+5'],
    ['europe/paris', 'europe/paris'],
  ]
  // @spec 5.65
  for (const [written, zone] of usable)
    it(`shows deliver-by in the zone of the theatre: ${toJson(written)}`, () => {
      expect(deliverByZone(inTheatreZone(written), 'Europe/London')).to.equal(zone)
    })

  const unusable = [undefined, null, '', ' ', 'Eastern Standard Time', 'UTC-5', 'GMT+2', 'Etc/Unknown', 'Mars/Olympus']
  /** Names and offsets of zones as Windows and other systems write them. */
  const otherFormats = ['W. Europe Standard Time', '(UTC+01:00) Amsterdam, Berlin', '-300', 5]
  for (const written of [...unusable, ...otherFormats])
    it(`shows deliver-by in the zone of the partner if that of the theatre is ${toJson(written) ?? 'left out'}`, () => {
      expect(deliverByZone(inTheatreZone(written), ' Europe/London ')).to.equal('Europe/London')
      expect(deliverByZone(inTheatreZone(written), 'Central Standard Time')).to.equal('UTC')
    })

  it('counts a shipped row with a return courier or number as returning', () => {
    const row = { status: 'dispatched', returnCourier: '', returnTracking: '' } as const
    expect(isReturning(row)).to.equal(false)
    expect(isReturning({ ...row, returnCourier: 'UPS' })).to.equal(true)
    expect(isReturning({ ...row, returnTracking: '1Z' })).to.equal(true)
    expect(isReturning({ ...row, status: 'delivered', returnTracking: '1Z' })).to.equal(true)
    expect(isReturning({ ...row, status: 'pending', returnTracking: '1Z' })).to.equal(false)
  })

  // @spec 2.77
  it('counts all statuses of the legend, including zeros and unknown ones', () => {
    const returnDetails = { type: 'UPS', slug: 'ups', reference: null, comments: null }
    const rows = [
      shipment(1),
      shipped(2, 'UPS', ''),
      shipped(3, 'UPS', '1Z', { returnDetails }),
      shipped(4, 'UPS', '', { deliveryMode: 'ELECTRONIC' }),
      shipment(5, { status: 'lost' as ShipmentStatus }),
    ]
    const counts = countStatuses(rows.map(row => ({ shipment: row, edit: editOf(row) })))
    expect(Object.fromEntries(counts)).to.include({
      pending: 1,
      dispatched: 3,
      delivered: 0,
      lost: 1,
      needsTracking: 1,
      returning: 1,
    })
  })

  it('returns the whole days since the dispatch, and null without a past date', () => {
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
    for (const matching of ['', 'riviere', 'MONTREAL', 'b-1007', '1z5r8939', ' cineplex  montreal '])
      expect(matchesSearch(row, editOf(row), matching), matching).to.equal(true)
    for (const other of ['cineplex paris', 'rivieremontreal', 'montrealb-1007'])
      expect(matchesSearch(row, editOf(row), other), other).to.equal(false)
  })
})
