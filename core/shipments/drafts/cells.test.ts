import { expect } from 'chai'
import fc from 'fast-check'
import { type Typed, typeInto } from '../../drafts/cells'
import type { Shipment } from '../../wire/shipments'
import { consignment, shipment, shipped } from '../fixtures'
import { editOf } from '../mapping'
import type { RowChanges, ShipmentEdit } from '../types'
import { cellsOf, editedCells, editsOver, isSameCell, isShipmentCell, patchesOf, rowOfCell } from './cells'

const now = '2026-11-18T09:00:00Z'
const before = '2026-11-17T10:00:00Z'
const nothing: Typed = new Map()

const shown = (row: Shipment, typed: Typed) => editsOver([row], typed).get(row.id) ?? editOf(row)
const type = (row: Shipment, changes: RowChanges, typed = nothing) =>
  typeInto(typed, cellsOf([row]), editedCells(row, shown(row, typed), changes, now))
const mineAndOver = (typed: Typed) =>
  Object.fromEntries([...typed].map(([cell, { mine, over }]) => [cell, [mine, over]]))

describe('edits of a row', () => {
  it('hold the changed cells, and drop a cell that is typed back', () => {
    const row = shipped(1, 'UPS', '1Z')
    const typed = type(row, { shippingTracking: '1Y' })
    expect(mineAndOver(typed)).to.deep.equal({ 's-1/shippingTracking': ['1Y', '1Z'] })
    expect(type(row, { shippingTracking: '1Z' }, typed).size).to.equal(0)
  })

  it('set the date with a new status, and restore the saved date with the saved status', () => {
    const sent = type(shipment(1), { status: 'dispatched' })
    expect(shown(shipment(1), sent)).to.include({ status: 'dispatched', dispatchedOn: now })
    const row = shipped(1, 'UPS', '1Z')
    const back = type(row, { status: 'pending' })
    expect(shown(row, back)).to.include({ status: 'pending', dispatchedOn: null })
    expect(type(row, { status: 'dispatched' }, back).size).to.equal(0)
    expect(editOf(row).dispatchedOn).to.equal(before)
  })

  it('get a new date when a delivered row becomes shipped again', () => {
    const row = shipped(1, 'UPS', '1Z', { status: 'delivered' })
    expect(shown(row, type(row, { status: 'dispatched' }))).to.include({ status: 'dispatched', dispatchedOn: now })
  })

  it('get a date when a shipped row without a date is shipped again', () => {
    const row = shipped(1, 'UPS', '1Z', { dispatchedOn: null })
    const typed = type(row, { status: 'dispatched' })
    expect(shown(row, typed).dispatchedOn).to.equal(now)
    expect(
      isSameCell(typed.get('s-1/status')?.mine, cellsOf([row]).get('s-1/status'), 's-1/status'),
      'it is sent',
    ).to.equal(false)
  })

  it('show the saved date when another person has set the same status', () => {
    const typed = type(shipment(1), { status: 'dispatched' })
    const row = shipped(1, 'UPS', '1Z')
    expect(shown(row, typed)).to.include({ status: 'dispatched', dispatchedOn: before })
    expect(isSameCell(typed.get('s-1/status')?.mine, cellsOf([row]).get('s-1/status'), 's-1/status')).to.equal(true)
  })

  it('stay on top of the changes of others', () => {
    const typed = type(shipment(1), { shippingComments: 'mine', shippingTracking: '1' })
    const row = shipment(1, { shippingDetails: consignment('UPS', null, 'theirs') })
    expect(shown(row, typed)).to.include({ shippingCourier: 'UPS', shippingComments: 'mine', shippingTracking: '1' })
  })

  it('equal the saved content when they would be sent the same way, without the blanks around a text', () => {
    expect(isSameCell(' 1Z ', '1Z', 's-1/shippingTracking')).to.equal(true)
    expect(isSameCell('1Z', '1 Z', 's-1/shippingTracking')).to.equal(false)
    expect(
      isSameCell(' fedex', 'FedEx', 's-1/shippingCourier'),
      'it is sent with the name of the known courier',
    ).to.equal(true)
    expect(isSameCell('dock', 'Dock', 's-1/shippingComments')).to.equal(false)
    expect(isSameCell('', undefined, 's-1/shippingTracking'), 'a missing row has no content').to.equal(false)
  })

  it('show the last content of each field, after any edits before', () => {
    const texts = fc.constantFrom('', 'a', 'b')
    const step = fc.record(
      {
        status: fc.constantFrom<ShipmentEdit['status'][]>('pending', 'dispatched', 'delivered'),
        shippingTracking: texts,
        shippingComments: texts,
        returnCourier: texts,
      },
      { requiredKeys: [] },
    )
    fc.assert(
      fc.property(fc.array(step, { maxLength: 8 }), fc.boolean(), (steps, isShipped) => {
        const row = isShipped ? shipped(1, 'UPS', 'a') : shipment(1)
        let typed = nothing
        let expected: Partial<ShipmentEdit> = editOf(row)
        for (const changes of steps) {
          typed = type(row, changes, typed)
          expected = { ...expected, ...changes }
        }
        const { dispatchedOn: date, ...fields } = shown(row, typed)
        const { dispatchedOn: _, ...wanted } = expected
        expect(fields).to.deep.equal(wanted)
        if (fields.status === 'pending') expect(date).to.equal(null)
        if (fields.status === 'dispatched') expect(date).to.be.a('string')
        // The edits as they are read from the storage.
        for (const [cell, { mine, over }] of JSON.parse(JSON.stringify([...typed])) as [
          string,
          Record<string, unknown>,
        ][])
          expect([isShipmentCell(cell, mine), isShipmentCell(cell, over)]).to.deep.equal([true, true])
      }),
    )
  })
})

