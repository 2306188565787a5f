import { expect } from 'chai'
import { createCsvReader } from '../base/csv'
import type { PortalEvent } from '../wire/events'
import type { Shipment } from '../wire/shipments'
import { testNow } from './fixtures'
import { createTestBackend, type TestBackend } from './test-backend'

const make = createTestBackend

function call(
  backend: TestBackend,
  method: string,
  path: string,
  init: RequestInit & { base?: 'main' | 'partners' } = {},
) {
  const { bases, token, fetch } = backend.options
  const { base = 'main', headers, ...rest } = init
  return fetch(`${bases[base]}${path}`, { method, headers: { authorization: `Bearer ${token}`, ...headers }, ...rest })
}

async function shipmentsOf(backend: TestBackend) {
  const list = await (await call(backend, 'GET', '/v1/work-orders?items=current&ps=100')).json()
  const order = list.workOrders.find((candidate: { status: string }) => candidate.status === 'shipment_pending')
  const response = await call(backend, 'GET', `/v1/work-orders/${order.workOrderNo}/shipments`)
  const rows: Shipment[] = await response.json()
  const pending = rows.find(({ status }) => status === 'pending')
  if (pending === undefined) throw new Error('Nothing pending')
  return { path: `/v1/work-orders/${order.workOrderNo}/shipments`, etag: response.headers.get('etag') ?? '', pending }
}

function shipped(row: Shipment): string {
  const shippingDetails = { type: 'UPS', slug: 'ups', reference: '1Z5R89390357567127', comments: null }
  return JSON.stringify([{ ...row, status: 'dispatched', shippingDetails }])
}

