import { expect } from '@playwright/test'
import { accessFaults } from '../fixtures/access'
import { test } from '../fixtures/gallery'
import { code, open, openCopied } from '../fixtures/playground'

test('the keyboard chooses another element and state', async ({ page, site }) => {
  await open(page, site)
  await page.getByLabel('Element').focus()
  await page.keyboard.type('drive')
  await page.keyboard.press('Enter')
  await expect(page.locator('reeldock-drive-inventory')).toBeVisible()
  await page.getByLabel('State').focus()
  await page.keyboard.type('read')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/state=read-only/)
  await expect(code(page, 'page.js')).toContainText("scenario: 'pending'")
})

test('the code is copied', async ({ page, site, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page, site, { element: 'landing' })
  await page.getByRole('button', { name: 'Copy page.html' }).click()
  await expect(page.getByText('Copied')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await code(page, 'page.html').innerText())
})

test('the copied page is in the state that was chosen', async ({ page, site }) => {
  const orders = page.locator('reeldock-work-orders')
  await open(page, site, { state: 'session ended' })
  await openCopied(page, site)
  await expect(orders).toContainText('You’re not signed in')
  await open(page, site, { state: 'offline' })
  await openCopied(page, site)
  await expect(orders).toContainText('Last updated')
  await open(page, site, { element: 'status-page', state: 'maintenance' })
  await openCopied(page, site)
  await expect(page.locator('reeldock-status-page')).toContainText('+44 20 7946 0101')
})

test('the code says what else the gallery does, and the page lists the elements without a state', async ({
  page,
  site,
}) => {
  await open(page, site, { element: 'drive-inventory', state: 'refused' })
  await expect(code(page, 'page.js')).toContainText('// Not in here: what the gallery then does by itself')
  await expect(page.locator('small').filter({ hasText: 'reeldock-session' })).toBeVisible()
  await expect(page.locator('small').filter({ hasText: 'reeldock-notifications' })).toHaveCount(0)
})

for (const width of [320, 1280])
  test(`the playground has no fault for axe and does not scroll sideways, ${width} px wide`, async ({ page, site }) => {
    await page.setViewportSize({ width, height: 800 })
    await open(page, site, { element: 'drive-inventory', 'a.inline': '' })
    for (const label of ['Tokens', 'Events']) await page.getByText(label, { exact: true }).click()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    expect(await accessFaults(page, [], 'body')).toEqual([])
  })
