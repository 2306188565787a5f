import { expect } from 'chai'
import type { Shipment } from '../../wire/shipments'
import { couriers, shipment, shipped } from '../fixtures'
import { before, choose, context, key, now, row, sentBy } from '../import-fixtures'
import { type Typed, typedSheet } from '../sheet-fixtures'
import type { EditField } from '../types'
import { planImport } from './import'
import { readComments, readCourier, readSerial, readStatus, readTracking } from './import-cells'
import { isBlocked } from './import-plan'
import type { SheetValue } from './spreadsheet'

describe('couriers of an import', () => {
  // @spec 5.85
  it('match in any case, and get the name and slug of the known courier', () => {
    const sheet = typedSheet(
      row(1, ' fedEX  smartpost', '1Z', { 'Return Courier Type': 'ups', 'Return Tracking Number': '9' }),
    )
    const [sent] = sentBy(planImport(sheet, context(shipment(1))))
    expect(sent?.shippingDetails).to.deep.equal({
      type: 'FedEx SmartPost',
      slug: 'fedex-smartpost',
      reference: '1Z',
      comments: null,
    })
    expect(sent?.returnDetails).to.include({ type: 'UPS', slug: 'ups', reference: '9' })
  })

  const bad: [string, Typed, EditField][] = [
    ['shipping courier', row(1, 'FedX Grnd', '1Z'), 'shippingCourier'],
    ['return courier', row(1, 'UPS', '1Z', { 'Return Courier Type': 'DLH' }), 'returnCourier'],
  ]
  // @spec 5.86, 5.87, 5.88
  for (const [name, typed, field] of bad)
    it(`block the import while one ${name} is invalid, and list their theatres`, () => {
      const sheet = typedSheet(typed, row(2, 'UPS', '1Y'), { ...typed, 'Serial Number': 3 })
      const rows = context(shipment(1), shipment(2), shipment(3))
      const plan = planImport(sheet, rows)
      expect(key(plan.rows[0]?.cells[field].message)).to.equal('shipments.import.invalidCourier')
      expect(plan.badCouriers).to.deep.equal({
        message: { key: 'shipments.import.invalidCourierTheatres' },
        items: ['Theatre 1 (1)', 'Theatre 3 (3)'],
      })
      expect(sentBy(plan)).to.deep.equal([])
      const oneLeft = planImport(sheet, rows, choose([[2, { [field]: 'dhl' }]], [4]))
      expect([oneLeft.badCouriers?.items, sentBy(oneLeft)]).to.deep.equal([['Theatre 3 (3)'], []])
      const both = [2, 4].map(
        sheetRow => [sheetRow, { [field]: 'dhl' }] as [number, Partial<Record<EditField, string>>],
      )
      const corrected = planImport(sheet, rows, choose(both, [4]))
      expect(corrected.rows[0]?.cells[field]).to.include({ to: 'DHL', state: 'changed', corrected: true })
      expect([corrected.badCouriers, sentBy(corrected).map(({ id }) => id)]).to.deep.equal([null, ['s-1', 's-2']])
    })

  it("have the sheet's text again when a correction is blank", () => {
    const plan = planImport(
      typedSheet(row(1, 'UPS', '1Z')),
      context(shipment(1)),
      choose([[2, { shippingCourier: ' ' }]]),
    )
    expect(plan.rows[0]?.cells.shippingCourier).to.include({ to: 'UPS', corrected: false })
  })

  it('stay unchanged when the shipment already has them, known or not', () => {
    const savedRow = shipped(1, 'Old Express', '1Z')
    const plan = planImport(typedSheet(row(1, 'old express', '1Z')), context(savedRow))
    expect(plan.rows[0]?.outcome).to.equal('same')
  })
})

describe('tracking numbers of an import', () => {
  const altered = 'shipments.import.alteredNumber'
  const table: [SheetValue, string | null][] = [
    ['1Z5R89390357567127', '1Z5R89390357567127'],
    [986578788855, '986578788855'],
    [5.68283610012e14, '568283610012000'],
    [999999999999999, '999999999999999'],
    ['0073938000549297', '0073938000549297'],
    [' 0073 ', '0073'],
    ['9400111206206406260787', '9400111206206406260787'],
    [1e15, null],
    [9.400111206206406e21, null],
    [12.5, null],
    [-4, null],
    [new Date('2026-11-19T00:00:00Z'), null],
    [true, null],
    ['9.4E+21', null],
    ['9,4e+21', null],
  ]
  // @spec 5.89, 5.90
  for (const [cell, reference] of table)
    it(`read ${cell instanceof Date ? 'a date' : JSON.stringify(cell)} as ${reference ?? 'a lost number'}`, () => {
      for (const title of ['Shipping Tracking Number', 'Return Tracking Number'] as const) {
        const plan = planImport(typedSheet(row(1, 'UPS', '1Z', { [title]: cell })), context(shipment(1)))
        const field = title === 'Shipping Tracking Number' ? 'shippingTracking' : 'returnTracking'
        expect(key(plan.rows[0]?.cells[field].message)).to.equal(reference === null ? altered : null)
        const details = field === 'shippingTracking' ? 'shippingDetails' : 'returnDetails'
        expect(sentBy(plan)[0]?.[details]?.reference).to.equal(reference ?? undefined)
        expect(isBlocked(plan)).to.equal(reference === null)
      }
    })
})

