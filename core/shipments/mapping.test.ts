import { expect } from 'chai'
import fc from 'fast-check'
import { findCourier } from './couriers'
import { consignment, couriers, shipment, shipped } from './fixtures'
import { changedRows, editOf, sentOf, toSent } from './mapping'
import { cellOfPath } from './refusals'
import { editStatus } from './rules'

const now = '2026-11-18T09:00:00Z'

describe('shipments to rows and back', () => {
  it('sends an untouched shipment back exactly as it came, address and empty texts included', () => {
    const text = fc.option(fc.string())
    const details = fc.option(
      fc.record({ type: text, slug: text, reference: text, comments: text, address: text }, { requiredKeys: [] }),
    )
    fc.assert(
      fc.property(details, details, fc.integer(), (shippingDetails, returnDetails, price) => {
        const came = shipment(1, { shippingDetails, returnDetails, price } as never)
        expect(toSent(came, editOf(came), couriers)).to.deep.equal(sentOf(came))
        expect(changedRows([came], new Map([[came.id, editOf(came)]]), couriers)).to.deep.equal([])
      }),
    )
  })

  it('sends the raw integer price and nothing beyond the seven fields', () => {
    const sent = toSent(shipment(1, { price: 2599 }), editOf(shipment(1)), couriers)
    expect(sent.price).to.equal(2599)
    expect(Object.keys(sent)).to.have.members([
      'id',
      'status',
      'dispatchedOn',
      'shippingDetails',
      'returnDetails',
      'price',
      'deliveryMode',
    ])
  })

  it('makes a consignment from typed texts, trimmed, with the slug of its courier', () => {
    const edit = { ...editOf(shipment(1)), shippingCourier: 'UPS', shippingTracking: ' 1Z5R ' }
    expect(toSent(shipment(1), edit, couriers).shippingDetails).to.deep.equal({
      type: 'UPS',
      slug: 'ups',
      reference: '1Z5R',
      comments: null,
    })
  })

  it('keeps address and slug when only the reference changes, and takes the new slug with a new courier', () => {
    const came = shipped(1, 'UPS', '1Z', {
      shippingDetails: { ...consignment('UPS', '1Z'), slug: 'ups-mi', address: '1 Main St' },
    })
    const same = toSent(came, { ...editOf(came), shippingTracking: '1Y' }, couriers).shippingDetails
    expect(same).to.include({ slug: 'ups-mi', address: '1 Main St', reference: '1Y' })
    const other = toSent(came, { ...editOf(came), shippingCourier: 'DHL' }, couriers).shippingDetails
    expect(other).to.include({ type: 'DHL', slug: 'dhl', address: '1 Main St' })
  })

  it('sends only rows that differ, in the order of the shipments', () => {
    const rows = [shipment(1), shipment(2), shipped(3, 'UPS', '1Z')]
    const [first, , third] = rows.map(editOf)
    if (!first || !third) throw new Error('no rows')
    const edits = new Map([
      ['s-3', { ...third, shippingTracking: '1Y' }],
      ['s-1', editStatus({ ...first, shippingTracking: '9' }, 'dispatched', now)],
      ['s-2', { ...first, shippingTracking: '   ' }],
      ['gone', first],
    ])
    const sent = changedRows(rows, edits, couriers)
    expect(sent.map(({ id }) => id)).to.deep.equal(['s-1', 's-3'])
    expect(sent[0]).to.include({ status: 'dispatched', dispatchedOn: now })
  })

  it('finds the row and field that a 422 means', () => {
    const sent = [sentOf(shipment(1)), sentOf(shipment(2))]
    const table: [string, ReturnType<typeof cellOfPath>][] = [
      ['[1].shippingDetails.reference', { shipmentId: 's-2', field: 'shippingTracking' }],
      ['[0].returnDetails.type', { shipmentId: 's-1', field: 'returnCourier' }],
      ['[0].status', { shipmentId: 's-1', field: 'status' }],
      ['[0].price', { shipmentId: 's-1', field: null }],
      ['[0]', { shipmentId: 's-1', field: null }],
      ['[9].status', null],
      ['shippingDetails.reference', null],
    ]
    for (const [path, cell] of table) expect(cellOfPath(path, sent), path).to.deep.equal(cell)
  })
})

describe('couriers by name', () => {
  it('finds them whatever the case and blanks', () => {
    expect(findCourier('  fedex   smartpost ', couriers)?.name).to.equal('FedEx SmartPost')
    expect(findCourier('FedX', couriers)).to.equal(null)
  })
})
