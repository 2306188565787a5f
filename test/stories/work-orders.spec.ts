import { fileURLToPath } from 'node:url'
import { expect, test } from '@playwright/test'
import type { Shipment, ShipmentSent } from '../../core/wire/shipments'
import { complaints, maya, signIn } from '../fixtures/partner'
import { storedShipments } from '../fixtures/server/rows'
import { type StartedServer, startServer } from '../fixtures/server/start'

const sheet = fileURLToPath(new URL('../fixtures/files/wo-48213-tracking.xlsx', import.meta.url))
const workOrderNo = 'WO-48213'

let server: StartedServer
test.beforeAll(async () => {
  server = await startServer({ world: 'demo' })
})
test.afterAll(() => server.stop())

test('a partner finds a work order, imports tracking numbers from LibreOffice, saves, and finds them after the server was killed', async ({
  page,
}) => {
  const heard = complaints(page)
  await signIn(page, server.url, maya)

  await page.getByRole('searchbox', { name: 'Work order number or composition name' }).fill('48213')
  await expect(page.getByRole('link', { name: /^WO-/ })).toHaveCount(1)
  await page.getByRole('link', { name: workOrderNo }).click()
  await expect(page.getByRole('heading', { name: workOrderNo, exact: true })).toBeVisible()
  await page.getByRole('tab', { name: 'Delivery 240' }).click()
  await expect(page.getByRole('tab', { name: 'Delivery 240' })).toHaveAttribute('aria-selected', 'true')

  const visitor = await server.signIn(maya.email)
  const before = (await visitor.call('GET', `/api/main/v1/work-orders/${workOrderNo}/shipments`)).body as Shipment[]

  const chosen = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Import…' }).click()
  await (await chosen).setFiles(sheet)
  await expect(page.getByRole('heading', { name: 'Import preview' })).toBeVisible()
  await expect(page.getByText('Preview only. Nothing is saved yet.')).toBeVisible()

  const put = page.waitForRequest(request => request.method() === 'PUT' && request.url().endsWith('/shipments'))
  await page.getByRole('button', { name: /^Apply to \d+ shipments$/ }).click()
  const sent = (await put).postDataJSON() as ShipmentSent[]
  await expect(page.getByRole('region', { name: 'Notifications' }).getByText('Shipping details updated')).toBeVisible()

  const was = new Map(before.map(shipment => [shipment.id, shipment]))
  expect(sent.length).toBeGreaterThan(30)
  expect(new Set(sent.map(({ id }) => id)).size).toBe(sent.length)
  for (const row of sent) {
    const old = was.get(row.id)
    // The price is sent back as the same integer, and only changed rows are sent.
    expect(row.price).toBe(old?.price)
    expect(Number.isInteger(row.price)).toBe(true)
    expect(row.shippingDetails?.reference).toBeTruthy()
    expect([row.status, row.shippingDetails, row.returnDetails]).not.toEqual([
      old?.status,
      old?.shippingDetails,
      old?.returnDetails,
    ])
  }

  const dispatched = sent.filter(({ status }) => status === 'dispatched')
  expect(dispatched.length).toBeGreaterThan(0)
  for (const row of dispatched) expect(row.dispatchedOn, row.id).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/)
  expect(dispatched.filter(({ id }) => was.get(id)?.status === 'pending').length).toBeGreaterThan(0)

  // The connection is lost from this point, and the console reports that.
  expect(heard).toEqual([])
  await server.stop('SIGKILL')
  // Sent rows have their changes. Everything else is unchanged.
  const changes = new Map(sent.map(row => [row.id, row]))
  const stored = await storedShipments(server.dataDir, workOrderNo)
  expect(stored).toHaveLength(before.length)
  for (const row of stored) expect(row, row.id).toEqual({ ...was.get(row.id), ...changes.get(row.id) })

  server = await startServer({ world: 'demo', dataDir: server.dataDir, port: server.port })
  await page.reload()
  const tracking = sent[0]?.shippingDetails?.reference ?? ''
  await page.getByRole('searchbox', { name: 'Theatre, city, booking or tracking' }).fill(tracking)
  await expect(page.getByText(tracking)).toBeVisible()
})