describe('the server in the page', () => {
  it('names an unknown scenario or method, and the existing ones', () => {
    expect(() => make({ scenario: 'approvd-manual' as 'small' })).to.throw(
      TypeError,
      /no scenario "approvd-manual"; there are approved-manual, .*missing-things/,
    )
    const { fail } = make({ scenario: 'small' })
    expect(() => fail('GTE /v1/movies', 500)).to.throw(TypeError, /the method GTE; there are GET, POST, PUT/)
    expect(() => fail('/v1/movies', 500)).not.to.throw()
  })

  it('answers a call without a token with 401', async () => {
    const { options } = make({ scenario: 'small' })
    const response = await options.fetch(`${options.bases.main}/v1/users/me`)
    expect(response.status).to.equal(401)
  })

  it('accepts a write with the current ETag, and refuses another with the same one', async () => {
    const backend = make({ scenario: 'small', now: testNow })
    const { path, etag, pending } = await shipmentsOf(backend)
    const first = await call(backend, 'PUT', path, { body: shipped(pending), headers: { 'if-match': etag } })
    expect(first.status).to.equal(200)
    expect(first.headers.get('etag')).not.to.equal(etag)
    const second = await call(backend, 'PUT', path, { body: shipped(pending), headers: { 'if-match': etag } })
    expect(second.status).to.equal(409)
    expect((await second.json()).errors[0].code).to.equal('stale')
  })

  it('accepts one of ten writes with the same ETag, and one of ten with the same key', async () => {
    const backend = make({ scenario: 'small', now: testNow })
    const { path, etag, pending } = await shipmentsOf(backend)
    const ten = (headers: Record<string, string>) =>
      Promise.all(Array.from({ length: 10 }, () => call(backend, 'PUT', path, { body: shipped(pending), headers })))
    const stale = await ten({ 'if-match': etag })
    expect(stale.map(({ status }) => status).toSorted()).to.deep.equal([200, ...Array(9).fill(409)])
    const replayed = await ten({ 'idempotency-key': 'k1' })
    expect(replayed.filter(({ headers }) => headers.has('idempotency-replayed')).length).to.equal(9)
    const other = await call(backend, 'PUT', path, { body: '[]', headers: { 'idempotency-key': 'k1' } })
    expect(other.status).to.equal(422)
  })

  it('sends a change to all sockets', async () => {
    const backend = make({ scenario: 'small', now: testNow })
    const events: PortalEvent[] = []
    const opened = [1, 2].map(
      () =>
        new Promise<void>(resolve => {
          const socket = backend.options.socket(`${backend.options.bases.events}?token=${backend.options.token}`)
          socket.onopen = () => resolve()
          socket.onmessage = ({ data }) => events.push(JSON.parse(String(data)))
        }),
    )
    await Promise.all(opened)
    const { path, pending } = await shipmentsOf(backend)
    await call(backend, 'PUT', path, { body: shipped(pending) })
    expect(events.filter(({ type }) => type === 'shipments.changed').length).to.equal(2)
  })

  it('cuts sockets and refuses new ones until it lets them come back', async () => {
    const backend = make({ scenario: 'small', now: testNow })
    const open = () =>
      new Promise<string>(resolve => {
        const socket = backend.options.socket(`${backend.options.bases.events}?token=${backend.options.token}`)
        socket.onopen = () => resolve('open')
        socket.onclose = ({ code }) => resolve(String(code))
      })
    expect(await open()).to.equal('open')
    backend.setSocket(false)
    expect(await open()).to.equal('1006')
    backend.setSocket(true)
    expect(await open()).to.equal('open')
  })

  it('fails the given calls until the failure is lifted', async () => {
    const backend = make({ scenario: 'small' })
    const liftFailure = backend.fail('GET /v1/work-orders', 503)
    expect((await call(backend, 'GET', '/v1/work-orders')).status).to.equal(503)
    expect((await call(backend, 'GET', '/v1/users/me')).status).to.equal(200)
    liftFailure()
    expect((await call(backend, 'GET', '/v1/work-orders')).status).to.equal(200)
    backend.fail(/timezones$/, 'offline')
    const rejected = await call(backend, 'GET', '/v1/timezones').catch((thrown: unknown) => thrown)
    expect(rejected).to.be.instanceOf(TypeError)
    expect(backend.calls.map(({ status }) => status)).to.deep.equal([503, 200, 200, null])
  })

  it('rejects a call that its caller aborts', async () => {
    const backend = make({ scenario: 'small', latency: 5000 })
    const abort = new AbortController()
    const request = call(backend, 'GET', '/v1/work-orders', { signal: abort.signal }).catch((thrown: unknown) => thrown)
    abort.abort()
    expect(await request).to.have.property('name', 'AbortError')
  })

  it('has the same ship-by in the report as in the list', async () => {
    const backend = make({ scenario: 'approved-manual', now: testNow })
    const { fetch, bases, token } = backend.options
    const range = 'startDate=2026-10-01&endDate=2026-11-19&dateType=assigned_on'
    const headers = { authorization: `Bearer ${token}` }
    const csv = await (await fetch(`${bases.reports}/v1/work-orders-report?${range}`, { headers })).text()
    const reported = new Map<string, string>()
    let column = -1
    const reader = createCsvReader(cells => {
      if (column < 0) column = cells.indexOf('Ship By')
      else reported.set(cells[0] ?? '', cells[column] ?? '')
    })
    reader.push(csv)
    reader.end()
    const list = await (await call(backend, 'GET', '/v1/work-orders?items=current&ps=100')).json()
    const listed: { workOrderNo: string; nextShipBy: string | null }[] = list.workOrders
    const both = listed.filter(({ workOrderNo, nextShipBy }) => nextShipBy !== null && reported.has(workOrderNo))
    expect(both.length).to.be.greaterThan(5)
    for (const { workOrderNo, nextShipBy } of both) expect(reported.get(workOrderNo), workOrderNo).to.equal(nextShipBy)
  })

  it('advances time: downloads end, drives are copied, work orders arrive', async () => {
    const backend = make({ now: testNow })
    const before = await (await call(backend, 'GET', '/v1/work-orders/WO-48213')).json()
    await backend.advance(24 * 3600 * 1000)
    const after = await (await call(backend, 'GET', '/v1/work-orders/WO-48213')).json()
    expect(after.totalCopied).to.equal(before.totalCopied + 2)
    expect(after.compositions[2].download).to.deep.equal({ status: 'completed', percentage: 100 })
    const list = await (await call(backend, 'GET', '/v1/work-orders?ps=1')).json()
    expect(Number(list.workOrders[0].workOrderNo.slice(3))).to.be.greaterThan(48213)
  })
})
