import { fileURLToPath } from 'node:url'
import { expect } from '@playwright/test'
import type { ShipmentSent } from '../../core/wire/shipments'
import { complaints, maya } from '../fixtures/partner'
import { test } from '../fixtures/portal'
import type { StartedServer } from '../fixtures/server/start'

const sheet = fileURLToPath(new URL('../fixtures/files/wo-48213-tracking.xlsx', import.meta.url))

let server: StartedServer
test.beforeAll(async ({ portal }) => {
  server = await portal.restored()
})

// @spec 2.26
test('a hostile page of another site changes nothing in the elements and violates no policy', async ({ page }) => {
  const heard = complaints(page)
  await page.goto(`${server.embedUrl}/intranet/`)
  const answer = await page.request.get(`${server.embedUrl}/intranet/`)
  const policy = answer.headers()['content-security-policy'] ?? ''
  for (const directive of [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "require-trusted-types-for 'script'",
  ])
    expect(policy).toContain(directive)

  await page.getByRole('link', { name: 'Sign in to the work orders' }).click()
  await page.getByRole('button', { name: `Sign in as ${maya.name}` }).click()
  const orders = page.locator('reeldock-work-orders')
  await expect(
    orders
      .getByRole('button', { name: /^WO-/ })
      .or(orders.getByRole('link', { name: /^WO-/ }))
      .first(),
  ).toBeVisible()
  await expect(page.locator('reeldock-drive-inventory').getByRole('button', { name: 'Save' })).toBeVisible()

  const faults = await page.evaluate(() => {
    const found: string[] = []
    const visit = (root: ShadowRoot) => {
      for (const element of root.querySelectorAll('*')) {
        const style = getComputedStyle(element)
        if (style.color === 'rgb(255, 0, 0)') found.push(`red: ${element.outerHTML.slice(0, 80)}`)
        if (element.localName === 'button' && style.display === 'none' && !element.closest('[hidden]'))
          found.push(`hidden: ${element.outerHTML.slice(0, 80)}`)
        if (element.shadowRoot) visit(element.shadowRoot)
      }
    }
    for (const element of document.querySelectorAll('reeldock-work-orders, reeldock-drive-inventory'))
      if (element.shadowRoot) visit(element.shadowRoot)
    return found
  })
  expect(faults).toEqual([])
  expect(await page.evaluate(() => document.head.querySelectorAll('style').length)).toBe(0)
  expect(await page.evaluate(() => document.cookie)).toBe('')

  await orders.getByRole('tab', { name: /^Archive/ }).click()
  await expect(orders.getByRole('tab', { name: /^Archive/ })).toHaveAttribute('aria-selected', 'true')
  await orders.getByRole('tab', { name: /^Active/ }).click()
  await orders.getByRole('link', { name: 'WO-48213' }).click()
  await orders.getByRole('tab', { name: /^Delivery/ }).click()
  await expect(orders.getByRole('tab', { name: /^Delivery/ })).toHaveAttribute('aria-selected', 'true')

  // The main task works as in the portal: a worker of this site reads the sheet, and one call to the other site saves
  // the rows.
  const chosen = page.waitForEvent('filechooser')
  await orders.getByRole('button', { name: 'Import…' }).click()
  await (await chosen).setFiles(sheet)
  await expect(orders.getByRole('heading', { name: 'Import preview' })).toBeVisible()
  const put = page.waitForRequest(request => request.method() === 'PUT')
  await orders.getByRole('button', { name: /^Apply to \d+ shipments$/ }).click()
  const saved = await put
  expect(new URL(saved.url()).origin).toBe(server.url)
  expect((saved.postDataJSON() as ShipmentSent[]).length).toBeGreaterThan(30)
  await expect(page.getByRole('region', { name: 'Notifications' }).getByText('Shipping details updated')).toBeVisible()
  expect(heard).toEqual([])
})