describe('the status in an import', () => {
  const table: [Shipment, SheetValue, status: string, date: string | null, ignored: boolean][] = [
    [shipment(1), 'Shipped', 'dispatched', now, false],
    [shipment(1), ' SHIPPED ', 'dispatched', now, false],
    [shipment(1), 'Pending', 'pending', null, false],
    [shipment(1), null, 'pending', null, false],
    [shipment(1), 'Delivered', 'pending', null, true],
    [shipment(1), 'Cancelled', 'pending', null, true],
    [shipment(1), 'Pending_cancellation', 'pending', null, true],
    [shipment(1), 'Rejected', 'pending', null, true],
    [shipment(1), 'On its way', 'pending', null, true],
    [shipped(1, 'DHL', '3'), 'Shipped', 'dispatched', before, false],
    [shipped(1, 'DHL', '3'), null, 'dispatched', before, false],
    [shipped(1, 'DHL', '3', { dispatchedOn: null }), 'Shipped', 'dispatched', now, false],
    [shipped(1, 'DHL', '3'), 'Delivered', 'delivered', before, false],
    [shipped(1, 'DHL', '3'), 'Pending', 'pending', null, false],
    [shipped(1, 'DHL', '3', { status: 'delivered' }), 'Delivered', 'delivered', before, false],
    [shipped(1, 'DHL', '3', { status: 'delivered' }), 'Cancelled', 'delivered', before, true],
  ]
  // @spec 5.96, 5.97, 5.99
  // @spec 4.32
  for (const [from, cell, status, date, ignored] of table)
    it(`becomes ${status} for ${from.status}${from.dispatchedOn ? '' : ' without a date'} with ${JSON.stringify(cell)}`, () => {
      const plan = planImport(typedSheet(row(1, 'UPS', '1Z', { Status: cell })), context(from))
      expect(sentBy(plan)[0]).to.include({ status, dispatchedOn: date })
      expect(plan.rows[0]?.cells.status.state === 'ignored').to.equal(ignored)
      expect(plan.totals.ignoredStatuses).to.equal(ignored ? 1 : 0)
    })

  it('is counted by new and pending shipments, with changes of courier', () => {
    const sheet = typedSheet(
      row(1, 'UPS', '1', { Status: 'Shipped' }),
      row(2, 'UPS', '2', { Status: 'Pending' }),
      row(3, 'FedEx', '3', { Status: 'Shipped' }),
      row(4, 'FedEx', '4'),
    )
    const { totals } = planImport(
      sheet,
      context(shipment(1), shipment(2), shipped(3, 'UPS', '3'), shipped(4, 'UPS', '4')),
    )
    expect(totals).to.deep.include({
      becomeShipped: 1,
      stayPending: 1,
      courierMoves: [{ from: 'UPS', to: 'FedEx', count: 2 }],
    })
    expect(totals).to.include({ change: 4, changedCells: 7 })
  })
})

describe('a single cell of an import', () => {
  const keptAt = (from: string) => ({ to: from, state: 'kept', message: null })
  const changedTo = (to: string) => ({ to, state: 'changed', message: null })

  it('is unchanged with other line breaks and blanks around it', () => {
    for (const text of ['Dock 3\rring twice', 'Dock 3\nring twice', ' Dock 3\r\nring twice '])
      expect(readComments(text, 'Dock 3\nring twice'), text).to.deep.equal(keptAt('Dock 3\nring twice'))
    expect(readTracking(1e15, '1000000000000000')).to.deep.equal(keptAt('1000000000000000'))
    expect(readCourier('ups', 'UPS', couriers)).to.deep.equal(keptAt('UPS'))
  })

  it('changes the value of the shipment', () => {
    expect(readComments(' Dock 4 ', 'Dock 3')).to.deep.equal(changedTo('Dock 4'))
    expect(readComments(4, '')).to.deep.equal(changedTo('4'))
    expect(readTracking(' 0073 ', '')).to.deep.equal(changedTo('0073'))
    expect(readTracking(' 9.8E+11 ', '').state).to.equal('problem')
  })

  // @spec 5.99
  it('is ignored with a note when a sheet may not set its status', () => {
    expect(readStatus('Cancelled', 'pending')).to.deep.equal({
      to: 'Cancelled',
      state: 'ignored',
      message: { key: 'shipments.import.statusIgnored' },
    })
  })

  const serials: [cell: number | string | boolean | undefined, serial: number | null][] = [
    [12, 12],
    ['012', 12],
    [12.5, null],
    [-12, null],
    ['12 of 20', null],
    ['No 12', null],
    ['123456789', 123_456_789],
    ['1234567890', null],
    [undefined, null],
    [true, null],
  ]
  for (const [cell, serial] of serials)
    it(`reads ${JSON.stringify(cell)} as the serial ${serial ?? 'of no shipment'}`, () =>
      expect(readSerial(cell)).to.equal(serial))
})
