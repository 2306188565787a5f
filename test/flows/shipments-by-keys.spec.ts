import { expect, type Page } from '@playwright/test'
import { upsNumber } from '../../core/testing/content/couriers'
import type { Shipment, ShipmentSent } from '../../core/wire/shipments'
import { maya, signIn } from '../fixtures/partner'
import { test } from '../fixtures/portal'
import type { StartedServer } from '../fixtures/server/start'

const workOrderNo = 'WO-48213'
/**
 * The maximum number of keys in addition to the numbers: one for each row, and a few to reach the pending rows and for
 * the whole order.
 */
const maxKeysBeside = 110

let server: StartedServer
test.beforeAll(async ({ portal }) => {
  server = await portal.restored()
})

const ups = (serial: number) => upsNumber(`${serial}`.padStart(9, '0'))

const isPut = (method: string, url: string) => method === 'PUT' && url.endsWith('/shipments')

async function untilReady(page: Page): Promise<void> {
  const status = page.getByRole('group', { name: 'Filter by status' }).getByRole('button', { name: /^Shipped/ })
  await expect(status).toBeVisible()
}

test('the keyboard ships fifty shipments of 240 through a lost connection, each exactly once', async ({
  page,
  context,
}) => {
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
  await signIn(page, server.url, maya, `/work-orders?work-order-no=${workOrderNo}`)
  await untilReady(page)

  let keys = 0
  const key = async (name: string) => {
    keys += 1
    await page.keyboard.press(name)
  }
  /** Types like a scanner: the number at once, then Enter. Ctrl+Enter also marks the row as shipped. */
  const scan = async (number: string) => {
    await page.keyboard.insertText(number)
    await key('Control+Enter')
  }
  /** Moves by one key alone, from any focus. */
  const goBy = async (name: string, selector: string) => {
    for (let times = 0; times < 60; times += 1) {
      await key(name)
      if ((await page.locator(selector).and(page.locator(':focus')).count()) > 0) return
    }
    throw new Error(`no way to ${selector}`)
  }
  const cell = '.edit-cell[data-field="shippingTracking"]'
  await goBy('Tab', 'tbody .tick')
  await goBy('ArrowRight', cell)
  const firstId = await page.locator(`${cell}:focus`).getAttribute('data-row')
  await key('Enter')
  await expect(page.locator('[data-field="shippingTracking"] input:focus')).toBeVisible()
  const numbers = Array.from({ length: 50 }, (_, index) => ups(index + 1))
  for (const number of numbers.slice(0, 25)) await scan(number)
  await expect(page.getByText('25 rows changed')).toBeVisible()
  await key('Control+s')
  await expect(page.getByRole('region', { name: 'Notifications' }).getByText('Shipping details updated')).toBeVisible()
  await expect(page.getByText(/rows? changed/)).toHaveCount(0)

  // A shipped row leaves the pending ones, and the focus stays on the next of them.
  await expect(page.locator(`[data-row="${firstId}"]`)).toHaveCount(0)
  await expect(page.locator(`${cell}:focus`)).toBeVisible()
  await context.setOffline(true)
  await key('Enter')
  await expect(page.locator('[data-field="shippingTracking"] input:focus')).toBeVisible()
  for (const number of numbers.slice(25)) await scan(number)
  await expect(page.getByText('25 rows changed')).toBeVisible()
  await key('Control+s')
  await expect(page.getByText('25 changes not sent yet')).toBeVisible()
  await expect(page.getByText('25 rows changed')).toHaveCount(0)

  // The edits are sent automatically when the connection returns.
  await context.setOffline(false)
  await expect(page.getByText(/rows? changed/)).toHaveCount(0)
  await expect(page.getByText(/not sent yet/)).toHaveCount(0)
  expect(keys).toBeLessThanOrEqual(maxKeysBeside)

  expect(bodies.map(rows => rows.length)).toEqual([25, 25])
  expect(puts).toHaveLength(3)
  const sent = bodies.flat()
  expect(new Set(sent.map(({ id }) => id)).size).toBe(50)
  expect(sent.map(({ shippingDetails }) => shippingDetails?.reference).toSorted()).toEqual(numbers.toSorted())
  expect(sent.every(({ status, dispatchedOn }) => status === 'dispatched' && dispatchedOn !== null)).toBe(true)

  const changes = new Map(sent.map(row => [row.id, row]))
  const was = new Map(before.map(shipment => [shipment.id, shipment]))
  const after = (await visitor.call('GET', path)).body as Shipment[]
  expect(after).toHaveLength(240)
  for (const row of after) expect(row, row.id).toEqual({ ...was.get(row.id), ...changes.get(row.id) })
})

