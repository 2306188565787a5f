import { expect } from '@esm-bundle/chai'
import fc from 'fast-check'
import type { Shipment } from '../wire/shipments'
import { consignment, couriers, shipment, shipped, workOrderNo } from './fixtures'
import { planImport } from './import'
import { applyPlan, type ImportChoices, isBlocked, noChoices } from './import-plan'
import { editedExport, type Typed, typedSheet } from './sheet-fixtures'
import { readRows, type SheetValue } from './spreadsheet'
import { shipmentStatuses } from './statuses'
import type { EditField } from './types'

const now = '2026-11-18T09:00:00Z'
const before = '2026-11-17T10:00:00Z'

const context = (...shipments: Shipment[]) => ({ workOrderNo, shipments, shippingTypes: couriers, now })
const row = (serial: SheetValue, courier: SheetValue, tracking: SheetValue, more: Typed = {}): Typed => ({
  'Serial Number': serial,
  'Shipping Courier Type': courier,
  'Shipping Tracking Number': tracking,
  ...more,
})
const key = (message: unknown) => (message as { key?: string } | null)?.key ?? null
const choose = (mended: [number, Partial<Record<EditField, string>>][], unticked: number[] = []): ImportChoices => ({
  mended: new Map(mended),
  unticked: new Set(unticked),
})

describe('import: the work order number', () => {
  const other = { 'Work Order Number': 'WO-999' }
  const blank = { 'Work Order Number': null }
  const table: [string, Typed[], boolean][] = [
    ['is the current one everywhere', [row(1, 'UPS', '1Z')], true],
    ['differs in a row that would be dropped', [row(1, 'UPS', '1Z'), { 'Serial Number': 2, ...other }], false],
    ['differs in one row', [row(1, 'UPS', '1Z'), row(2, 'UPS', '1Y', other)], false],
    ['differs everywhere', [row(1, 'UPS', '1Z', other)], false],
    ['is missing in a non-empty row', [row(1, 'UPS', '1Z'), { 'Theatre Name': 'Capitol', ...blank }], false],
    ['stands among blanks', [row(1, 'UPS', '1Z', { 'Work Order Number': '  WO-48213 ' })], true],
    ['stands above an empty row', [row(1, 'UPS', '1Z'), blank], true],
  ]
  for (const [name, rows, accepted] of table)
    it(`${name}: ${accepted ? 'read on' : 'refused'}`, () => {
      const plan = planImport(typedSheet(...rows), context(shipment(1), shipment(2)))
      expect(key(plan.refusal?.message)).to.equal(accepted ? null : 'shipments.import.invalidWorkOrder')
      if (!accepted) expect([plan.rows, applyPlan(plan)]).to.deep.equal([[], []])
    })

  it('names the numbers it found and their rows', () => {
    const rows = [...Array.from({ length: 6 }, (_, at) => row(at, 'UPS', '1', other)), { 'Serial Number': 9, ...blank }]
    expect(planImport(typedSheet(...rows), context()).refusal?.items).to.deep.equal([
      'WO-999 (#2, #3, #4, #5, #6, …)',
      '– (#8)',
    ])
  })

  it('is read from a numeric cell too', () => {
    const sheet = typedSheet(row(1, 'UPS', '1Z', { 'Work Order Number': 48213 }))
    expect(planImport(sheet, { ...context(shipment(1)), workOrderNo: '48213' }).refusal).to.equal(null)
  })

  it('is asked for before anything else, and so are the columns and rows', () => {
    expect(planImport(typedSheet(), context()).refusal?.message).to.deep.equal({ key: 'shipments.import.noRows' })
    const lacking = readRows('S', [
      ['Serial Number', 'Courier'],
      [1, 'UPS'],
    ])
    expect(lacking && planImport(lacking, context()).refusal).to.deep.equal({
      message: { key: 'shipments.import.missingColumns' },
      items: ['Work Order Number', 'Shipping Tracking Number'],
    })
  })
})

