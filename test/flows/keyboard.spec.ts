import { expect } from '@playwright/test'
import { ada, emptyCell, signIn } from '../fixtures/partner'
import { test } from '../fixtures/portal'
import type { StartedServer } from '../fixtures/server/start'

let server: StartedServer
test.beforeAll(async ({ portal }) => {
  server = await portal.restored()
})
test('the focus returns from a dialog to its button, and moves to the start of an opened order', async ({ page }) => {
  await signIn(page, server.url, ada)
  const link = page.getByRole('link', { name: 'Drive inventory' })
  await link.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(link).toBeFocused()
  await page.getByRole('link', { name: /^WO-/ }).first().focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('tab', { name: /^Delivery/ })).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Work orders' })).toBeFocused()
})

test('the keyboard edits and saves rows: Enter moves down, Ctrl+S saves once, the focus stays in the rows', async ({
  page,
}) => {
  await signIn(page, server.url, ada)
  const puts: string[] = []
  page.on('request', request => {
    if (request.method() === 'PUT') puts.push(request.url())
  })
  await page
    .getByRole('row', { name: /Shipment pending/ })
    .getByRole('link', { name: /^WO-/ })
    .first()
    .click()
  await emptyCell(page).focus()
  await page.keyboard.type('986578788855')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Save 1 row' })).toBeVisible()
  await page.keyboard.press('Control+s')
  await expect(page.getByRole('region', { name: 'Notifications' }).getByText('Shipping details updated')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Save / })).toHaveCount(0)
  expect(puts).toHaveLength(1)
  expect(await page.evaluate(() => document.activeElement?.localName)).toBe('reeldock-work-orders')
})
