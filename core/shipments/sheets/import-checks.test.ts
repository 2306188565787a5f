import { expect } from 'chai'
import { consignment, shipment, shipped } from '../fixtures'
import { choose, context, row, sentBy } from '../import-fixtures'
import { editOf } from '../mapping'
import { typedSheet } from '../sheet-fixtures'
import { planImport } from './import'
import { fixesOf } from './import-fixes'
import { isBlocked } from './import-plan'

const ups = '1Z5R89390357567127'
const fedex = '986578788855'

describe('the checks of an import', () => {
  const checksOf = (...args: Parameters<typeof planImport>) => planImport(...args).rows.map(({ checks }) => checks)

  it('find a wrong check digit, another courier’s number, and one in no known format', () => {
    const sheet = typedSheet(
      row(1, 'UPS', '1Z5R89390357567128'),
      row(2, 'UPS', fedex),
      row(3, 'UPS', 'T000039'),
      row(4, 'UPS', ups),
      row(5, 'Other', 'T000040'),
    )
    const plan = planImport(sheet, context(...[1, 2, 3, 4, 5].map(ordinal => shipment(ordinal))))
    expect(plan.rows.map(({ checks }) => checks.hint?.kind ?? null)).to.deep.equal([
      'mistyped',
      'other',
      'none',
      null,
      null,
    ])
    expect([plan.totals.toCheck, plan.totals.change, isBlocked(plan)]).to.deep.equal([3, 5, false])
  })

  it('ignore a number that stays', () => {
    const [checks] = checksOf(
      typedSheet(row(1, 'UPS', 'T000039', { 'Shipping Comments': 'Dock 3' })),
      context(shipped(1, 'UPS', 'T000039')),
    )
    expect(checks).to.deep.equal({ hint: null, duplicates: null, replaced: null })
  })

  it('find other uses of a number in the sheet, the order, and another order', () => {
    const otherOrders = new Map([['WO-1', [{ shipment: shipment(1), edit: editOf(shipped(1, 'FedEx', fedex)) }]]])
    const sheet = typedSheet(
      row(1, 'UPS', ups),
      row(2, 'UPS', ups),
      row(3, 'UPS', '1Z999AA10123456784'),
      row(4, 'FedEx', fedex),
    )
    const rows = [shipment(1), shipment(2), shipment(3), shipment(4), shipped(5, 'UPS', '1Z 999AA10123456784')]
    expect(checksOf(sheet, { ...context(...rows), otherOrders }).map(({ duplicates }) => duplicates)).to.deep.equal([
      { rows: [2], orders: [] },
      { rows: [1], orders: [] },
      { rows: [5], orders: [] },
      { rows: [], orders: ['WO-1'] },
    ])
  })

  it('do not count a number twice when it moves from one row to another', () => {
    const sheet = typedSheet(row(1, 'FedEx', fedex), row(2, 'UPS', ups))
    expect(checksOf(sheet, context(shipped(1, 'UPS', ups), shipment(2)))[1]?.duplicates).to.equal(null)
  })

  it('count the saved numbers of shipped rows that are replaced', () => {
    const sheet = typedSheet(row(1, 'UPS', ups), row(2, 'UPS', '1Z999AA10123456784'), row(3, 'FedEx', '3'))
    const savedRow = shipment(2, { shippingDetails: shipped(2, 'UPS', '2').shippingDetails })
    const plan = planImport(sheet, context(shipped(1, 'FedEx', fedex), savedRow, shipped(3, 'UPS', '3')))
    expect(plan.rows.map(({ checks }) => checks.replaced)).to.deep.equal([fedex, null, null])
    expect(plan.totals.replacedShipped).to.equal(1)
  })
})