describe('cells of rows', () => {
  it('exist for rows that can be changed', () => {
    const cells = cellsOf([shipped(1, 'UPS', '1Z'), shipment(2, { status: 'cancelled' })])
    expect(cells.get('s-1/shippingTracking')).to.equal('1Z')
    expect(cells.get('s-1/status')).to.deep.equal(['dispatched', before])
    for (const cell of ['s-2/shippingTracking', 's-3/status', 's-1/price'])
      expect(cells.get(cell), cell).to.equal(undefined)
  })

  it('lead back to their row when its id has slashes', () => {
    const row = shipment(1, { id: 'WO/1/2' })
    const typed = type(row, { returnComments: 'x' })
    expect([...typed.keys()].map(rowOfCell)).to.deep.equal(['WO/1/2'])
    expect(shown(row, typed).returnComments).to.equal('x')
  })

  it('are joined as fields, row by row', () => {
    const patches = patchesOf([
      ['s-1/status', ['dispatched', now]],
      ['s-1/returnComments', 'x'],
      ['s-2/returnComments', 'y'],
    ])
    expect([...patches]).to.deep.equal([
      ['s-1', { status: 'dispatched', dispatchedOn: now, returnComments: 'x' }],
      ['s-2', { returnComments: 'y' }],
    ])
    const closed = shipment(1, { status: 'rejected' })
    const typed = new Map([['s-1/returnComments', { mine: 'x', over: null }]])
    expect([...editsOver([closed], typed)]).to.deep.equal([['s-1', editOf(closed)]])
  })

  it('are refused when an older version has stored another form', () => {
    for (const [cell, content] of [
      ['a', 'x'],
      ['a/price', 'x'],
      ['a/dispatchedOn', null],
      ['a/shippingTracking', null],
      ['a/shippingTracking', 1],
      ['a/status', 'pending'],
      ['a/status', ['lost', null]],
      ['a/status', ['pending', 1]],
      ['a/status', ['pending']],
    ] as const)
      expect(isShipmentCell(cell, content), `${cell} ${content}`).to.equal(false)
    expect(isShipmentCell('a/status', ['dispatched', before])).to.equal(true)
    expect(isShipmentCell('a/shippingTracking', '')).to.equal(true)
  })
})