describe('import: which rows count', () => {
  it('drops rows without both courier and tracking number, and tells how many', () => {
    const sheet = typedSheet(
      row(1, 'UPS', null, { Status: 'Shipped', 'Shipping Comments': 'lost' }),
      row(2, ' ', '1Z'),
      row(3, null, null),
      row(4, 'UPS', '1Z'),
    )
    const plan = planImport(sheet, context(shipment(1), shipment(2), shipment(3), shipment(4)))
    expect(plan.totals).to.include({ rows: 4, dropped: 3, change: 1 })
    expect(applyPlan(plan).map(({ id }) => id)).to.deep.equal(['s-4'])
  })

  const serials: [SheetValue, string | null][] = [
    [12, 's-12'],
    ['12', 's-12'],
    [' 012 ', 's-12'],
    [12.5, null],
    ['twelve', null],
    [13, null],
    [null, null],
    [-12, null],
  ]
  for (const [serial, id] of serials)
    it(`matches the serial ${JSON.stringify(serial)} to ${id ?? 'nothing, and lists it'}`, () => {
      const plan = planImport(typedSheet(row(serial, 'UPS', '1Z')), context(shipment(12)))
      expect(plan.rows[0]).to.include({ shipmentId: id, outcome: id ? 'change' : 'unmatched' })
      expect(plan.totals.unmatched).to.equal(id ? 0 : 1)
      expect(isBlocked(plan)).to.equal(false)
    })

  it('lists repeated serials, and takes neither of them until one is left out', () => {
    const sheet = typedSheet(row(1, 'UPS', '1Z'), row('1', 'DHL', '33'), row(2, 'UPS', '1Y'))
    const rows = context(shipment(1), shipment(2))
    const plan = planImport(sheet, rows)
    expect(plan.rows.map(({ outcome }) => outcome)).to.deep.equal(['repeated', 'repeated', 'change'])
    expect(applyPlan(plan).map(({ id }) => id)).to.deep.equal(['s-2'])
    const chosen = planImport(sheet, rows, choose([], [2]))
    expect(chosen.rows.map(({ outcome }) => outcome)).to.deep.equal(['left-out', 'change', 'change'])
    expect(applyPlan(chosen)[0]?.shippingDetails).to.include({ type: 'DHL', reference: '33' })
  })

  it('ignores cancelled and pending-cancellation shipments, and reports rejected ones unchanged', () => {
    const sheet = typedSheet(row(1, 'nobody', '1Z'), row(2, 'UPS', '1Z'), row(3, 'nobody', '1Z'), row(4, 'UPS', '1Z'))
    const plan = planImport(
      sheet,
      context(
        shipment(1, { status: 'cancelled' }),
        shipment(2, { status: 'pending_cancellation' }),
        shipment(3, { status: 'rejected' }),
        shipment(4, { status: 'held' as Shipment['status'] }),
      ),
    )
    expect(plan.rows.map(({ outcome }) => outcome)).to.deep.equal(['read-only', 'read-only', 'rejected', 'read-only'])
    expect(plan.totals).to.include({ readOnly: 3, rejected: 1 })
    expect([isBlocked(plan), applyPlan(plan)]).to.deep.equal([false, []])
  })
})

