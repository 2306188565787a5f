import { expect } from 'chai'
import fc from 'fast-check'
import { Failure } from '../base/errors'
import type { Shipment } from '../wire/shipments'
import { consignment, couriers, shipment, shipped } from './fixtures'
import { changedRows, editOf, mergeSaved, sentOf, shipmentOf, toSent } from './mapping'
import { findCourier } from './rows/couriers'
import { problemsOf } from './rows/refusals'
import { editStatus } from './rules'

const now = '2026-11-18T09:00:00Z'

describe('the mapping of shipments to rows and back', () => {
  // @spec 3.39
  it('sends an untouched shipment back exactly as it was received, address and empty texts included', () => {
    const text = fc.option(fc.string())
    const details = fc.option(
      fc.record({ type: text, slug: text, reference: text, comments: text, address: text }, { requiredKeys: [] }),
    )
    fc.assert(
      fc.property(details, details, fc.integer(), (shippingDetails, returnDetails, price) => {
        const received = shipment(1, { shippingDetails, returnDetails, price } as never)
        expect(toSent(received, editOf(received), couriers)).to.deep.equal(sentOf(received))
        expect(changedRows([received], new Map([[received.id, editOf(received)]]), couriers)).to.deep.equal([])
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

  // @spec 3.41
  it('makes a consignment from typed texts, trimmed, with the slug of its courier', () => {
    const edit = { ...editOf(shipment(1)), shippingCourier: 'UPS', shippingTracking: ' 1Z5R ' }
    expect(toSent(shipment(1), edit, couriers).shippingDetails).to.deep.equal({
      type: 'UPS',
      slug: 'ups',
      reference: '1Z5R',
      comments: null,
    })
  })

  // @spec 3.39
  it('keeps address and slug when only the reference changes, and takes the new slug with a new courier', () => {
    const received = shipped(1, 'UPS', '1Z', {
      shippingDetails: { ...consignment('UPS', '1Z'), slug: 'ups-mi', address: '1 Main St' },
    })
    const same = toSent(received, { ...editOf(received), shippingTracking: '1Y' }, couriers).shippingDetails
    expect(same).to.include({ slug: 'ups-mi', address: '1 Main St', reference: '1Y' })
    const other = toSent(received, { ...editOf(received), shippingCourier: 'DHL' }, couriers).shippingDetails
    expect(other).to.include({ type: 'DHL', slug: 'dhl', address: '1 Main St' })
  })

  it('keeps the text of an unknown courier, and writes a known one with its own name', () => {
    const received = shipped(1, 'UPS', '1Z')
    const sent = (shippingCourier: string) =>
      toSent(received, { ...editOf(received), shippingCourier }, couriers).shippingDetails
    expect(sent('Night Owl')).to.include({ type: 'Night Owl', slug: null })
    expect(sent('dhl')).to.include({ type: 'DHL', slug: 'dhl' })
    expect(sent('other')).to.include({ type: 'Other', slug: null })
    expect(sent(' ')).to.include({ type: null, slug: null, reference: '1Z' })
  })

  it('merges the response of a save, with all rows or only those that were sent', () => {
    const [one, two] = [shipment(1), shipment(2)]
    const saved = shipped(2, 'UPS', '1Z')
    expect(mergeSaved([one, two], [], [saved])).to.deep.equal([one, saved])
    expect(mergeSaved([one, two], [sentOf(two)], [saved, one, shipment(3)])).to.deep.equal([one, saved])
  })

  // @spec 3.38
  it('gives fields that another server leaves out their defaults', () => {
    const bare = { id: 's-1', ordinal: 1, status: 'pending', price: 2599, deliveryMode: 'PARTNERS' }
    const theatre = { id: '', name: '', street: '', displayLocation: '', city: '', postalCode: '', state: null }
    const read = {
      ...bare,
      bookingNo: '',
      dispatchedOn: null,
      deliveryInstructions: null,
      shippingDetails: null,
      returnDetails: null,
      driveType: null,
      compositions: [],
      theatre: { ...theatre, country: { code: '', name: '' } },
    }
    expect(shipmentOf(bare as unknown as Shipment)).to.deep.equal(read)
    const complete = shipped(1, 'UPS', '1Z', {
      deliveryInstructions: 'Dock 3',
      returnDetails: consignment('DHL', '33'),
    })
    expect(shipmentOf(complete)).to.deep.equal(complete)
  })

  // @spec 5.98
  it('sends only rows that differ, in the order of the shipments', () => {
    const rows = [shipment(1), shipment(2), shipped(3, 'UPS', '1Z'), shipment(4)]
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

  it('finds the row and field of a 422', () => {
    const sent = [sentOf(shipment(1)), sentOf(shipment(2))]
    const cellOf = (path: string, rows = sent) => {
      const refused = new Failure({ category: 'invalid', fieldErrors: { [path]: 'x' } })
      return [...problemsOf(refused, rows)].map(([id, problems]) => `${id} ${Object.keys(problems)}`).join()
    }
    const table: [path: string, cell: string][] = [
      ['[1].shippingDetails.reference', 's-2 shippingTracking'],
      ['[0].returnDetails.type', 's-1 returnCourier'],
      ['[0].status', 's-1 status'],
      ['[0].price', 's-1 row'],
      ['[0]', 's-1 row'],
      ['[9].status', ''],
      ['x[0].status', ''],
      ['[0].shippingDetails.slug', 's-1 shippingCourier'],
      ['[0].dispatchedOn', 's-1 status'],
      ['shippingDetails.reference', ''],
    ]
    for (const [path, cell] of table) expect(cellOf(path), path).to.equal(cell)
    const many = Array.from({ length: 12 }, (_, index) => sentOf(shipment(index + 1)))
    expect(cellOf('[11].returnDetails.reference', many)).to.equal('s-12 returnTracking')
  })

  it('returns the messages of a 422 by row, the first one of each field, and those without a field under the row', () => {
    const fieldErrors = {
      '[1].shippingDetails.type': 'unknown courier',
      '[1].shippingDetails.slug': 'unknown slug',
      '[1].status': 'read-only',
      '[0].price': 'changed',
      elsewhere: 'lost',
    }
    const refused = new Failure({ category: 'invalid', fieldErrors })
    const problems = problemsOf(refused, [sentOf(shipment(1)), sentOf(shipment(2))])
    expect(Object.fromEntries(problems)).to.deep.equal({
      's-2': { shippingCourier: { verbatim: 'unknown courier' }, status: { verbatim: 'read-only' } },
      's-1': { row: { verbatim: 'changed' } },
    })
  })
})

describe('couriers by name', () => {
  it('are found in any case and with extra blanks', () => {
    expect(findCourier('  fedex   smartpost ', couriers)?.name).to.equal('FedEx SmartPost')
    for (const name of ['FedX', 'Fed Ex', 'FedExSmartPost', ''])
      expect(findCourier(name, couriers), name).to.equal(null)
  })
})
