import { expect } from '@playwright/test'
import { gallery, test, visitState } from '../fixtures/gallery'

const shown = gallery.find(({ element, state }) => element === 'shipments' && state === 'ready')
if (!shown) throw new Error('The gallery shows no shipments')

test('no key is lost while a row becomes editable', async ({ page, site }) => {
  await visitState(page, site, shown)
  const cell = page.locator('reeldock-shipments .edit-cell[data-field="shippingTracking"]').first()
  const id = await cell.getAttribute('data-row')
  const before = await cell.locator('..').locator('.tracking').innerText()
  await cell.focus()
  await page.keyboard.type('1Z5R')
  const field = page.locator(`reeldock-shipments [data-row="${id}"][data-field="shippingTracking"] input`)
  await expect(field).toBeFocused()
  await page.keyboard.type('8939')
  await expect(field).toHaveValue('1Z5R8939')
  await page.keyboard.press('Escape')
  await expect(field).toHaveValue(before.trim())
})

test('a paste that fills rows and the keys right after it apply in their order', async ({ page, context, site }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await visitState(page, site, shown)
  const row = page.locator('reeldock-shipments tbody tr').filter({ hasText: 'Pending' })
  const cell = row.locator('.edit-cell[data-field="shippingTracking"]').first()
  await page.evaluate(text => navigator.clipboard.writeText(text), '3318810025\n3318810036\n3318810040\n')
  await cell.focus()
  await page.keyboard.press('Control+v')
  await page.getByRole('button', { name: 'Fill 3 rows' }).click()
  for (const keys of ['Control+Shift+Enter', 'Control+s']) await page.keyboard.press(keys)
  // Shipped rows leave the view of rows to ship.
  await page.getByRole('button', { name: /^All/ }).first().click()
  for (const number of ['3318810025', '3318810036', '3318810040'])
    await expect(page.locator('tbody tr').filter({ hasText: number })).toContainText('Shipped')
  await expect(page.getByText(/rows? changed/)).toHaveCount(0)
})

test('one key ships a row and opens the next one', async ({ page, site }) => {
  await visitState(page, site, shown)
  const cell = page.locator('reeldock-shipments .edit-cell[data-field="shippingTracking"]').first()
  const id = await cell.getAttribute('data-row')
  await cell.press('Enter')
  const field = page.locator('reeldock-shipments [data-field="shippingTracking"] input:focus')
  await expect(field).toBeVisible()
  await page.keyboard.insertText('3318810025')
  await page.keyboard.press('Control+Enter')
  await page.keyboard.insertText('3318810036')
  await expect(field).toHaveValue('3318810036')
  const row = page.locator('tbody tr').filter({ has: page.locator(`[data-row="${id}"]`) })
  await expect(row).toContainText('Shipped')
  await expect(row).toContainText('3318810025')
})
