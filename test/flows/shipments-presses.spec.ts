import { expect, type Page } from '@playwright/test'
import { maya, signIn } from '../fixtures/partner'
import { test } from '../fixtures/portal'
import type { StartedServer } from '../fixtures/server/start'

const workOrderNo = 'WO-48213'
const numbers = ['1Z5R89390357567127', '1Z879E930346834440', '1Z410E7W0392751591']
const focusedNumber = '[data-field="shippingTracking"] input:focus'

let server: StartedServer
test.beforeEach(async ({ portal }) => {
  server = await portal.restored()
})

/** Opens the shipments of an order and returns a key press that counts itself. */
async function openOrder(page: Page) {
  await signIn(page, server.url, maya, `/work-orders?work-order-no=${workOrderNo}`)
  await expect(page.getByRole('grid', { name: `Shipments of ${workOrderNo}` })).toBeVisible()
  let presses = 0
  return {
    press: async (key: string) => {
      presses += 1
      await page.keyboard.press(key)
    },
    presses: () => presses,
  }
}

const expectSaved = (page: Page) =>
  expect(page.getByRole('region', { name: 'Notifications' }).getByText('Shipping details updated')).toBeVisible()

test('a drive needs only its number and one press; the courier is filled in', async ({ page }) => {
  const { press, presses } = await openOrder(page)
  await page.getByRole('searchbox', { name: /theatre|shipments/i }).focus()
  await press('Enter')
  await expect(page.locator(focusedNumber)).toBeVisible()
  expect(presses(), 'from the search to the first number').toBe(1)
  for (const number of numbers) {
    const row = await page
      .locator(focusedNumber)
      .evaluate(field => field.closest('[data-row]')?.getAttribute('data-row'))
    await page.keyboard.insertText(number)
    await press('Control+Enter')
    await expect(page.locator(`tr:has([data-row="${row}"])`).first()).toContainText('UPS')
  }
  expect(presses(), 'one press a drive').toBe(1 + numbers.length)
  await press('Control+s')
  await expectSaved(page)
  expect(presses()).toBe(2 + numbers.length)
})

test('a pasted column takes three presses', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const { press, presses } = await openOrder(page)
  await page.evaluate(text => navigator.clipboard.writeText(text), ['Tracking number', ...numbers].join('\r\n'))
  await page.getByRole('button', { name: /^All/ }).first().focus()
  await press('Control+v')
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Fill 3 rows' })).toBeFocused()
  await press('Enter')
  await expect(page.getByText('3 rows changed')).toBeVisible()
  await press('Control+s')
  await expectSaved(page)
  expect(presses()).toBe(3)
})

test('an invalid number, a duplicate and a missing courier are reported, also after the save', async ({ page }) => {
  const { press } = await openOrder(page)
  // The expressions match the whole text with its case, because the first text also contains "no courier".
  const messages = [/Number matches no courier’s format/, /Same number as row/, /^No courier$/]
  await page.getByRole('searchbox', { name: /theatre|shipments/i }).focus()
  await press('Enter')
  await expect(page.locator(focusedNumber)).toBeVisible()
  for (const number of ['hello world', numbers[0], numbers[0]]) {
    await page.keyboard.insertText(number ?? '')
    await press('Control+Enter')
  }
  await press('Control+s')
  await expectSaved(page)
  await page.reload()
  await page.getByRole('button', { name: /^All/ }).first().click()
  for (const message of messages) await expect(page.getByText(message).first()).toBeVisible()
})
