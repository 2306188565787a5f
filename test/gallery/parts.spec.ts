import { expect, type Page } from '@playwright/test'
import { openState, test } from '../fixtures/gallery'

/**
 * Aborts every request for a part until `restore` is called. Chromium before 156 remembers such a module as missing for as
 * long as the page lives.
 */
async function lose(page: Page, pattern: RegExp): Promise<{ lost: string[]; restore(): Promise<void> }> {
  const lost: string[] = []
  await page.route(pattern, route => {
    lost.push(route.request().url())
    return route.abort()
  })
  return { lost, restore: () => page.unroute(pattern) }
}

const openOrder = (page: Page) =>
  page.evaluate(() => {
    const element = document.querySelector('reeldock-work-orders')
    const no = /WO-\d+/.exec(element?.shadowRoot?.querySelector('tbody')?.textContent ?? '')?.[0]
    element?.setAttribute('work-order-no', no ?? '')
  })

test('Retry brings a part once the network is back', async ({ page, site }) => {
  const { lost, restore } = await lose(page, /chunks\/OrderScreen-/)
  await openState(page, site, { element: 'work-orders', state: 'ready' })
  await openOrder(page)
  const retry = page.getByRole('button', { name: 'Try again' })
  await expect(retry).toBeVisible()
  await expect(page.getByRole('button', { name: 'Load the page again' })).toHaveCount(0)
  const before = lost.length
  await retry.click()
  await expect.poll(() => lost.length).toBeGreaterThan(before)
  await expect(page.getByRole('button', { name: 'Load the page again' })).toBeVisible()
  await restore()
  await retry.click()
  await expect(page.getByRole('tab', { name: 'Delivery' })).toBeVisible()
})

test('a lost file of the shipments shows an error in its place, and Retry loads it', async ({ page, site }) => {
  const { restore } = await lose(page, /elements\/shipments\.js/)
  await openState(page, site, { element: 'work-orders', state: 'ready' })
  await openOrder(page)
  const panel = page.locator('reeldock-work-orders')
  await expect(panel.getByText('Could not load this part')).toBeVisible()
  await restore()
  await panel.getByRole('button', { name: 'Try again' }).click()
  await expect(panel.locator('reeldock-shipments').locator('table')).toBeVisible()
})

test('a lost calendar of a range loads after a press and keeps the edits', async ({ page, site }) => {
  const { restore } = await lose(page, /chunks\/RangeCalendar-/)
  await openState(page, site, { element: 'reports', state: 'ready' })
  const from = page.getByRole('textbox', { name: 'From' })
  await from.fill('2026-02-03')
  await page.getByRole('button', { name: 'Open calendar' }).click()
  const retry = page.getByRole('button', { name: 'Try again' })
  await expect(retry).toBeVisible()
  await restore()
  await retry.click()
  await expect(page.getByRole('grid', { name: 'Assigned' })).toBeVisible()
  await expect(from).toHaveValue('2026-02-03')
})
