import assert from 'node:assert/strict'
import type { Appliance } from '../../core/wire/appliances'
import type { Movie, WorkOrder, WorkOrderList, WorkOrdersCount } from '../../core/wire/work-orders'
import { assertEmpty, assertRefused, type Client, firstOf, read } from './client'
import { fields, list, whole } from './shape'
import { appliance, movie, workOrder } from './shapes'
import type { Case } from './suite'

const page = fields({ workOrders: list(workOrder), total: whole })

export async function orders(client: Client, query = 'items=current&offset=0&ps=100'): Promise<WorkOrderList> {
  return read(await client.get('main', `/v1/work-orders?${query}`), 200, page)
}

const onDrives = ({ deliveryMode }: WorkOrder) => deliveryMode === 'PARTNERS'
const status = (wanted: string) => (order: WorkOrder) => order.status === wanted && onDrives(order)

export const workOrderCases: readonly Case[] = [
  {
    call: 'GET main /v1/work-orders',
    name: 'pages without gaps or repeated rows',
    async run(client) {
      const whole = await orders(client)
      const first = await orders(client, 'items=current&offset=0&ps=3')
      const second = await orders(client, 'items=current&offset=3&ps=3')
      const numbers = [...first.workOrders, ...second.workOrders].map(({ workOrderNo }) => workOrderNo)
      assert.deepEqual(
        numbers,
        whole.workOrders.slice(0, 6).map(({ workOrderNo }) => workOrderNo),
      )
      assert.equal(first.total, whole.total)
      assert.deepEqual((await orders(client, 'items=current&offset=100000&ps=25')).workOrders, [])
    },
  },
  {
    call: 'GET main /v1/work-orders',
    name: 'keeps active and archived apart',
    async run(client) {
      const active = new Set((await orders(client)).workOrders.map(({ workOrderNo }) => workOrderNo))
      const archived = await orders(client, 'items=archived&offset=0&ps=100')
      assert.ok(archived.workOrders.length > 0)
      assert.ok(archived.workOrders.every(({ workOrderNo }) => !active.has(workOrderNo)))
    },
  },
  {
    call: 'GET main /v1/work-orders',
    name: 'searches numbers and composition names regardless of case, and takes % and _ literally',
    async run(client) {
      const order = firstOf((await orders(client)).workOrders, () => true, 'a work order')
      const by = async (search: string) =>
        (await orders(client, `items=current&offset=0&ps=100&search=${encodeURIComponent(search)}`)).workOrders
      assert.ok(
        (await by(order.workOrderNo.toLowerCase())).some(({ workOrderNo }) => workOrderNo === order.workOrderNo),
      )
      const name = order.compositions[0]?.cplName ?? ''
      const found = await by(` ${name.slice(0, 14).toUpperCase()} `)
      assert.ok(found.some(({ workOrderNo }) => workOrderNo === order.workOrderNo))
      for (const nothing of ['no order is called so', '%', '\\']) assert.deepEqual(await by(nothing), [])
    },
  },
  {
    call: 'GET main /v1/work-orders-count',
    name: 'counts what the lists hold',
    async run(client) {
      const shape = fields({ activeWorkOrdersCount: whole, archivedWorkOrdersCount: whole })
      const count = read<WorkOrdersCount>(await client.get('main', '/v1/work-orders-count'), 200, shape)
      assert.equal(count.activeWorkOrdersCount, (await orders(client)).total)
      assert.equal(count.archivedWorkOrdersCount, (await orders(client, 'items=archived&ps=1')).total)
    },
  },
  {
    call: 'GET main /v1/work-orders/:no',
    name: 'answers an order of the list, and 404 for an unknown number',
    async run(client) {
      const order = firstOf((await orders(client)).workOrders, () => true, 'a work order')
      const path = `/v1/work-orders/${order.workOrderNo}?appliancesCount=1`
      const detail = read<WorkOrder>(await client.get('main', path), 200, workOrder)
      assert.equal(detail.workOrderNo, order.workOrderNo)
      assert.equal(detail.shipments.length, order.shipments.length)
      assertRefused(await client.get('main', '/v1/work-orders/WO-0?appliancesCount=1'), 404)
    },
  },
  {
    call: 'POST main /v1/movies',
    name: 'names the movies of known compositions, and leaves the others out',
    async run(client) {
      const { workOrders } = await orders(client)
      const ids = [...new Set(workOrders.flatMap(({ compositions }) => compositions.map(({ id }) => id)))].slice(0, 8)
      const answer = await client.post('main', '/v1/movies', { compositions: [...ids, 'nobody-has-this'] })
      const movies = read<Movie[]>(answer, 200, list(movie))
      assert.ok(movies.length > 0)
      assert.ok(movies.every(({ compositionId }) => ids.includes(compositionId)))
    },
  },
  {
    call: 'POST main /v1/work-orders/:no/download/:id',
    name: 'starts a download once',
    async run(client) {
      const { workOrders } = await orders(client)
      const waiting = (order: WorkOrder) => order.compositions.find(({ download }) => download === null)
      const order = firstOf(
        workOrders,
        one => status('assigned')(one) && waiting(one) !== undefined,
        'an order to download',
      )
      const path = `/v1/work-orders/${order.workOrderNo}/download/${waiting(order)?.id ?? ''}`
      assertEmpty(await client.post('main', path), 202)
      assertRefused(await client.post('main', path), 409)
      assertRefused(await client.post('main', `/v1/work-orders/${order.workOrderNo}/download/unknown`), 404)
    },
  },
  {
    call: 'POST main /v1/work-orders/:no/duplicate',
    name: 'refuses with the codes of the specification, and starts on drives that wait',
    async run(client) {
      const { workOrders } = await orders(client)
      const start = (order: WorkOrder, applianceId: string) =>
        client.post('main', `/v1/work-orders/${order.workOrderNo}/duplicate`, { applianceId })
      const ready = firstOf(workOrders, status('ready_to_process'), 'an order that is ready to be copied')
      assertRefused(await start(ready, 'nobody-has-this'), 404, 'appliance_not_found')
      const answer = await client.get('main', '/v1/appliances')
      const appliances = read<Appliance[]>(answer, 200, list(appliance))
      const offline = appliances.find(({ isOnline }) => !isOnline)
      if (offline) assertRefused(await start(ready, offline.applianceId), 409, 'appliance_offline')
      const target = firstOf(
        appliances,
        ({ isOnline, drives }) => isOnline && drives.some(({ state }) => state === 'inserted'),
        'an appliance with a drive that waits',
      )
      assertEmpty(await start(ready, target.applianceId), 202)
    },
  },
  {
    call: 'PUT main /v1/bookings/compositions/:id/work-orders/:no/transfer-status',
    name: 'accepts started on electronic orders, and refuses an unknown status or booking',
    async run(client) {
      const { workOrders } = await orders(client)
      const order = firstOf(workOrders, ({ deliveryMode }) => deliveryMode === 'ELECTRONIC', 'an electronic order')
      const bookingNos = order.shipments.map(({ bookingNo }) => bookingNo)
      const send = (body: unknown) =>
        client.put(
          'main',
          `/v1/bookings/compositions/${order.compositions[0]?.id}/work-orders/${order.workOrderNo}/transfer-status`,
          body,
        )
      assertEmpty(await send({ status: 'started', bookingNos }), 204)
      assert.deepEqual(assertRefused(await send({ status: 'sometimes', bookingNos }), 422), ['status'])
      assert.deepEqual(assertRefused(await send({ status: 'started', bookingNos: ['BK0-000'] }), 422), [
        'bookingNos[0]',
      ])
    },
  },
]
