import { expect, type Locator, type Page } from '@playwright/test'
import type { Shipment } from '../../core/wire/shipments'
import type { WorkOrder, WorkOrderList } from '../../core/wire/work-orders'
import { complaints, maya, signIn } from '../fixtures/partner'
import { test } from '../fixtures/portal'
import type { StartedServer } from '../fixtures/server/start'

const count = 2000
/** The maximum number of rendered rows: the visible ones and some around them. */
const maxRendered = 160

let server: StartedServer
test.beforeAll(async ({ portal }) => {
  server = await portal.restored()
})

/** Matches the text of the bar for a selection. */
const chosen = (rows: number) => new RegExp(`^${rows.toLocaleString('en')} (rows? )?selected`)

const noOf = (index: number) => `WO-${100_001 + index}`

/** Answers with all orders at once, regardless of the page size, and supports the search. */
async function answerMany(page: Page): Promise<void> {
  await page.route(/\/v1\/work-orders\?/, async route => {
    const search = new URL(route.request().url()).searchParams.get('search') ?? ''
    const answer = await route.fetch({
      url: route
        .request()
        .url()
        .replace(/search=[^&]*/, 'search='),
    })
    const known = ((await answer.json()) as WorkOrderList).workOrders
    const orders = Array.from({ length: count }, (_, index) => ({
      ...(known[index % known.length] as WorkOrder),
      workOrderNo: noOf(index),
    })).filter(({ workOrderNo }) => workOrderNo.includes(search))
    await route.fulfill({ json: { workOrders: orders, total: orders.length } satisfies WorkOrderList })
  })
}

const rows = (page: Page) => page.locator('reeldock-work-orders tbody tr')
const link = (page: Page, index: number) => page.getByRole('link', { name: noOf(index), exact: true })

/** Returns the numbers of the visible rows. */
const visibleRows = (grid: Locator): Promise<number[]> =>
  grid
    .locator('tbody tr')
    .evaluateAll(all =>
      all
        .filter(row => row.getBoundingClientRect().bottom > 100 && row.getBoundingClientRect().top < innerHeight - 20)
        .map(row => Number(row.ariaRowIndex)),
    )

/** Returns the scroll position after it has settled: a turn of the wheel is drawn some frames later. */
const settledScroll = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    let last = -1
    for (let same = 0; same < 3; ) {
      await new Promise(resolve => requestAnimationFrame(resolve))
      same = scrollY === last ? same + 1 : 0
      last = scrollY
    }
    return last
  })

/**
 * Turns the wheel until all visible rows are beyond the given row, and waits for each turn to move the page. Returns the
 * visible rows.
 */
async function wheelPast(page: Page, grid: Locator, row: number, pixels = 6000): Promise<number[]> {
  for (;;) {
    const before = await settledScroll(page)
    const visible = await visibleRows(grid)
    if (visible.length > 1 && Math.min(...visible) > row) return visible
    await expect
      .poll(async () => {
        await page.mouse.wheel(0, pixels)
        return settledScroll(page)
      })
      .toBeGreaterThan(before)
  }
}

async function expectNothingCut(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
}