describe('a number without a courier in an import', () => {
  // @spec 5.83
  it('gets the only courier that uses such numbers', () => {
    const plan = planImport(typedSheet(row(1, null, ups)), context(shipment(1)))
    expect(plan.rows[0]).to.include({ outcome: 'change', isCourierFilled: true })
    expect(sentBy(plan)[0]?.shippingDetails).to.include({ type: 'UPS', slug: 'ups', reference: ups })
    expect(plan.totals.couriersFilled).to.equal(1)
  })

  it('keeps the courier of its shipment if that uses such numbers', () => {
    const plan = planImport(typedSheet(row(1, null, '1Z999AA10123456784')), context(shipped(1, 'UPS', ups)))
    expect([plan.rows[0]?.isCourierFilled, sentBy(plan)[0]?.shippingDetails?.type]).to.deep.equal([false, 'UPS'])
  })

  // @spec 5.83
  it('suggests couriers when several use such numbers, and changes nothing until one is chosen', () => {
    const both = [...context().shippingTypes, { name: 'FedEx Ground', aftership_slug: 'fedex' }]
    const over = { ...context(shipment(1)), shippingTypes: both }
    const plan = planImport(typedSheet(row(1, null, fedex)), over)
    expect(plan.rows[0]).to.deep.include({ outcome: 'no-courier', offered: ['FedEx', 'FedEx Ground'], sent: null })
    expect([plan.totals.noCourier, plan.totals.dropped]).to.deep.equal([1, 0])
    const chosen = planImport(typedSheet(row(1, null, fedex)), over, choose([[2, { shippingCourier: 'FedEx Ground' }]]))
    expect(sentBy(chosen)[0]?.shippingDetails?.type).to.equal('FedEx Ground')
  })

  it('is dropped when the shipment already has it', () => {
    const savedRow = shipment(1, { shippingDetails: consignment(null, ups) })
    const plan = planImport(typedSheet(row(1, null, ups)), context(savedRow))
    expect([plan.totals.dropped, plan.rows]).to.deep.equal([1, []])
  })

  // @spec 5.83
  it('is listed when no courier uses such numbers, and is saved with any chosen courier', () => {
    const sheet = typedSheet(row(1, null, 'T000039'), row(2, 'UPS', ups))
    const plan = planImport(sheet, context(shipment(1), shipment(2)))
    expect(plan.rows[0]).to.deep.include({ outcome: 'no-courier', lacksCourier: true, offered: [], sent: null })
    const sent = sentBy(plan).map(({ id }) => id)
    expect([plan.totals.noCourier, plan.totals.dropped, sent]).to.deep.equal([1, 0, ['s-2']])
    const chosen = planImport(sheet, context(shipment(1), shipment(2)), choose([[2, { shippingCourier: 'Other' }]]))
    expect(sentBy(chosen)[0]?.shippingDetails).to.include({ type: 'Other', reference: 'T000039' })
    expect(chosen.rows[0]?.lacksCourier).to.equal(false)
  })

  it('suggests the courier of its shipment when no courier uses such numbers', () => {
    const plan = planImport(typedSheet(row(1, null, 'T000039')), context(shipped(1, 'DHL', '3')))
    expect(plan.rows[0]).to.deep.include({ outcome: 'no-courier', offered: ['DHL'] })
  })

  it('is a problem when the spreadsheet has altered it, and gets its courier after a correction', () => {
    const sheet = typedSheet(row(1, null, '9.86579E+16'))
    const plan = planImport(sheet, context(shipment(1)))
    expect(plan.rows[0]).to.include({ outcome: 'problem', lacksCourier: true, blocks: true })
    expect([plan.totals.problemCells, plan.totals.dropped, isBlocked(plan)]).to.deep.equal([1, 0, true])
    const retyped = planImport(sheet, context(shipment(1)), choose([[2, { shippingTracking: fedex }]]))
    expect(retyped.rows[0]).to.include({ outcome: 'change', lacksCourier: false, isCourierFilled: true })
    const halfDone = planImport(sheet, context(shipment(1)), choose([[2, { shippingTracking: 'T000039' }]]))
    expect(halfDone.rows[0]?.outcome).to.equal('no-courier')
  })
})

describe('fixes of rows with the same problem in an import', () => {
  const fixes = (...args: Parameters<typeof planImport>) => fixesOf(planImport(...args).rows, context().shippingTypes)

  it('suggest the closest courier for all rows with the same text, most rows first', () => {
    const sheet = typedSheet(row(1, 'Upss', ups), row(2, 'Fedx', fedex), row(3, ' fedX', fedex))
    expect(fixes(sheet, context(shipment(1), shipment(2), shipment(3)))).to.deep.equal([
      { kind: 'unknown-courier', field: 'shippingCourier', typed: 'Fedx', rows: [3, 4], suggestions: ['FedEx'] },
      { kind: 'unknown-courier', field: 'shippingCourier', typed: 'Upss', rows: [2], suggestions: ['UPS'] },
    ])
  })

  it('suggest the closest possible status for a misspelled one', () => {
    const sheet = typedSheet(row(1, 'UPS', ups, { Status: 'Shiped' }), row(2, 'FedEx', fedex, { Status: 'Cancelled' }))
    expect(fixes(sheet, context(shipment(1), shipment(2)))).to.deep.equal([
      { kind: 'unknown-status', field: 'status', typed: 'Shiped', rows: [2], suggestions: ['dispatched'] },
    ])
  })

  const meanings: [typed: string, suggested: readonly string[]][] = [
    ['Sent', ['dispatched']],
    ['In transit', ['dispatched']],
    ['Versandt', ['dispatched']],
    ['expedie', ['dispatched']],
    ['تم الشحن', ['dispatched']],
    ['Pendng', ['pending']],
    ['Ausstehend', ['pending']],
    ['Deliverd', []],
    ['Storniert', []],
    ['xyz', []],
  ]
  for (const [typed, suggested] of meanings)
    it(`suggest ${suggested[0] ?? 'nothing'} for the status “${typed}” of a pending row`, () => {
      const sheet = typedSheet(row(1, 'UPS', ups, { Status: typed }))
      expect(fixes(sheet, context(shipment(1))).map(({ suggestions }) => suggestions)).to.deep.equal([suggested])
    })

  it('suggest Delivered for a received shipment that is dispatched', () => {
    const sheet = typedSheet(row(1, 'UPS', ups, { Status: 'Received' }))
    expect(fixes(sheet, context(shipped(1, 'UPS', ups)))[0]?.suggestions).to.deep.equal(['delivered'])
  })

  it('suggest the courier that uses such numbers', () => {
    expect(fixes(typedSheet(row(1, 'UPS', fedex)), context(shipment(1)))).to.deep.equal([
      { kind: 'other-courier', field: 'shippingCourier', typed: 'UPS', rows: [2], suggestions: ['FedEx'] },
    ])
  })
})
