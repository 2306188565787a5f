import { expect } from '@playwright/test'
import { gallery, test, visitState } from '../fixtures/gallery'

test('a row is shipped and the next one is at hand by one key, before what hears of other keys is there', async ({
  page,
  site,
}) => {
  const shown = gallery.find(({ element, state }) => element === 'shipments' && state === 'ready')
  if (!shown) throw new Error('The gallery shows no shipments')
  await page.route('**/chunks/ShipmentsSave-*.js', () => {})
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

test('what was pasted while a part did not arrive is there when it is tried again', async ({ page, site }) => {
  const shown = gallery.find(({ element, state }) => element === 'shipments' && state === 'ready')
  if (!shown) throw new Error('The gallery shows no shipments')
  let isAway = true
  await page.route('**/chunks/ShipmentsSave-*.js*', route => (isAway ? route.abort() : route.continue()))
  await visitState(page, site, shown)
  const cell = page.locator('reeldock-shipments .edit-cell[data-field="shippingTracking"]').first()
  const id = await cell.getAttribute('data-row')
  const again = page.getByRole('button', { name: 'Try again' })
  // It was asked for ahead of time; the paste asks for it once more, by itself.
  await expect(again).toBeVisible()
  const askedAgain = page.waitForEvent('requestfailed', request => request.url().includes('/ShipmentsSave-'))
  await cell.evaluate(element => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', '3318810025\n3318810036')
    element.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, composed: true, cancelable: true }),
    )
  })
  await askedAgain
  isAway = false
  await again.click()
  const row = page.locator('tbody tr').filter({ has: page.locator(`[data-row="${id}"]`) })
  await expect(row.locator('[data-field="shippingTracking"] input')).toHaveValue('3318810025')
  await expect(page.getByText('2 rows changed')).toBeVisible()
})
