import { expect } from 'chai'
import fc from 'fast-check'
import { consignment, couriers, shipment, shipped } from '../fixtures'
import { before, context, row, sentBy } from '../import-fixtures'
import { editedExport, typedSheet } from '../sheet-fixtures'
import { shipmentStatuses } from '../statuses'
import { planImport } from './import'
import { isBlocked } from './import-plan'
import { noChoices } from './import-rows'
import { type SheetValue, sheetColumns } from './spreadsheet'

describe('the shipments that an import sends', () => {
  // @spec 5.91
  it('keep their values when cells are blank, and have raw cents', () => {
    const savedRow = shipped(1, 'UPS', '1Z', {
      price: 12345,
      shippingDetails: { ...consignment('UPS', '1Z', 'Dock 3'), address: '1 Main St' },
      returnDetails: consignment('DHL', '33', 'in the case'),
    })
    const [sent] = sentBy(planImport(typedSheet(row(1, 'UPS', '1Y')), context(savedRow)))
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

  // @spec 5.78
  it('have no values from columns that an import does not read', () => {
    const others = sheetColumns
      .map(({ title }) => title)
      .filter(title => !/^(Serial|Work Order|Shipping|Return)|^Status$/.test(title))
    expect(others.length).to.equal(11)
    const strange = Object.fromEntries(others.map(title => [title, `another ${title}`]))
    const [typed, plain] = [strange, {}].map(more =>
      planImport(typedSheet(row(1, 'UPS', '1Z', { Status: 'Shipped', ...more })), context(shipment(1))),
    )
    expect(typed && sentBy(typed)).to.deep.equal(plain && sentBy(plain))
    const plan = planImport(typedSheet(row(1, 'UPS', '1Z', strange)), context(shipped(1, 'UPS', '1Z')))
    expect(plan.rows[0]?.outcome).to.equal('same')
  })

  it('exclude rows in which only blanks and line breaks differ', () => {
    const savedRow = shipped(1, 'UPS', ' 1Z ', { shippingDetails: consignment('UPS', ' 1Z ', 'Dock 3\r\nring twice ') })
    const sheet = typedSheet(row(1, 'UPS', '1Z', { 'Shipping Comments': 'Dock 3\nring twice' }))
    expect(planImport(sheet, context(savedRow)).rows[0]?.outcome).to.equal('same')
  })

  // @spec 5.98
  it('are none for an untouched export with any content', () => {
    const text = fc.option(fc.string({ maxLength: 30 }))
    const details = fc.option(
      fc.record({
        type: fc.option(fc.oneof(fc.constantFrom(...couriers.map(({ name }) => name)), fc.string({ maxLength: 12 }))),
        slug: text,
        reference: text,
        comments: text,
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
        const shipments = changes.map((change, index) => shipment(index + 1, change))
        const plan = planImport(editedExport(shipments), context(...shipments))
        expect(plan.totals.problemCells).to.equal(0)
        expect(sentBy(plan)).to.deep.equal([])
      }),
    )
  })

  it('are never repeated, read-only, or part of a blocked import', () => {
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
    const shipments = shipmentStatuses.map((status, index) => shipment(index + 1, { status }))
    fc.assert(
      fc.property(fc.array(anyRow, { maxLength: 12 }), fc.array(fc.integer({ min: 2, max: 13 })), (rows, unticked) => {
        const plan = planImport(typedSheet(...rows), context(...shipments), {
          ...noChoices,
          unticked: new Set(unticked),
        })
        const ids = sentBy(plan).map(({ id }) => id)
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
          totals.conflicts,
          totals.noCourier,
        ]
        if (plan.refusal === null)
          expect([...outcomes, totals.leftOut, totals.problemRows, totals.dropped].reduce((a, b) => a + b)).to.equal(
            totals.rows,
          )
      }),
    )
  })
})
