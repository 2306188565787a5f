import { expect } from 'chai'
import { shipment, shipped } from '../fixtures'
import { choose, context, row, sentBy } from '../import-fixtures'
import { typedSheet } from '../sheet-fixtures'
import { planImport } from './import'
import { isBlocked } from './import-plan'
import type { Resolution } from './import-rows'

const sheetNumber = '1Z5R89390357567127'
const theirs = '986578788855'

describe('a change of another person while the preview of an import is open', () => {
  const sheet = typedSheet(row(1, 'UPS', sheetNumber, { 'Shipping Comments': 'Dock 3' }), row(2, 'UPS', '1Y'))
  const now = [shipped(1, 'FedEx', theirs), shipment(2)]
  const over = { ...context(...now), shipmentsAtOpening: [shipment(1), shipment(2)] }
  const resolved = (keep: Resolution['keep'], shippingTracking = theirs) => ({
    ...choose([]),
    resolutions: new Map([[2, { keep, theirs: { shippingCourier: 'FedEx', shippingTracking } }]]),
  })

  it('is a conflict in the cells that the sheet changes, and blocks the import', () => {
    const plan = planImport(sheet, over)
    expect(plan.rows.map(({ outcome, blocks }) => [outcome, blocks])).to.deep.equal([
      ['conflict', true],
      ['change', false],
    ])
    const { shippingTracking, shippingComments } = plan.rows[0]?.cells ?? {}
    expect(shippingTracking).to.include({ to: sheetNumber, theirs })
    expect(shippingComments).to.include({ to: 'Dock 3', theirs: null })
    expect([plan.totals.conflicts, isBlocked(plan), sentBy(plan)]).to.deep.equal([1, true, []])
  })

  it('is replaced when the person chooses the sheet', () => {
    const [sent] = sentBy(planImport(sheet, over, resolved('sheet')))
    expect(sent?.shippingDetails).to.include({ type: 'UPS', reference: sheetNumber, comments: 'Dock 3' })
  })

  it('stays when the person chooses the saved values, and the other cells of the row change', () => {
    const [sent] = sentBy(planImport(sheet, over, resolved('saved')))
    expect(sent?.shippingDetails).to.include({ type: 'FedEx', reference: theirs, comments: 'Dock 3' })
  })

  it('is a conflict again after a choice about another value', () => {
    expect(planImport(sheet, over, resolved('sheet', '3318810025')).rows[0]?.outcome).to.equal('conflict')
  })

  it('includes the courier when only the number was changed', () => {
    const shipmentsAtOpening = [shipped(1, 'FedEx', '1'), shipment(2)]
    const { shippingCourier } = planImport(sheet, { ...over, shipmentsAtOpening }).rows[0]?.cells ?? {}
    expect(shippingCourier).to.include({ from: 'FedEx', to: 'UPS', theirs: 'FedEx' })
  })

  it('is no conflict when the sheet has the same value or the row is deselected', () => {
    const same = [shipped(1, 'UPS', sheetNumber), shipment(2)]
    expect(planImport(sheet, { ...over, shipments: same }).totals.conflicts).to.equal(0)
    const deselected = planImport(sheet, over, choose([], [2]))
    expect([deselected.rows[0]?.outcome, isBlocked(deselected)]).to.deep.equal(['left-out', false])
  })
})
