import { expect, test } from '@playwright/test'
import type { Shipment } from '../../core/wire/shipments'
import type { WorkOrderList } from '../../core/wire/work-orders'
import { type StartedServer, startServer } from '../fixtures/server/start'
import type { Visitor } from '../fixtures/server/visitor'
import { pendingShipment, sentOf } from '../fixtures/server/work'

let server: StartedServer
let ada: Visitor

test.beforeAll(async () => {
  server = await startServer()
  ada = await server.signIn('ada.novak@cinderlane.example.com')
})
test.afterAll(() => server.stop())

const orders = async (visitor: Visitor, query = '') =>
  (await visitor.call('GET', `/api/main/v1/work-orders?items=current&ps=50&offset=0${query}`)).body as WorkOrderList

test('the search treats the wildcards of a database as plain text', async () => {
  const all = await orders(ada)
  const [first] = all.workOrders
  const cpl = first?.compositions[0]?.cplName ?? ''
  expect((await orders(ada, `&search=${encodeURIComponent(cpl.toLowerCase())}`)).total).toBeGreaterThan(0)
  for (const text of ['%', "'", '\\', '\0', '💾']) {
    const found = await orders(ada, `&search=${encodeURIComponent(text)}`)
    expect(found, JSON.stringify(text)).toMatchObject({ total: 0 })
  }
})

// @spec 1.33
test('of ten writes with the same version, one succeeds and nine are stale', async () => {
  const { path, shipment, etag } = await pendingShipment(ada)
  const write = (comments: string) =>
    ada.call(
      'PUT',
      path,
      [{ ...sentOf(shipment), returnDetails: { type: null, slug: null, reference: null, comments } }],
      {
        'if-match': etag,
      },
    )
  const answers = await Promise.all(Array.from({ length: 10 }, (_, index) => write(`note ${index}`)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(409)])
  const stale = answers.find(({ status }) => status === 409)
  expect(stale?.body).toMatchObject({ errors: [{ code: 'stale' }] })
})

test('ten calls with the same idempotency key are one write and nine replays', async () => {
  const { path, shipment } = await pendingShipment(ada)
  const body = [{ ...sentOf(shipment), returnDetails: { type: null, slug: null, reference: null, comments: 'again' } }]
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => ada.call('PUT', path, body, { 'idempotency-key': 'key-1' })),
  )
  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200))
  expect(new Set(answers.map(({ headers }) => headers.get('etag'))).size).toBe(1)
  expect(answers.filter(({ headers }) => headers.get('idempotency-replayed')).length).toBe(9)
})

test('an invalid field is named by its path, and nothing is saved', async () => {
  const { path, shipment } = await pendingShipment(ada)
  const before = (await ada.call('GET', path)).body as Shipment[]
  const refused = await ada.call('PUT', path, [{ ...sentOf(shipment), status: 'dispatched', shippingDetails: null }])
  expect(refused.status).toBe(422)
  const { errors } = refused.body as { errors: { message: string; details: { path: string } }[] }
  expect(errors[0]?.details.path).toMatch(/^\[0\]\./)
  expect((await ada.call('GET', path)).body).toEqual(before)
})
