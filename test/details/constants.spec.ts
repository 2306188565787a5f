import { expect, type Locator, type Page } from '@playwright/test'
import { freeMonth } from '../../elements/calendar/month-fixtures'
import { intercept, serverSays } from '../fixtures/faults'
import { hold } from '../fixtures/hold'
import { openPendingOrder } from '../fixtures/messages'
import { ada, signIn } from '../fixtures/partner'
import { test } from '../fixtures/portal'
import type { StartedServer } from '../fixtures/server/start'
import { constants } from '../fixtures/specification/cut'

let server: StartedServer
test.beforeAll(async ({ portal }) => {
  server = await portal.restored()
})

const header = (page: Page) => page.locator('reeldock-navigation .header')

function styleOf(part: Locator, property: string): Promise<string> {
  return part.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property)
}

/** Gives an element a fixed width, independent of the window. */
async function setWidthOf(element: Locator, width: number): Promise<void> {
  await element.evaluate((node, pixels) => {
    node.style.display = 'block'
    node.style.width = `${pixels}px`
  }, width)
}

// @spec 2.78, 9.20
test('the toolbar is 64 px high, the right panel 360 wide', async ({ page }) => {
  const [toolbar, panel] = constants(/toolbar height (\d+) px; right panel (\d+)px/)
  await signIn(page, server.url, ada)
  const box = await header(page).boundingBox()
  // The line below the toolbar belongs to the page.
  expect(Math.floor(box?.height ?? 0)).toBe(toolbar)
  await page.goto(`${server.url}/calendar?month=${freeMonth()}`)
  await page.locator(`[data-day="${freeMonth()}-15"]:not([data-pending])`).click()
  const beside = page.locator('.side-panel')
  await expect(beside).toBeVisible()
  expect((await beside.boundingBox())?.width).toBe(panel)

  await page.goto(`${server.url}/appliances`)
  await page
    .getByRole('button', { name: /^Details of / })
    .first()
    .click()
  const over = page.getByRole('dialog')
  await expect(over).toBeVisible()
  // The panel slides in, and the browser's arithmetic can leave some millionths of a pixel.
  expect(Math.round((await over.boundingBox())?.width ?? 0)).toBe(panel)
})

// @spec 2.85, 9.18
test('the menu takes one press in 200 ms', async ({ page }) => {
  const [debounce = 0] = constants(/menu debounce (\d+) ms/)
  await page.clock.install()
  await signIn(page, server.url, ada)
  await page.clock.pauseAt(Date.now() + 60_000)
  const press = (name: string) =>
    header(page)
      .getByRole('link', { name })
      .evaluate((link: HTMLElement) => link.click())
  await press('Drive inventory')
  await expect(page).toHaveURL(/dialog=drives/)
  await page.clock.runFor(debounce - 1)
  await press('Work orders')
  await expect(page).toHaveURL(/dialog=drives/)
  await page.clock.runFor(1)
  await press('Work orders')
  await expect(page).not.toHaveURL(/dialog=drives/)
})

// @spec 2.25, 4.12, 9.19
test('cookies live for one year', async ({ page, context }) => {
  await signIn(page, server.url, ada)
  const now = Date.now() / 1000
  const day = 24 * 3600
  const cookies = (await context.cookies()).filter(({ name }) => name === 'reeldock_auth' || name === 'reeldock_path')
  expect(cookies).toHaveLength(2)
  for (const { name, expires, path, sameSite } of cookies) {
    expect((expires - now) / day, name).toBeGreaterThan(364)
    expect((expires - now) / day, name).toBeLessThan(367)
    expect([path, sameSite]).toEqual(['/', 'Lax'])
  }
})

// @spec 9.17
for (const [name, shown] of [
  ['Cinema of 15 chs', 'Cinema of 15 ch…'],
  ['Cinema of 15 ch', 'Cinema of 15 ch'],
] as const)
  test(`the menu of "${name}" is called "${shown}"`, async ({ page }) => {
    const [limit] = constants(/Company name truncated at (\d+) characters/)
    expect(shown.replace('…', '')).toHaveLength(limit ?? 0)
    await page.route(
      url => url.pathname.endsWith('/v1/users/me'),
      async route => {
        const answer = await route.fetch()
        const me = await answer.json().catch(() => null)
        if (!me?.user) return route.fulfill({ response: answer })
        await route.fulfill({ response: answer, json: { ...me, user: { ...me.user, companyName: name } } })
      },
    )
    await signIn(page, server.url, ada)
    await expect(header(page).getByText(shown, { exact: true })).toBeVisible()
  })

