import { expect, type Page, test } from '@playwright/test'
import type { Shipment, ShipmentSent } from '../../core/wire/shipments'
import { storedShipments } from '../server/rows'
import { type StartedServer, startServer } from '../server/start'
import { maya, signIn } from './partner'

const workOrderNo = 'WO-48213'
const limit = 120_000
/** Beside the numbers themselves: one key a row, and few for the whole. */
const keysBeside = 70

let server: StartedServer
test.beforeAll(async () => {
  test.setTimeout(120_000)
  server = await startServer({ world: 'demo' })
})
test.afterAll(() => server.stop())

const ups = (at: number) => {
  const body = `5R8939${`${at}`.padStart(9, '0')}`
  const sum = [...body].reduce((total, character, index) => {
    const value = character >= 'A' ? (character.charCodeAt(0) - 3) % 10 : Number(character)
    return total + (index % 2 === 1 ? value * 2 : value)
  }, 0)
  return `1Z${body}${(10 - (sum % 10)) % 10}`
}

const isPut = (method: string, url: string) => method === 'PUT' && url.endsWith('/shipments')

async function shipped(page: Page): Promise<void> {
  const status = page.getByRole('group', { name: 'Filter by status' }).getByRole('button', { name: /^Shipped/ })
  await expect(status).toBeVisible({ timeout: 40_000 })
}

test('by keys alone fifty shipments of 240 are dispatched, the connection dropped half-way: none lost, none doubled', async ({
  page,
  context,
}) => {
  test.setTimeout(240_000)
  const visitor = await server.signIn(maya.email)
  const path = `/api/main/v1/work-orders/${workOrderNo}/shipments`
  const before = (await visitor.call('GET', path)).body as Shipment[]
  const puts: ShipmentSent[][] = []
  const bodies: ShipmentSent[][] = []
  page.on('request', request => {
    if (isPut(request.method(), request.url())) puts.push(request.postDataJSON() as ShipmentSent[])
  })
  page.on('requestfinished', request => {
    if (isPut(request.method(), request.url())) bodies.push(request.postDataJSON() as ShipmentSent[])
  })
  await signIn(page, server.url, maya)
  await page.goto(`${server.url}/work-orders?work-order-no=${workOrderNo}`)
  await shipped(page)

  let keys = 0
  const key = async (name: string) => {
    keys += 1
    await page.keyboard.press(name)
  }
  /** As a scanner does it: the number at once, then Enter; with Ctrl the row is marked as shipped too. */
  const scan = async (number: string) => {
    await page.keyboard.insertText(number)
    await key('Control+Enter')
  }
  const first = page
    .locator('tr')
    .filter({ hasText: 'Pending' })
    .locator('.edit-cell[data-field="shippingTracking"]')
    .first()
  await first.focus()
  const start = Date.now()
  await key('Enter')
  await expect(page.locator('[data-field="shippingTracking"] input:focus')).toBeVisible()
  const numbers = Array.from({ length: 50 }, (_, at) => ups(at + 1))
  for (const number of numbers.slice(0, 25)) await scan(number)
  await expect(page.getByText('25 rows changed')).toBeVisible()
  await key('Control+s')
  await expect(page.getByRole('region', { name: 'Notifications' }).getByText('Shipping details updated')).toBeVisible()
  await expect(page.getByText(/rows? changed/)).toHaveCount(0)

  // The focus went on where it was: the next row is one key away.
  await context.setOffline(true)
  await page
    .locator('tr')
    .filter({ hasText: 'Pending' })
    .locator('.edit-cell[data-field="shippingTracking"]')
    .first()
    .focus()
  await key('Enter')
  await expect(page.locator('[data-field="shippingTracking"] input:focus')).toBeVisible()
  for (const number of numbers.slice(25)) await scan(number)
  await expect(page.getByText('25 rows changed')).toBeVisible()
  await key('Control+s')
  await expect(page.getByText('There was an error processing your request').first()).toBeVisible()
  await expect(page.getByText('25 rows changed')).toBeVisible()

  // Nothing is lost by a reload either, once there is a connection.
  await context.setOffline(false)
  await page.reload()
  await expect(page.getByText('What you typed before is still here')).toBeVisible({ timeout: 40_000 })
  await expect(page.getByText('25 rows changed')).toBeVisible()
  // The keys are the element's own: the page around it keeps its Ctrl+S.
  await page.locator('reeldock-shipments .edit-cell').first().focus()
  await key('Control+s')
  await expect(page.getByText(/rows? changed/)).toHaveCount(0)
  const took = Date.now() - start
  console.log(`fifty dispatched by keys in ${(took / 1000).toFixed(1)} s, ${keys} keys beside the numbers`)
  expect(took).toBeLessThan(limit)
  expect(keys).toBeLessThanOrEqual(keysBeside)

  expect(bodies.map(rows => rows.length)).toEqual([25, 25])
  expect(puts).toHaveLength(3)
  const sent = bodies.flat()
  expect(new Set(sent.map(({ id }) => id)).size).toBe(50)
  expect(sent.map(({ shippingDetails }) => shippingDetails?.reference).toSorted()).toEqual(numbers.toSorted())
  expect(sent.every(({ status, dispatchedOn }) => status === 'dispatched' && dispatchedOn !== null)).toBe(true)

  await server.stop('SIGKILL')
  const changes = new Map(sent.map(row => [row.id, row]))
  const was = new Map(before.map(shipment => [shipment.id, shipment]))
  const stored = await storedShipments(server.dataDir, workOrderNo)
  expect(stored).toHaveLength(240)
  for (const row of stored) expect(row, row.id).toEqual({ ...was.get(row.id), ...changes.get(row.id) })
  server = await startServer({ world: 'demo', dataDir: server.dataDir, port: server.port })
})
