import { expect } from 'chai'
import type { ShipmentSent } from '../../wire/shipments'
import { bodies } from '../bodies/bodies'
import { readBody } from '../bodies/read'
import { plainOrder, testNow } from '../fixtures'
import type { OrderRecord } from '../records'
import { saveShipments } from './shipments'

const at = { now: testNow }
const fedex = { type: 'FedEx', slug: 'fedex', reference: '986578788855', comments: null }

function row(order: OrderRecord, index: number, changes: Partial<ShipmentSent> = {}): ShipmentSent {
  const shipment = order.shipments[index]
  if (shipment === undefined) throw new RangeError(`No shipment ${index}`)
  const { id, status, dispatchedOn, shippingDetails, returnDetails, price, deliveryMode } = shipment
  return { id, status, dispatchedOn, shippingDetails, returnDetails, price, deliveryMode, ...changes }
}

function withStatus(status: OrderRecord['shipments'][number]['status']): OrderRecord {
  const order = plainOrder()
  return {
    ...order,
    shipments: order.shipments.map((shipment, index) => (index === 0 ? { ...shipment, status } : shipment)),
  }
}

async function paths(order: OrderRecord, sent: unknown): Promise<unknown[]> {
  const read = await readBody(bodies.shipments, sent)
  const outcome = read.ok ? saveShipments(order, read.value, at) : read
  return outcome.ok ? ['saved'] : outcome.errors.map(({ details }) => details?.path)
}