for (const [name, viewport] of [
  ['1280 px wide', { width: 1280, height: 900 }],
  ['at a zoom of 200 %', { width: 640, height: 450 }],
  ['320 px wide', { width: 320, height: 640 }],
] as const)
  test(`2,000 past orders, ${name}: scrolls by wheel and keys, keeps the focus, searches and expands all`, async ({
    page,
  }) => {
    const heard = complaints(page)
    await page.setViewportSize(viewport)
    await answerMany(page)
    await signIn(page, server.url, maya, '/work-orders?items=past')
    await expect(link(page, 0)).toBeVisible()
    await expect(page.getByRole('grid')).toHaveAttribute('aria-rowcount', `${count + 1}`)
    expect(await rows(page).count()).toBeLessThan(maxRendered)
    await expectNothingCut(page)

    // The focus stays on its row outside the view, and the arrow keys continue from it.
    await link(page, 3).focus()
    await page.mouse.move(viewport.width / 2, viewport.height / 2)
    await wheelPast(page, page.getByRole('grid'), 150)
    expect(await rows(page).count()).toBeLessThan(maxRendered)
    await expect(link(page, 3)).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(link(page, 4)).toBeFocused()
    await expect(link(page, 4)).toBeInViewport()
    await page.keyboard.press('PageDown')
    await expect(page.locator('reeldock-work-orders tr:focus-within')).not.toHaveAttribute('aria-rowindex', '6')
    await page.keyboard.press('Control+End')
    await expect(page.locator('reeldock-work-orders tr:focus-within')).toHaveAttribute('aria-rowindex', `${count + 1}`)
    await expect(link(page, count - 1)).toBeInViewport()
    await page.keyboard.press('Control+Home')
    await expect(page.locator('reeldock-work-orders tr:focus-within')).toHaveAttribute('aria-rowindex', '2')
    await expect(link(page, 0)).toBeInViewport()

    // With all rows opened, the opened parts count as rows, and only the visible ones are rendered.
    await page.getByRole('button', { name: 'Expand all' }).click()
    await expect(page.getByRole('grid')).toHaveAttribute('aria-rowcount', `${2 * count + 1}`)
    await expect(rows(page).nth(1)).toHaveClass(/row-opened/)
    expect(await rows(page).count()).toBeLessThan(2 * maxRendered)
    await page.mouse.move(viewport.width / 2, viewport.height / 2)
    await wheelPast(page, page.getByRole('grid'), 40)
    expect(await rows(page).count()).toBeLessThan(2 * maxRendered)
    await expectNothingCut(page)
    await page.keyboard.press('Control+Home')
    await page.getByRole('button', { name: 'Collapse all' }).click()
    await expect(page.getByRole('grid')).toHaveAttribute('aria-rowcount', `${count + 1}`)

    // The search finds a distant row without scrolling.
    await page.getByRole('searchbox', { name: 'Work order number or composition name' }).fill(noOf(1789))
    await expect(rows(page)).toHaveCount(1)
    await expect(link(page, 1789)).toBeInViewport()
    expect(heard).toEqual([])
  })

test('a distant shipment can be removed from a selection of 2,000, and the selection survives scrolling', async ({
  page,
}) => {
  await page.route(/\/v1\/work-orders\/[^/]+\/shipments$/, async route => {
    if (route.request().method() !== 'GET') return route.fallback()
    const known = ((await (await route.fetch()).json()) as Shipment[]).filter(({ status }) => status === 'pending')
    const shipments = Array.from({ length: count }, (_, index) => {
      const each = known[index % known.length] as Shipment
      return { ...each, id: `${each.id}-${index}`, ordinal: index + 1, bookingNo: `BK-${index}` }
    })
    await route.fulfill({ json: shipments })
  })
  await signIn(page, server.url, maya, '/work-orders?work-order-no=WO-48213')
  const shipments = page.locator('reeldock-shipments tbody tr')
  const grid = page.locator('reeldock-shipments [role=grid]')
  await page.getByRole('button', { name: 'Address' }).click()
  await expect(grid).toHaveAttribute('aria-rowcount', `${count + 1}`)
  expect(await shipments.count()).toBeLessThan(maxRendered)
  await page.getByRole('checkbox', { name: 'Select all rows' }).check()
  await expect(page.getByText(chosen(count))).toBeVisible()
  await page.mouse.move(640, 450)
  const [, far = 0] = await wheelPast(page, grid, 500)
  expect(await shipments.count()).toBeLessThan(maxRendered)
  const row = (index: number) => grid.locator(`tr[aria-rowindex="${index}"]`).getByRole('checkbox')
  await row(far).uncheck()
  await expect(page.getByText(chosen(count - 1))).toBeVisible()
  await page.keyboard.press('Control+Home')
  await expect(row(3)).toBeChecked()
  expect(await row(far).count()).toBe(0)
  await wheelPast(page, grid, far - 30, 600)
  await expect(row(far)).not.toBeChecked()
})