// @spec 2.72, 2.73, 9.22
test('breakpoints: the menu folds below 680, rows are cards below 599, a dialog fills a window below 560', async ({
  page,
}) => {
  const [fold = 0, fill = 0, cards = 0] = constants(/breakpoints (\d+), (\d+), (\d+)px/)
  await signIn(page, server.url, ada)
  const navigation = page.locator('reeldock-navigation')
  const folded = header(page).getByRole('button', { name: 'Menu', exact: true })
  await setWidthOf(navigation, fold)
  await expect(folded).toBeHidden()
  await setWidthOf(navigation, fold - 1)
  await expect(folded).toBeVisible()

  const list = page.locator('reeldock-work-orders')
  const head = list.locator('thead').first()
  await setWidthOf(list, cards)
  await expect(head).toBeVisible()
  await setWidthOf(list, cards - 1)
  await expect(head).toBeHidden()

  await page.goto(`${server.url}/work-orders?dialog=drives`)
  const dialog = page.getByRole('dialog', { name: 'Drive inventory' })
  const widthOf = async (part: Locator, window: number) => {
    await page.setViewportSize({ width: window, height: 700 })
    return Math.round((await part.boundingBox())?.width ?? 0)
  }
  await expect(dialog).toBeVisible()
  expect(await widthOf(dialog, fill)).toBeLessThan(fill)
  expect(await widthOf(dialog, fill - 1)).toBe(fill - 1)

  await page.goto(`${server.url}/appliances`)
  await page
    .getByRole('button', { name: /^Details of / })
    .first()
    .click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect.poll(() => widthOf(page.getByRole('dialog'), fill)).toBeLessThan(fill)
  await expect.poll(() => widthOf(page.getByRole('dialog'), fill - 1)).toBe(fill - 1)
})

// @spec 9.21
test('a warning is at least 550 px wide, or as wide as its place', async ({ page }) => {
  const [minWidth = 0] = constants(/warning alert minimum width (\d+)px/)
  await signIn(page, server.url, ada)
  const couriers = await intercept(page, 'GET', /\/v1\/shipping-types$/)
  couriers.with(serverSays)
  await openPendingOrder(page)
  const banner = page.locator('.banner').first()
  await expect(banner).toBeVisible()
  expect(await styleOf(banner, 'min-inline-size')).toBe(`min(${minWidth}px, 100%)`)
  expect((await banner.boundingBox())?.width).toBeGreaterThanOrEqual(minWidth)
  const order = page.locator('reeldock-work-orders')
  await setWidthOf(order, minWidth - 150)
  expect((await banner.boundingBox())?.width).toBeLessThanOrEqual(minWidth - 150)
})

// @spec 9.23
test('the spinner of long work is 50 px with a line of 2.5 px, and the screen stays usable meanwhile', async ({
  page,
}) => {
  const [size, thickness] = constants(/spinner default size (\d+) and thickness ([\d.]+);/)
  await signIn(page, server.url, ada)
  await openPendingOrder(page)
  const exportButton = page.getByRole('button', { name: 'Export' })
  await expect(exportButton).toBeVisible()
  const letGo = await hold(page, '**/sheet-worker.js')
  const file = page.waitForEvent('download')
  await exportButton.click()
  const card = page.locator('.busy-card')
  await expect(card).toContainText('Writing the spreadsheet')
  await expect(page.getByRole('status').filter({ hasText: 'Writing the spreadsheet' })).toHaveCount(1)
  const spinner = card.locator('svg.spinner')
  expect([await spinner.getAttribute('width'), await spinner.getAttribute('height')]).toEqual([`${size}`, `${size}`])
  // The view box is 50 wide, so that one unit is one pixel.
  expect(await spinner.getAttribute('viewBox')).toBe(`0 0 ${size} ${size}`)
  expect(await styleOf(spinner.locator('circle'), 'stroke-width')).toBe(`${thickness}px`)
  await expect(card.getByRole('button', { name: 'Cancel' })).toBeFocused()
  const search = page.getByRole('searchbox')
  await search.fill('Rialto')
  await expect(search).toHaveValue('Rialto')
  letGo()
  await file
  await expect(card).toHaveCount(0)
})

// @spec 9.24
test('a column that is dropped on "Drop here" is hidden and stays hidden', async ({ page }) => {
  // Throws if the specification has other text.
  constants(/column-selector placeholder "Drop here"/)
  await page.setViewportSize({ width: 1400, height: 800 })
  await signIn(page, server.url, ada)
  const head = (name: string) => page.getByRole('columnheader', { name })
  await expect(head('Drives')).toBeVisible()
  await page.getByRole('button', { name: 'Columns', exact: true }).click()
  const selector = page.getByRole('dialog', { name: 'Columns' })
  const place = await selector.getByText('Drop here', { exact: true }).boundingBox()
  await selector.getByText('Drives', { exact: true }).hover()
  await page.mouse.down()
  await page.mouse.move((place?.x ?? 0) + 20, (place?.y ?? 0) + 10, { steps: 4 })
  await page.mouse.up()
  await expect(head('Drives')).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('separator', { name: 'Width of Work order' })).toBeVisible()
  await expect(head('Drives')).toHaveCount(0)
})
