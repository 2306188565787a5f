import { expect, type Page } from '@playwright/test'
import type { WorkOrder, WorkOrderList } from '../../core/wire/work-orders'
import { hasToShip } from '../../core/work-orders/rules'
import { complaints, maya, signIn } from '../fixtures/partner'
import { test } from '../fixtures/portal'

/** The number of orders on a page of the list. */
const pageSize = 25

/**
 * Returns whether an address is a page of the read of all active orders. The pages of the list are smaller and are read
 * again after events.
 */
const isReading = (address: string) => /\/v1\/work-orders\?.*items=current/.test(address) && !/ps=25\b/.test(address)

/**
 * The name of the figure. Drives are counted for at most twenty orders, those of today first, so the figure is a lower
 * bound ("7+ overdue") on a day with many orders. The clock an hour ahead starts such a day before midnight.
 */
const overdueFigure = /^\d+\+? overdue$/

/** Returns all active orders in the order of the server, read with the page's own session. */
async function readAll(page: Page): Promise<readonly WorkOrder[]> {
  const read = async (offset: number) =>
    page.evaluate(async path => {
      const { accessToken } = await (await fetch('/token')).json()
      const answer = await fetch(path, { headers: { authorization: `Bearer ${accessToken}` } })
      return (await answer.json()) as WorkOrderList
    }, `/api/main/v1/work-orders?items=current&offset=${offset}&ps=${pageSize}`)
  const orders: WorkOrder[] = []
  for (let total = 1; orders.length < total; ) {
    const { workOrders, total: all } = await read(orders.length)
    expect(workOrders.length, `orders from ${orders.length} on`).toBeGreaterThan(0)
    orders.push(...workOrders)
    total = all ?? 0
  }
  return orders
}

/** Returns the numbers of the overdue orders and the number of pages that contain them. */
function overdueOf(orders: readonly WorkOrder[], now: number) {
  const found = orders.flatMap(({ workOrderNo, status, nextShipBy }, index) =>
    nextShipBy !== null && hasToShip(status) && Date.parse(nextShipBy) < now ? [{ workOrderNo, index }] : [],
  )
  return {
    numbers: found.map(({ workOrderNo }) => workOrderNo).sort(),
    pages: new Set(found.map(({ index }) => Math.floor(index / pageSize))).size,
  }
}

test('a partner who signs in sees every overdue order of every page after one click', async ({ page, portal }) => {
  const server = await portal.restored()
  const heard = complaints(page)
  const lists: string[] = []
  page.on('request', request => {
    if (isReading(request.url())) lists.push(new URL(request.url()).search)
  })
  await signIn(page, server.url, maya)
  const strip = page.getByRole('region', { name: 'Due today' })
  await expect(strip.getByText(/^All \d+ active orders$/)).toBeVisible()
  const read = lists.length

  await strip.getByRole('button', { name: overdueFigure }).click()
  await expect(page).toHaveURL(/filter=risk/)
  await expect(strip.getByRole('button', { name: overdueFigure })).toHaveAttribute('aria-pressed', 'true')
  expect(lists.slice(read), 'calls of the list for the click').toEqual([])

  const list = page.locator('reeldock-work-orders')
  // The world continues, so the server's data and the list are compared until both are of the same time.
  await expect(async () => {
    const orders = await readAll(page)
    const { numbers, pages } = overdueOf(orders, await page.evaluate(() => Date.now()))
    const listed = await list.getByRole('link', { name: /^WO-\d+$/ }).allTextContents()
    expect(listed.sort()).toEqual(numbers)
    await expect(list.getByText(`${numbers.length} of ${orders.length} orders`, { exact: true })).toBeVisible()
    expect(numbers.length).toBeGreaterThanOrEqual(5)
    expect(pages).toBeGreaterThanOrEqual(3)
    console.info(`${numbers.length} overdue orders on ${pages} pages, of ${orders.length} active orders`)
  }).toPass({ timeout: 180_000 })
  expect(heard).toEqual([])
})

for (const [hours, direction] of [
  [1, 'ahead of'],
  [-1, 'behind'],
] as const)
  test(`a partner whose clock is an hour ${direction} the server's sees all active orders, without more calls of the list`, async ({
    page,
    portal,
  }) => {
    const server = await portal.restored()
    const lists: string[] = []
    let tokens = 0
    page.on('request', request => {
      if (isReading(request.url())) lists.push(new URL(request.url()).search)
      if (new URL(request.url()).pathname === '/token') tokens += 1
    })
    await page.addInitScript(hour => {
      const { now } = Date
      Date.now = () => now() + hour
    }, hours * 3_600_000)
    await signIn(page, server.url, maya)
    const orders = await readAll(page)
    lists.length = 0
    tokens = 0
    await page.reload()
    const strip = page.getByRole('region', { name: 'Due today' })
    await expect(strip.getByText(`All ${orders.length} active orders`, { exact: true })).toBeVisible()
    expect(lists.length).toBe(Math.ceil(orders.length / 50))

    // The clock of the reader decides which orders are overdue.
    await strip.getByRole('button', { name: overdueFigure }).click()
    let late = 0
    await expect(async () => {
      late = overdueOf(await readAll(page), await page.evaluate(() => Date.now())).numbers.length
      const links = await page
        .locator('reeldock-work-orders')
        .getByRole('link', { name: /^WO-\d+$/ })
        .all()
      expect(links.length).toBe(late)
    }).toPass({ timeout: 180_000 })
    console.info(
      `an hour ${direction} the server's clock: ${late} overdue orders, ${lists.length} pages read in the background, ${tokens} tokens`,
    )
  })