test('fifty pasted numbers fill fifty rows, one key undoes them, a selection is shipped, and one key moves between problems', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await signIn(page, server.url, maya, `/work-orders?work-order-no=${workOrderNo}`)
  await untilReady(page)
  const numbers = Array.from({ length: 50 }, (_, index) => (index === 30 ? '1Z5R89390357567128' : ups(index + 101)))
  await page.evaluate(text => navigator.clipboard.writeText(text), numbers.join('\r\n'))
  const first = page
    .locator('tr')
    .filter({ hasText: 'Pending' })
    .locator('.edit-cell[data-field="shippingTracking"]')
    .first()
  await first.focus()
  await page.keyboard.press('Control+v')
  const preview = page.getByRole('dialog')
  await expect(preview.getByText(/check digit/)).toHaveCount(1)
  await preview.getByRole('button', { name: 'Fill 50 rows' }).press('Enter')
  await expect(page.getByText('50 rows changed')).toBeVisible()
  await page.keyboard.press('Control+z')
  await expect(page.getByText(/rows? changed/)).toHaveCount(0)
  await page.keyboard.press('Control+Shift+z')
  await expect(page.getByText('50 rows changed')).toBeVisible()

  await page.getByRole('checkbox', { name: /^Select all/ }).press('Space')
  await page.locator('.panel-bar.chosen').getByRole('button', { name: 'Mark as shipped' }).press('Enter')
  await page.keyboard.press('Control+s')
  const problems = page.getByRole('button', { name: /need a tracking number$/ })
  await expect(problems).toBeVisible()
  const focused = () =>
    page.evaluate(() => {
      let active = document.activeElement
      while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement
      return active?.closest('[data-row]')?.getAttribute('data-row')
    })
  // A save moves the focus to the first problem.
  await expect.poll(focused).toBeTruthy()
  const visited = [await focused()]
  for (const name of ['F8', 'F8', 'Shift+F8', 'Shift+F8']) {
    await page.keyboard.press(name)
    const last = visited.at(-1)
    await expect.poll(focused).not.toBe(last)
    visited.push(await focused())
  }
  expect(visited[3]).toBe(visited[1])
  expect(visited[4]).toBe(visited[0])
  expect(new Set(visited).size).toBe(3)
})

test('a draft survives a reload and marks its rows that were changed elsewhere', async ({ page }) => {
  await signIn(page, server.url, maya, `/work-orders?work-order-no=${workOrderNo}`)
  await untilReady(page)
  const first = page
    .locator('tr')
    .filter({ hasText: 'Pending' })
    .locator('.edit-cell[data-field="shippingTracking"]')
    .first()
  const id = await first.getAttribute('data-row')
  await first.focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('[data-field="shippingTracking"] input:focus')).toBeVisible()
  await page.keyboard.insertText('3318810025')
  await expect(page.getByText('1 row changed')).toBeVisible()
  await page.goto('about:blank')

  const visitor = await server.signIn(maya.email)
  const path = `/api/main/v1/work-orders/${workOrderNo}/shipments`
  const own = ((await visitor.call('GET', path)).body as Shipment[]).find(shipment => shipment.id === id)
  if (!own) throw new Error('no such shipment')
  const { status, dispatchedOn, returnDetails, price, deliveryMode } = own
  const theirs = { type: 'DHL Express', slug: 'dhl', reference: '3318810036', comments: null }
  const row = { id, status, dispatchedOn, returnDetails, price, deliveryMode, shippingDetails: theirs }
  expect((await visitor.call('PUT', path, [row])).status).toBe(200)

  await page.goto(`${server.url}/work-orders?work-order-no=${workOrderNo}`)
  await expect(page.getByRole('button', { name: '1 conflict to resolve' })).toBeVisible()
  await expect(page.getByRole('radio', { name: /^Someone else.*3318810036$/ })).toBeVisible()
  await page.getByRole('button', { name: 'Use the saved version' }).first().press('Enter')
  await expect(page.getByText(/rows? changed/)).toHaveCount(0)
  await expect(page.getByText('3318810036')).toHaveCount(1)
})
