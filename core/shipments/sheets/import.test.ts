import { expect } from 'chai'
import type { Shipment } from '../../wire/shipments'
import { shipment } from '../fixtures'
import { choose, context, key, row, sentBy } from '../import-fixtures'
import { type Typed, typedSheet } from '../sheet-fixtures'
import { planImport } from './import'
import { isBlocked } from './import-plan'
import { readRows, type SheetValue } from './spreadsheet'

describe('the work order number of an import', () => {
  const other = { 'Work Order Number': 'WO-999' }
  const blank = { 'Work Order Number': null }
  const table: [string, Typed[], boolean][] = [
    ['is the current one everywhere', [row(1, 'UPS', '1Z')], true],
    // @spec 5.80
    ['differs in a row that would be dropped', [row(1, 'UPS', '1Z'), { 'Serial Number': 2, ...other }], false],
    ['differs in one row', [row(1, 'UPS', '1Z'), row(2, 'UPS', '1Y', other)], false],
    ['differs everywhere', [row(1, 'UPS', '1Z', other)], false],
    ['is missing in a non-empty row', [row(1, 'UPS', '1Z'), { 'Theatre Name': 'Capitol', ...blank }], false],
    ['has blanks around it', [row(1, 'UPS', '1Z', { 'Work Order Number': '  WO-48213 ' })], true],
    ['is missing in an empty row', [row(1, 'UPS', '1Z'), blank], true],
  ]
  // @spec 5.79
  for (const [name, rows, accepted] of table)
    it(`${name}: ${accepted ? 'accepted' : 'refused'}`, () => {
      const plan = planImport(typedSheet(...rows), context(shipment(1), shipment(2)))
      expect(key(plan.refusal?.message)).to.equal(accepted ? null : 'shipments.import.invalidWorkOrder')
      if (!accepted) expect([plan.rows, sentBy(plan)]).to.deep.equal([[], []])
    })

  it('is named with its rows when it differs', () => {
    const rows = [
      ...Array.from({ length: 6 }, (_, index) => row(index, 'UPS', '1', other)),
      { 'Serial Number': 9, ...blank },
    ]
    expect(planImport(typedSheet(...rows), context()).refusal?.items).to.deep.equal([
      'WO-999 (#2, #3, #4, #5, #6, …)',
      '– (#8)',
    ])
  })

  it('is read from a numeric cell', () => {
    const sheet = typedSheet(row(1, 'UPS', '1Z', { 'Work Order Number': 48213 }))
    expect(planImport(sheet, { ...context(shipment(1)), workOrderNo: '48213' }).refusal).to.equal(null)
  })

  it('is checked first, along with the columns and rows', () => {
    expect(planImport(typedSheet(), context()).refusal?.message).to.deep.equal({ key: 'shipments.import.noRows' })
    const lacking = readRows([
      ['Serial Number', 'Courier'],
      [1, 'UPS'],
    ])
    expect(lacking && planImport(lacking, context()).refusal).to.deep.equal({
      message: { key: 'shipments.import.missingColumns' },
      items: ['Work Order Number', 'Shipping Tracking Number'],
    })
  })
})

