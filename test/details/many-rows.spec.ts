import { expect, type Locator, type Page } from '@playwright/test'
import type { Shipment } from '../../core/wire/shipments'
import type { WorkOrder, WorkOrderList } from '../../core/wire/work-orders'
import { complaints, maya, signIn } from '../fixtures/partner'
import { test } from '../fixtures/portal'
import type { StartedServer } from '../fixtures/server/start'

const count = 2000
/** Rows that may be there at once: those in sight, and some around them. */
const few = 160

let server: StartedServer
test.beforeAll(async ({ portal }) => {
  server = await portal.restored()
})

/** Of a selection, in the words of its bar. */
const chosen = (rows: number) => new RegExp(`^${rows.toLocaleString('en')} (rows? )?selected`)

const noOf = (at: number) => `WO-${100_001 + at}`

/** A back end that answers all orders at once, however many a page has, and knows how to search them. */
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
    const orders = Array.from({ length: count }, (_, at) => ({
      ...(known[at % known.length] as WorkOrder),
      workOrderNo: noOf(at),
    })).filter(({ workOrderNo }) => workOrderNo.includes(search))
    await route.fulfill({ json: { workOrders: orders, total: orders.length } satisfies WorkOrderList })
  })
}

const rows = (page: Page) => page.locator('reeldock-work-orders tbody tr')
const link = (page: Page, at: number) => page.getByRole('link', { name: noOf(at), exact: true })

/** The numbers of the rows that are in sight. */
const inSight = (grid: Locator): Promise<number[]> =>
  grid
    .locator('tbody tr')
    .evaluateAll(all =>
      all
        .filter(row => row.getBoundingClientRect().bottom > 100 && row.getBoundingClientRect().top < innerHeight - 20)
        .map(row => Number(row.ariaRowIndex)),
    )

/** Where the page is once it stands still: what the wheel moves is drawn some frames later. */
const standing = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    let at = -1
    for (let same = 0; same < 3; ) {
      await new Promise(resolve => requestAnimationFrame(resolve))
      same = scrollY === at ? same + 1 : 0
      at = scrollY
    }
    return at
  })

/** Turns the wheel, each turn seen to have moved the page, until all rows in sight are beyond this one; answers them. */
async function wheelPast(page: Page, grid: Locator, row: number, pixels = 6000): Promise<number[]> {
  for (;;) {
    const before = await standing(page)
    const seen = await inSight(grid)
    if (seen.length > 1 && Math.min(...seen) > row) return seen
    await expect
      .poll(async () => {
        await page.mouse.wheel(0, pixels)
        return standing(page)
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
  test(`2,000 past orders, ${name}: by wheel and by keys, the focus kept, found, all opened`, async ({ page }) => {
    const heard = complaints(page)
    await page.setViewportSize(viewport)
    await answerMany(page)
    await signIn(page, server.url, maya, '/work-orders?items=past')
    await expect(link(page, 0)).toBeVisible()
    await expect(page.getByRole('grid')).toHaveAttribute('aria-rowcount', `${count + 1}`)
    expect(await rows(page).count()).toBeLessThan(few)
    await expectNothingCut(page)

    // The focus stays where it is while its row goes out of sight, and the arrows lead on from there.
    await link(page, 3).focus()
    await page.mouse.move(viewport.width / 2, viewport.height / 2)
    await wheelPast(page, page.getByRole('grid'), 150)
    expect(await rows(page).count()).toBeLessThan(few)
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

    // All opened: what is opened under a row counts, and only what is in sight is there.
    await page.getByRole('button', { name: 'Expand all' }).click()
    await expect(page.getByRole('grid')).toHaveAttribute('aria-rowcount', `${2 * count + 1}`)
    await expect(rows(page).nth(1)).toHaveClass(/row-opened/)
    expect(await rows(page).count()).toBeLessThan(2 * few)
    await page.mouse.move(viewport.width / 2, viewport.height / 2)
    await wheelPast(page, page.getByRole('grid'), 40)
    expect(await rows(page).count()).toBeLessThan(2 * few)
    await expectNothingCut(page)
    await page.keyboard.press('Control+Home')
    await page.getByRole('button', { name: 'Collapse all' }).click()
    await expect(page.getByRole('grid')).toHaveAttribute('aria-rowcount', `${count + 1}`)

    // One that is far down is found without going there.
    await page.getByRole('searchbox', { name: 'Work order number or composition name' }).fill(noOf(1789))
    await expect(rows(page)).toHaveCount(1)
    await expect(link(page, 1789)).toBeInViewport()
    expect(heard).toEqual([])
  })

test('an order of 2,000 shipments: all are chosen at once, one far down is left out, the choice outlives scrolling', async ({
  page,
}) => {
  await page.route(/\/v1\/work-orders\/[^/]+\/shipments$/, async route => {
    if (route.request().method() !== 'GET') return route.fallback()
    const known = ((await (await route.fetch()).json()) as Shipment[]).filter(({ status }) => status === 'pending')
    const shipments = Array.from({ length: count }, (_, at) => {
      const each = known[at % known.length] as Shipment
      return { ...each, id: `${each.id}-${at}`, ordinal: at + 1, bookingNo: `BK-${at}` }
    })
    await route.fulfill({ json: shipments })
  })
  await signIn(page, server.url, maya, '/work-orders?work-order-no=WO-48213')
  const shipments = page.locator('reeldock-shipments tbody tr')
  const grid = page.locator('reeldock-shipments [role=grid]')
  await page.getByRole('button', { name: 'Address' }).click()
  await expect(grid).toHaveAttribute('aria-rowcount', `${count + 1}`)
  expect(await shipments.count()).toBeLessThan(few)
  await page.getByRole('checkbox', { name: 'Select all rows' }).check()
  await expect(page.getByText(chosen(count))).toBeVisible()
  await page.mouse.move(640, 450)
  const [, far = 0] = await wheelPast(page, grid, 500)
  expect(await shipments.count()).toBeLessThan(few)
  const row = (at: number) => grid.locator(`tr[aria-rowindex="${at}"]`).getByRole('checkbox')
  await row(far).uncheck()
  await expect(page.getByText(chosen(count - 1))).toBeVisible()
  await page.keyboard.press('Control+Home')
  await expect(row(3)).toBeChecked()
  expect(await row(far).count()).toBe(0)
  await wheelPast(page, grid, far - 30, 600)
  await expect(row(far)).not.toBeChecked()
})