describe('saving shipments', () => {
  it('accepts a dispatched row with a tracking number, and dates it', () => {
    const order = plainOrder()
    const outcome = saveShipments(order, [row(order, 1, { status: 'dispatched', shippingDetails: fedex })], at)
    if (!outcome.ok) throw new Error(JSON.stringify(outcome.errors))
    const [first, second] = outcome.state.shipments
    expect(first).to.equal(order.shipments[0])
    expect(second?.dispatchedOn).to.equal('2026-11-19T20:10:00Z')
    expect(second?.shippingDetails).to.deep.equal(fedex)
    expect(outcome.state.shipmentsVersion).to.equal(order.shipmentsVersion + 1)
    expect(outcome.events[0]).to.deep.equal({ type: 'shipments.changed', workOrderNo: order.workOrderNo })
  })

  // @spec 3.42
  it('accepts a dispatched electronic row without a tracking number', async () => {
    const plain = plainOrder()
    const order = {
      ...plain,
      shipments: plain.shipments.map(each => ({ ...each, deliveryMode: 'ELECTRONIC' as const })),
    }
    expect(await paths(order, [row(order, 0, { status: 'dispatched' })])).to.deep.equal(['saved'])
  })

  type Bad = [what: string, sent: (order: OrderRecord) => unknown, paths: string[]]
  const dated = (what: string, dispatchedOn: string): Bad => [
    what,
    order => [row(order, 0, { status: 'dispatched', shippingDetails: fedex, dispatchedOn })],
    ['[0].dispatchedOn'],
  ]
  const bad: Bad[] = [
    ['a body that is not a list', () => ({}), ['']],
    ['a shipment of another order', order => [row(order, 0, { id: 'WO-1-S001' })], ['[0].id']],
    ['a shipment twice', order => [row(order, 0), row(order, 0)], ['[1].id']],
    [
      // @spec 3.42
      'a dispatched row without a tracking number',
      order => [row(order, 0), row(order, 1, { status: 'dispatched' })],
      ['[1].shippingDetails.reference'],
    ],
    [
      'a blank tracking number',
      order => [row(order, 0, { status: 'dispatched', shippingDetails: { ...fedex, reference: ' ' } })],
      ['[0].shippingDetails.reference'],
    ],
    [
      'a row that is delivered before it was shipped',
      order => [row(order, 0, { status: 'delivered', shippingDetails: fedex })],
      ['[0].status'],
    ],
    ['a row that the partner cancels', order => [row(order, 0, { status: 'cancelled' })], ['[0].status']],
    [
      'a price in dollars instead of cents',
      order => [{ ...row(order, 0), price: row(order, 0).price / 100 }],
      ['[0].price'],
    ],
    ['another delivery mode', order => [row(order, 0, { deliveryMode: 'ELECTRONIC' })], ['[0].deliveryMode']],
    dated('an invalid date', 'yesterday'),
    ...[
      '2026-02-30T10:00:00Z',
      '2026-11-19T24:00:00Z',
      '2026-11-19T10:60:00Z',
      '2026-11-19T10:00:00+14:00',
      '2099-01-01T00:00:00Z',
      '2000-01-01T00:00:00Z',
    ].map(date => dated(`a row shipped on ${date}`, date)),
    [
      'a tracking number that is a number',
      order => [{ ...row(order, 0), shippingDetails: { ...fedex, reference: 5 } }],
      ['[0].shippingDetails.reference'],
    ],
    [
      'an unknown courier',
      order => [
        row(order, 0, { shippingDetails: { ...fedex, slug: 'no-such' }, returnDetails: { ...fedex, slug: 'x' } }),
      ],
      ['[0].shippingDetails.type', '[0].returnDetails.type'],
    ],
    [
      'two errors in two rows',
      order => [row(order, 0, { status: 'dispatched' }), row(order, 1, { price: -1 })],
      ['[0].shippingDetails.reference', '[1].price'],
    ],
  ]
  for (const [name, sent, expected] of bad)
    it(`refuses ${name} without saving`, async () => {
      const order = plainOrder()
      expect(await paths(order, sent(order))).to.deep.equal(expected)
    })

  for (const status of ['cancelled', 'pending_cancellation', 'rejected'] as const) {
    // @spec 4.34
    it(`does not change a ${status} row`, async () => {
      const order = withStatus(status)
      expect(await paths(order, [row(order, 0, { shippingDetails: fedex })])).to.deep.equal(['[0].status'])
      expect(await paths(order, [row(order, 0)])).to.deep.equal(['saved'])
    })
  }

  it('accepts the existing courier of a row', async () => {
    const order = plainOrder()
    const otherCourier = { ...fedex, type: 'Night Riders', slug: 'night-riders' }
    const shipments = order.shipments.map(shipment => ({ ...shipment, shippingDetails: otherCourier }))
    const changed = { shippingDetails: { ...otherCourier, comments: 'at the back door' } }
    expect(await paths({ ...order, shipments }, [row(order, 0, changed)])).to.deep.equal(['saved'])
  })

  it('accepts the existing date of a row', async () => {
    const order = withStatus('dispatched')
    const old = { dispatchedOn: '2000-01-01T00:00:00Z', shippingDetails: fedex }
    const shipments = order.shipments.map((shipment, index) => (index === 0 ? { ...shipment, ...old } : shipment))
    const datedOrder = { ...order, shipments }
    expect(await paths(datedOrder, [row(datedOrder, 0, { returnDetails: fedex })])).to.deep.equal(['saved'])
  })

  it('clears the date when a row goes back to pending', () => {
    const order = plainOrder()
    const sent = saveShipments(order, [row(order, 0, { status: 'dispatched', shippingDetails: fedex })], at)
    if (!sent.ok) throw new Error('refused')
    const back = saveShipments(sent.state, [row(sent.state, 0, { status: 'pending' })], at)
    expect(back.ok && back.state.shipments[0]?.dispatchedOn).to.equal(null)
  })

  it('does not change rows that are sent unchanged', () => {
    const order = plainOrder()
    const outcome = saveShipments(
      order,
      order.shipments.map((_, index) => row(order, index)),
      at,
    )
    expect(outcome.ok && outcome.state).to.equal(order)
    expect(outcome.ok && outcome.events).to.deep.equal([])
  })

  it('updates the status of the order', () => {
    const order = plainOrder({ totalCopied: 99 })
    expect(order.status).to.equal('shipment_pending')
    const sent = order.shipments.map((_, index) => row(order, index, { status: 'dispatched', shippingDetails: fedex }))
    const outcome = saveShipments(order, sent, at)
    expect(outcome.ok && outcome.state.status).to.equal('shipment_completed')
    expect(outcome.ok && outcome.events.map(({ type }) => type)).to.deep.equal([
      'shipments.changed',
      'work_order.changed',
    ])
  })
})