describe('the rows of an import', () => {
  // @spec 5.82, 5.84
  it('are dropped and counted without a tracking number', () => {
    const sheet = typedSheet(
      row(1, 'UPS', null, { Status: 'Shipped', 'Shipping Comments': 'lost' }),
      row(2, ' ', null),
      row(3, null, null),
      row(4, 'UPS', '1Z'),
    )
    const plan = planImport(sheet, context(shipment(1), shipment(2), shipment(3), shipment(4)))
    expect(plan.totals).to.include({ rows: 4, dropped: 3, change: 1 })
    expect(sentBy(plan).map(({ id }) => id)).to.deep.equal(['s-4'])
  })

  // @spec 5.81
  it('are not checked for serials and couriers when they are dropped', () => {
    const sheet = typedSheet(
      row(99, 'nobody', null),
      row(1, 'UPS', null, { 'Return Courier Type': 'nobody', 'Return Tracking Number': '9' }),
      row(1, 'UPS', '1Z'),
    )
    const plan = planImport(sheet, context(shipment(1)))
    expect(plan.totals).to.include({ dropped: 2, unmatched: 0, repeated: 0, problemCells: 0, change: 1 })
    expect([isBlocked(plan), plan.badCouriers]).to.deep.equal([false, null])
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
  // @spec 5.92, 5.95
  for (const [serial, id] of serials)
    it(`match the serial ${JSON.stringify(serial)} to ${id ?? 'no shipment, and list it'}`, () => {
      const plan = planImport(typedSheet(row(serial, 'UPS', '1Z')), context(shipment(12)))
      expect(plan.rows[0]).to.include({ shipmentId: id, outcome: id ? 'change' : 'unmatched' })
      expect(plan.totals.unmatched).to.equal(id ? 0 : 1)
      expect(isBlocked(plan)).to.equal(false)
    })

  // @spec 5.95
  it('are listed when their serials repeat, and do not count until one is deselected', () => {
    const sheet = typedSheet(row(1, 'UPS', '1Z'), row('1', 'DHL', '33'), row(2, 'UPS', '1Y'))
    const rows = context(shipment(1), shipment(2))
    const plan = planImport(sheet, rows)
    expect(plan.rows.map(({ outcome }) => outcome)).to.deep.equal(['repeated', 'repeated', 'change'])
    expect(sentBy(plan).map(({ id }) => id)).to.deep.equal(['s-2'])
    const chosen = planImport(sheet, rows, choose([], [2]))
    expect(chosen.rows.map(({ outcome }) => outcome)).to.deep.equal(['left-out', 'change', 'change'])
    expect(sentBy(chosen)[0]?.shippingDetails).to.include({ type: 'DHL', reference: '33' })
  })

  // @spec 5.93, 5.94
  it('are ignored for shipments that are cancelled or pending cancellation, and reported for rejected ones', () => {
    const sheet = typedSheet(row(1, 'nobody', '1Z'), row(2, 'nobody', '1Z'), row(3, 'UPS', '1Z'), row(4, 'UPS', '1Z'))
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
    expect([isBlocked(plan), sentBy(plan)]).to.deep.equal([false, []])
  })
})

describe('an unknown courier in an import', () => {
  const good = row(1, 'UPS', '1Z')
  const held = { status: 'held' as Shipment['status'] }
  const cases: [where: string, bad: Typed[], outcome: string, named: string, choices?: ReturnType<typeof choose>][] = [
    ['a row without a shipment', [row(99, 'nobody', '1Y')], 'unmatched', '#3'],
    ['a row whose serial is repeated', [row(2, 'nobody', '1Y'), row(2, 'UPS', '1X')], 'repeated', 'Theatre 2 (2)'],
    ['an unticked row', [row(2, 'nobody', '1Y')], 'left-out', 'Theatre 2 (2)', choose([], [3])],
    ['a rejected row', [row(3, 'nobody', '1Y')], 'rejected', 'Theatre 3 (3)'],
    ['a row that cannot be changed', [row(4, 'nobody', '1Y')], 'read-only', 'Theatre 4 (4)'],
    ['a return', [row(2, 'UPS', '1Y', { 'Return Courier Type': 'nobody' })], 'problem', 'Theatre 2 (2)'],
  ]
  for (const [where, bad, outcome, named, choices] of cases)
    it(`blocks the import in ${where} until it is corrected`, () => {
      const rows = context(shipment(1), shipment(2), shipment(3, { status: 'rejected' }), shipment(4, held))
      const sheet = typedSheet(good, ...bad)
      const plan = planImport(sheet, rows, choices)
      expect(plan.rows[1]?.outcome).to.equal(outcome)
      expect([isBlocked(plan), plan.badCouriers?.items, plan.totals.problemCells]).to.deep.equal([true, [named], 1])
      const field = where === 'a return' ? 'returnCourier' : 'shippingCourier'
      const corrected = planImport(sheet, rows, choose([[3, { [field]: 'DHL' }]], [...(choices?.unticked ?? [])]))
      expect([isBlocked(corrected), corrected.badCouriers]).to.deep.equal([false, null])
      expect(sentBy(corrected).map(({ id }) => id)).to.include('s-1')
    })

  it('is ignored in the row of a cancelled shipment', () => {
    for (const status of ['cancelled', 'pending_cancellation'] as const) {
      const plan = planImport(typedSheet(good, row(2, 'nobody', '1Y')), context(shipment(1), shipment(2, { status })))
      expect([isBlocked(plan), plan.badCouriers, sentBy(plan).length], status).to.deep.equal([false, null, 1])
    }
  })
})
