import { expect, type Page } from '@playwright/test'
import { maya, signIn } from '../fixtures/partner'
import { test } from '../fixtures/portal'
import type { StartedServer } from '../fixtures/server/start'

const workOrderNo = 'WO-48213'

let server: StartedServer
test.beforeAll(async ({ portal }) => {
  server = await portal.restored()
})

test('edits of an order in two windows are merged by field, and a conflict waits for a choice', async ({ page }) => {
  await page.context().addInitScript(() => {
    addEventListener('storage', event => Reflect.get(window, 'asleep') && event.stopImmediatePropagation(), true)
  })
  await signIn(page, server.url, maya)
  const other = await page.context().newPage()
  for (const each of [page, other]) await each.goto(`${server.url}/work-orders?work-order-no=${workOrderNo}`)
  const cell = (each: Page) =>
    each.locator('tr').filter({ hasText: 'Pending' }).locator('.edit-cell[data-field="shippingTracking"]').first()
  await expect(cell(other)).toBeVisible()
  await expect(cell(page)).toBeVisible()
  const id = await cell(page).getAttribute('data-row')
  const row = (each: Page) => each.locator('tr').filter({ has: each.locator(`[data-row="${id}"]`) })
  const field = (each: Page, name: string) => each.locator(`[data-row="${id}"][data-field="${name}"] input`)
  await cell(page).press('Enter')
  await field(page, 'shippingTracking').fill('3318810025')
  await expect(row(other)).toContainText('3318810025')
  await expect(other.getByText('Showing your edits from another window')).toBeVisible()
  await expect(other.getByText('1 row changed')).toBeVisible()
  await other.locator(`.edit-cell[data-row="${id}"][data-field="shippingTracking"]`).press('Enter')
  await field(other, 'shippingComments').fill('Dock 3')
  await expect(field(page, 'shippingComments')).toHaveValue('Dock 3')

  await other.evaluate(() => Reflect.set(window, 'asleep', true))
  await field(page, 'shippingTracking').fill('3318810036')
  await field(other, 'shippingTracking').fill('3318810040')
  await expect(other.getByRole('radio', { name: /^Another window.*3318810036$/ })).toBeVisible()
  await expect(field(page, 'shippingTracking')).toHaveValue('3318810036')
  await expect(field(other, 'shippingTracking')).toHaveValue('3318810040')
  await other.evaluate(() => Reflect.set(window, 'asleep', false))
  await other.getByRole('button', { name: 'Keep my edits' }).first().click()
  await expect(field(page, 'shippingTracking')).toHaveValue('3318810040')

  // A save in one window clears the edits in both.
  await field(page, 'shippingTracking').press('Control+s')
  for (const each of [page, other]) await expect(each.getByText(/rows? changed/)).toHaveCount(0)
  await expect(row(page)).toContainText('3318810040')
  // The focus moved from the choice to the field, which is still open.
  await expect(field(other, 'shippingTracking')).toHaveValue('3318810040')
})
