import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import type { Shipment, ShipmentSent } from '../../core/wire/shipments'
import { assertRefused, type Client, firstOf, read } from './client'
import { list } from './shape'
import { shipment } from './shapes'
import type { Case } from './suite'
import { orders } from './work-order-cases'

interface Opened {
  path: string
  rows: Shipment[]
  etag: string
  pending: Shipment
}

const call = 'PUT main /v1/work-orders/:no/shipments'
const tracked = (reference: string) => ({ type: 'FedEx', slug: 'fedex', reference, comments: null })

/** Returns the current state of an active order with at least two pending shipments. */
async function open(client: Client): Promise<Opened> {
  for (const order of (await orders(client)).workOrders) {
    if (order.deliveryMode !== 'PARTNERS') continue
    const path = `/v1/work-orders/${order.workOrderNo}/shipments`
    const answer = await client.get('main', path)
    const rows = read<Shipment[]>(answer, 200, list(shipment))
    const waiting = rows.filter(({ status }) => status === 'pending')
    const [pending] = waiting
    if (pending && waiting.length > 1) return { path, rows, etag: answer.headers.get('etag') ?? '', pending }
  }
  throw new Error('The back end holds an order with two pending shipments')
}

function sentOf(row: Shipment, changes: Partial<ShipmentSent> = {}): ShipmentSent {
  const { id, status, dispatchedOn, shippingDetails, returnDetails, price, deliveryMode } = row
  return { id, status, dispatchedOn, shippingDetails, returnDetails, price, deliveryMode, ...changes }
}

export const shipmentCases: readonly Case[] = [
  {
    call: 'GET main /v1/work-orders/:no/shipments',
    name: 'answers every booking once, with an ETag, and 404 for an unknown order',
    async run(client) {
      const { rows, etag } = await open(client)
      assert.equal(new Set(rows.map(({ ordinal }) => ordinal)).size, rows.length)
      assert.notEqual(etag, '')
      assertRefused(await client.get('main', '/v1/work-orders/WO-0/shipments'), 404)
    },
  },
  {
    call,
    name: 'saves a dispatched row, keeps its price and gives another ETag',
    async run(client) {
      const { path, etag, pending } = await open(client)
      const sent = sentOf(pending, {
        status: 'dispatched',
        dispatchedOn: '2026-11-19T09:30:00Z',
        shippingDetails: tracked('986578788855'),
      })
      const answer = await client.put('main', path, [sent], { 'if-match': etag })
      read(answer, 200, list(shipment))
      assert.notEqual(answer.headers.get('etag'), etag)
      const again = read<Shipment[]>(await client.get('main', path), 200, list(shipment))
      const saved = firstOf(again, ({ id }) => id === pending.id, 'the saved shipment')
      assert.equal(saved.price, pending.price)
      assertRefused(await client.put('main', path, [sentOf(pending)], { 'if-match': etag }), 409, 'stale')
    },
  },
  {
    call,
    name: 'saves all rows or none, and names the field',
    async run(client) {
      const { path, rows, pending } = await open(client)
      const other = firstOf(rows, row => row.status === 'pending' && row.id !== pending.id, 'a second pending row')
      const good = sentOf(pending, { status: 'dispatched', shippingDetails: tracked('986582345670') })
      const bad = sentOf(other, { status: 'dispatched', shippingDetails: null })
      const paths = assertRefused(await client.put('main', path, [good, bad]), 422)
      assert.deepEqual(paths, ['[1].shippingDetails.reference'])
      const again = read<Shipment[]>(await client.get('main', path), 200, list(shipment))
      assert.equal(firstOf(again, ({ id }) => id === pending.id, 'the row').status, 'pending')
    },
  },
  {
    call,
    name: 'refuses a changed price, a status that partners cannot set, and an unknown row',
    async run(client) {
      const { path, pending } = await open(client)
      const price = sentOf(pending, { price: pending.price / 100 })
      assert.deepEqual(assertRefused(await client.put('main', path, [price]), 422), ['[0].price'])
      const cancelled = sentOf(pending, { status: 'cancelled' })
      assert.deepEqual(assertRefused(await client.put('main', path, [cancelled]), 422), ['[0].status'])
      const foreign = sentOf(pending, { id: 'nobody-has-this' })
      assert.deepEqual(assertRefused(await client.put('main', path, [foreign]), 422), ['[0].id'])
    },
  },
  {
    call,
    name: 'takes one of ten writes with the same ETag',
    async run(client) {
      const { path, etag, pending } = await open(client)
      const sent = [sentOf(pending, { status: 'dispatched', shippingDetails: tracked('986594691340') })]
      const answers = await Promise.all(
        Array.from({ length: 10 }, () => client.put('main', path, sent, { 'if-match': etag })),
      )
      assert.deepEqual(answers.map(({ status }) => status).toSorted(), [200, ...Array(9).fill(409)])
    },
  },
  {
    call,
    name: 'does a write with an idempotency key once',
    async run(client) {
      const { path, etag, pending } = await open(client)
      const sent = [sentOf(pending, { status: 'dispatched', shippingDetails: tracked('986631728350') })]
      const headers = { 'idempotency-key': randomUUID(), 'if-match': etag }
      const answers = await Promise.all(Array.from({ length: 5 }, () => client.put('main', path, sent, headers)))
      assert.deepEqual(
        answers.map(({ status }) => status),
        Array(5).fill(200),
      )
      assertRefused(await client.put('main', path, [], headers), 422)
    },
  },
]