describe('import: couriers', () => {
  it('matches them case-insensitively and takes name and slug of the known one', () => {
    const sheet = typedSheet(
      row(1, ' fedEX  smartpost', '1Z', { 'Return Courier Type': 'ups', 'Return Tracking Number': '9' }),
    )
    const [sent] = applyPlan(planImport(sheet, context(shipment(1))))
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
  for (const [name, typed, field] of bad)
    it(`saves nothing while one ${name} is invalid, and lists the theatres`, () => {
      const sheet = typedSheet(typed, row(2, 'UPS', '1Y'), { ...typed, 'Serial Number': 3 })
      const rows = context(shipment(1), shipment(2), shipment(3))
      const plan = planImport(sheet, rows)
      expect(key(plan.rows[0]?.cells[field].message)).to.equal('shipments.import.invalidCourier')
      expect(plan.badCouriers).to.deep.equal({
        message: { key: 'shipments.import.invalidCourierTheatres' },
        items: ['Theatre 1', 'Theatre 3'],
      })
      expect(applyPlan(plan)).to.deep.equal([])
      const mended = planImport(sheet, rows, choose([[2, { [field]: 'dhl' }]], [4]))
      expect(mended.rows[0]?.cells[field]).to.include({ to: 'DHL', state: 'changed', mended: true })
      expect([mended.badCouriers, applyPlan(mended).map(({ id }) => id)]).to.deep.equal([null, ['s-1', 's-2']])
    })

  it('takes a cell mended to nothing as it stands in the sheet', () => {
    const plan = planImport(
      typedSheet(row(1, 'UPS', '1Z')),
      context(shipment(1)),
      choose([[2, { shippingCourier: ' ' }]]),
    )
    expect(plan.rows[0]?.cells.shippingCourier).to.include({ to: 'UPS', mended: false })
  })

  it('leaves a courier alone that the shipment has, known or not', () => {
    const own = shipped(1, 'Old Express', '1Z')
    const plan = planImport(typedSheet(row(1, 'old express', '1Z')), context(own))
    expect(plan.rows[0]?.outcome).to.equal('same')
  })
})

describe('import: tracking numbers', () => {
  const altered = 'shipments.import.alteredNumber'
  const table: [SheetValue, string | null][] = [
    ['1Z5R89390357567127', '1Z5R89390357567127'],
    [986578788855, '986578788855'],
    [5.68283610012e14, '568283610012000'],
    [999999999999999, '999999999999999'],
    ['0073938000549297', '0073938000549297'],
    [' 0073 ', '0073'],
    ['9400111206206406260787', '9400111206206406260787'],
    [0, '0'],
    [1e15, null],
    [9.400111206206406e21, null],
    [12.5, null],
    [-4, null],
    [new Date('2026-11-19T00:00:00Z'), null],
    [true, null],
    ['9.4E+21', null],
    ['9,4e+21', null],
  ]
  for (const [cell, reference] of table)
    it(`reads ${cell instanceof Date ? 'a date' : JSON.stringify(cell)} as ${reference ?? 'a lost number'}`, () => {
      for (const title of ['Shipping Tracking Number', 'Return Tracking Number'] as const) {
        const plan = planImport(typedSheet(row(1, 'UPS', '1Z', { [title]: cell })), context(shipment(1)))
        const field = title === 'Shipping Tracking Number' ? 'shippingTracking' : 'returnTracking'
        expect(key(plan.rows[0]?.cells[field].message)).to.equal(reference === null ? altered : null)
        const details = field === 'shippingTracking' ? 'shippingDetails' : 'returnDetails'
        expect(applyPlan(plan)[0]?.[details]?.reference).to.equal(reference ?? undefined)
        expect(isBlocked(plan)).to.equal(reference === null)
      }
    })
})

describe('import: status', () => {
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
  for (const [from, cell, status, date, ignored] of table)
    it(`${from.status}${from.dispatchedOn ? '' : ' without a date'} with ${JSON.stringify(cell)}: ${status}`, () => {
      const plan = planImport(typedSheet(row(1, 'UPS', '1Z', { Status: cell })), context(from))
      expect(applyPlan(plan)[0]).to.include({ status, dispatchedOn: date })
      expect(plan.rows[0]?.cells.status.state === 'ignored').to.equal(ignored)
      expect(plan.totals.ignoredStatuses).to.equal(ignored ? 1 : 0)
    })

  it('counts what becomes shipped, what stays pending and who changes courier', () => {
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

describe('import: what is sent', () => {
  it('keeps what is there where cells are blank, and sends raw cents', () => {
    const own = shipped(1, 'UPS', '1Z', {
      price: 12345,
      shippingDetails: { ...consignment('UPS', '1Z', 'Dock 3'), address: '1 Main St' },
      returnDetails: consignment('DHL', '33', 'in the case'),
    })
    const [sent] = applyPlan(planImport(typedSheet(row(1, 'UPS', '1Y')), context(own)))
    expect(sent).to.deep.equal({
      id: 's-1',
      status: 'dispatched',
      dispatchedOn: before,
      price: 12345,
      deliveryMode: 'PARTNERS',
      shippingDetails: { type: 'UPS', slug: 'ups', reference: '1Y', comments: 'Dock 3', address: '1 Main St' },
      returnDetails: consignment('DHL', '33', 'in the case'),
    })
  })

  it('does not take lost blanks and line breaks for changes', () => {
    const own = shipped(1, 'UPS', ' 1Z ', { shippingDetails: consignment('UPS', ' 1Z ', 'Dock 3\r\nring twice ') })
    const sheet = typedSheet(row(1, 'UPS', '1Z', { 'Shipping Comments': 'Dock 3\nring twice' }))
    expect(planImport(sheet, context(own)).rows[0]?.outcome).to.equal('same')
  })

  it('sends nothing for an untouched export, whatever stands in it', () => {
    const words = fc.option(fc.string({ maxLength: 30 }))
    const details = fc.option(
      fc.record({
        type: fc.option(fc.oneof(fc.constantFrom(...couriers.map(({ name }) => name)), fc.string({ maxLength: 12 }))),
        slug: words,
        reference: words,
        comments: words,
      }),
    )
    const anyShipment = fc.record({
      status: fc.constantFrom(...shipmentStatuses),
      dispatchedOn: fc.constantFrom(null, before),
      shippingDetails: details,
      returnDetails: details,
    })
    fc.assert(
      fc.property(fc.array(anyShipment, { minLength: 1, maxLength: 20 }), changes => {
        const shipments = changes.map((change, at) => shipment(at + 1, change))
        const plan = planImport(editedExport(shipments), context(...shipments))
        expect(plan.totals.problemCells).to.equal(0)
        expect(applyPlan(plan)).to.deep.equal([])
      }),
    )
  })

  it('never sends a shipment twice, one that it must not change, or half of an import', () => {
    const cell = fc.oneof(
      fc.constantFrom<SheetValue[]>('UPS', 'fedex', 'FedX', '1Z', 'Shipped', 'Delivered', '', null),
      fc.double(),
      fc.integer({ max: 9 }),
    )
    const anyRow = fc.record({
      'Serial Number': fc.oneof(fc.integer({ min: 0, max: 8 }), cell),
      'Shipping Courier Type': cell,
      'Shipping Tracking Number': cell,
      'Return Courier Type': cell,
      Status: cell,
    })
    const shipments = shipmentStatuses.map((status, at) => shipment(at + 1, { status }))
    fc.assert(
      fc.property(fc.array(anyRow, { maxLength: 12 }), fc.array(fc.integer({ min: 2, max: 13 })), (rows, unticked) => {
        const plan = planImport(typedSheet(...rows), context(...shipments), {
          ...noChoices,
          unticked: new Set(unticked),
        })
        const ids = applyPlan(plan).map(({ id }) => id)
        expect(new Set(ids).size).to.equal(ids.length)
        expect(['s-1', 's-2', 's-3']).to.include.members(ids)
        if (isBlocked(plan)) expect(ids).to.deep.equal([])
        const { totals } = plan
        const outcomes = [
          totals.change,
          totals.same,
          totals.unmatched,
          totals.repeated,
          totals.rejected,
          totals.readOnly,
        ]
        if (plan.refusal === null)
          expect([...outcomes, totals.leftOut, totals.problemRows, totals.dropped].reduce((a, b) => a + b)).to.equal(
            totals.rows,
          )
      }),
    )
  })
})
