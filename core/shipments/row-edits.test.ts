import { expect } from 'chai'
import fc from 'fast-check'
import type { Shipment } from '../wire/shipments'
import { consignment, shipment, shipped } from './fixtures'
import { isKeptEdits, keptEdits } from './kept-edits'
import { editOf } from './mapping'
import { changeRow, editedRow, keepMine, type RowEdit, takeTheirs, theirsOf } from './row-edits'
import type { ShipmentEdit } from './types'

const now = '2026-11-18T09:00:00Z'
const before = '2026-11-17T10:00:00Z'
const type = (row: Shipment, changes: Parameters<typeof changeRow>[2], edit?: RowEdit) =>
  changeRow(row, edit, changes, now)

describe('what is typed in a row', () => {
  it('is a patch of what differs, and nothing once it is typed back', () => {
    const row = shipped(1, 'UPS', '1Z')
    const edit = type(row, { shippingTracking: '1Y' })
    expect(edit).to.deep.equal({ patch: { shippingTracking: '1Y' }, over: { shippingTracking: '1Z' } })
    expect(type(row, { shippingTracking: '1Z' }, edit ?? undefined)).to.equal(null)
  })

  it('brings the date along with the status, and the old date back with the old status', () => {
    const sent = type(shipment(1), { status: 'dispatched' })
    expect(sent?.patch).to.deep.equal({ status: 'dispatched', dispatchedOn: now })
    const row = shipped(1, 'UPS', '1Z')
    const back = type(row, { status: 'pending' })
    expect(back?.patch).to.deep.equal({ status: 'pending', dispatchedOn: null })
    expect(type(row, { status: 'dispatched' }, back ?? undefined)).to.equal(null)
    expect(editOf(row).dispatchedOn).to.equal(before)
  })

  it('dates what was delivered anew when it becomes shipped again', () => {
    const row = shipped(1, 'UPS', '1Z', { status: 'delivered' })
    expect(type(row, { status: 'dispatched' })?.patch).to.deep.equal({ status: 'dispatched', dispatchedOn: now })
  })

  it('remembers what it was first typed over, though others changed that meanwhile', () => {
    const edit = type(shipment(1), { shippingComments: 'mine' }) ?? undefined
    const changed = shipment(1, { shippingDetails: consignment('UPS', null, 'theirs') })
    expect(type(changed, { shippingComments: 'mine too' }, edit)?.over).to.deep.equal({ shippingComments: '' })
  })

  it('stands on what others change, field by field', () => {
    const edit = type(shipment(1), { shippingComments: 'mine', shippingTracking: '1' })
    const changed = shipment(1, { shippingDetails: consignment('UPS', null, 'theirs') })
    if (!edit) throw new Error('no edit')
    expect(editedRow(changed, edit)).to.include({
      shippingCourier: 'UPS',
      shippingComments: 'mine',
      shippingTracking: '1',
    })
    expect(theirsOf(changed, edit)).to.deep.equal({ shippingComments: 'theirs' })
    const mine = keepMine(changed, edit)
    expect([mine?.patch, theirsOf(changed, mine ?? undefined)]).to.deep.equal([edit.patch, null])
    const theirs = takeTheirs(changed, edit)
    expect(theirs?.patch).to.deep.equal({ shippingTracking: '1' })
    expect(theirsOf(changed, theirs ?? undefined)).to.equal(null)
  })

  it('offers nothing when both typed the same', () => {
    const edit = type(shipment(1), { shippingComments: 'same' }) ?? undefined
    expect(theirsOf(shipment(1, { shippingDetails: consignment(null, null, 'same') }), edit)).to.equal(null)
  })

  it('shows what was typed last, whatever was typed before', () => {
    const words = fc.constantFrom('', 'a', 'b')
    const step = fc.record(
      {
        status: fc.constantFrom<ShipmentEdit['status'][]>('pending', 'dispatched', 'delivered'),
        shippingTracking: words,
        shippingComments: words,
        returnCourier: words,
      },
      { requiredKeys: [] },
    )
    fc.assert(
      fc.property(fc.array(step, { maxLength: 8 }), fc.boolean(), (steps, sent) => {
        const row = sent ? shipped(1, 'UPS', 'a') : shipment(1)
        let edit: RowEdit | null = null
        let expected: Partial<ShipmentEdit> = editOf(row)
        for (const changes of steps) {
          edit = type(row, changes, edit ?? undefined)
          expected = { ...expected, ...changes }
        }
        const { dispatchedOn: shown, ...fields } = editedRow(row, edit ?? undefined)
        const { dispatchedOn: _, ...wanted } = expected
        expect(fields).to.deep.equal(wanted)
        if (fields.status === 'pending') expect(shown).to.equal(null)
        if (fields.status === 'dispatched') expect(shown).to.be.a('string')
        expect(isKeptEdits(JSON.parse(JSON.stringify(keptEdits(new Map(edit ? [['s-1', edit]] : [])))))).to.equal(true)
      }),
    )
  })

  it('is guarded against what an older version kept', () => {
    for (const kept of [null, [], 'x', { a: 1 }, { a: { patch: {} } }, { a: { patch: { price: 1 }, over: {} } }])
      expect(isKeptEdits(kept)).to.equal(false)
    expect(isKeptEdits({ a: { patch: { dispatchedOn: null }, over: { dispatchedOn: before } } })).to.equal(true)
  })
})
