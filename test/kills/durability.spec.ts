import { expect, test } from '@playwright/test'
import type { Shipment } from '../../core/wire/shipments'
import { storedShipments } from '../fixtures/server/rows'
import { StartFailed, startServer, temporaryDirectory } from '../fixtures/server/start'
import { pendingShipment, sentOf } from '../fixtures/server/work'

const ada = 'ada.novak@cinderlane.example.com'

test('a server that is killed right after an answer keeps the shipment and the session', async () => {
  const first = await startServer()
  const visitor = await first.signIn(ada)
  const token = await visitor.token()
  const { path, shipment, etag, workOrderNo } = await pendingShipment(visitor)
  const sent = { ...sentOf(shipment), status: 'dispatched', dispatchedOn: '2026-11-20T10:00:00Z' }
  const shippingDetails = { type: 'FedEx', slug: 'fedex', reference: '0012345678901234567890', comments: null }
  const saved = await visitor.call('PUT', path, [{ ...sent, shippingDetails }], { 'if-match': etag })
  await first.stop('SIGKILL')
  expect(saved.status).toBe(200)
  const row = (await storedShipments(first.dataDir, workOrderNo)).find(({ id }) => id === shipment.id)
  expect(row).toMatchObject({ status: 'dispatched', price: shipment.price, shippingDetails })

  const second = await startServer({ dataDir: first.dataDir, port: first.port })
  try {
    expect(await visitor.token(), 'the session and its token').toBe(token)
    const { body } = await visitor.call('GET', path)
    const found = (body as Shipment[]).find(({ id }) => id === shipment.id)
    expect(found).toMatchObject({
      status: 'dispatched',
      price: shipment.price,
      shippingDetails: { reference: '0012345678901234567890' },
    })
  } finally {
    await second.stop()
  }
})

test('five kills in a row, each right after an answer, lose nothing', async () => {
  let server = await startServer()
  const visitor = await server.signIn(ada)
  for (let round = 0; round < 5; round++) {
    const date = `2027-03-${10 + round}`
    const made = await visitor.call('POST', '/api/partners/v1/partner/calendar', { date, holiday: true })
    await server.stop('SIGKILL')
    expect(made.status).toBeLessThan(300)
    server = await startServer({ dataDir: server.dataDir, port: server.port })
    const query = 'startDate=2027-03-01&endDate=2027-03-31'
    const { body } = await visitor.call('GET', `/api/partners/v1/partner/calendar?${query}`)
    const kept = (body as { date: string; holiday: boolean }[]).filter(
      ({ date: day, holiday }) => holiday && day >= '2027-03-10',
    )
    expect(kept.map(day => day.date)).toContain(date)
  }
  await server.stop()
})

test('a second process exits with the id of the process that uses the directory, and the first continues', async () => {
  const first = await startServer()
  const refused = await startServer({ dataDir: first.dataDir }).catch((cause: unknown) => cause)
  expect(refused).toBeInstanceOf(StartFailed)
  expect((refused as StartFailed).code).toBe(2)
  expect((refused as StartFailed).message).toContain(`in use by process ${first.pid}`)
  expect((refused as StartFailed).message).not.toContain('    at ')
  expect((await fetch(`${first.url}/healthz`)).status).toBe(200)
  expect(await first.stop(), 'an orderly end').toBe(0)
  const next = await startServer({ dataDir: first.dataDir })
  await next.stop()
})

test('of several servers that start at once on one directory, one runs', async () => {
  const dataDir = await temporaryDirectory()
  const starts = await Promise.allSettled([1, 2, 3].map(() => startServer({ dataDir })))
  const running = starts.flatMap(start => (start.status === 'fulfilled' ? [start.value] : []))
  for (const server of running) await server.stop()
  expect(running).toHaveLength(1)
})
