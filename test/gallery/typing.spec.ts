import { expect } from '@playwright/test'
import { gallery, test, visitState } from '../fixtures/gallery'

for (const there of [true, false])
  test(`no key is lost on the way into a row, its fields ${there ? 'there' : 'still on their way'}`, async ({
    page,
    site,
  }) => {
    const shown = gallery.find(({ element, state }) => element === 'shipments' && state === 'ready')
    if (!shown) throw new Error('The gallery shows no shipments')
    let letGo = () => {}
    const asked = new Promise<void>(resolve => {
      letGo = resolve
    })
    if (there) letGo()
    await page.route('**/chunks/EditFields-*.js', async route => {
      await asked
      await route.continue()
    })
    // Whatever is held on its way keeps the page from settling.
    await visitState(page, site, shown)
    const cell = page.locator('reeldock-shipments .edit-cell[data-field="shippingTracking"]').first()
    const id = await cell.getAttribute('data-row')
    const before = await cell.locator('..').locator('.tracking').innerText()
    await cell.focus()
    await page.keyboard.type('1Z5R')
    letGo()
    const field = page.locator(`reeldock-shipments [data-row="${id}"][data-field="shippingTracking"] input`)
    await expect(field).toBeFocused()
    await page.keyboard.type('8939')
    await expect(field).toHaveValue('1Z5R8939')
    await page.keyboard.press('Escape')
    await expect(field).toHaveValue(before.trim())
  })

test('a paste and the keys after it wait for what hears of them, in their order', async ({ page, context, site }) => {
  const shown = gallery.find(({ element, state }) => element === 'shipments' && state === 'ready')
  if (!shown) throw new Error('The gallery shows no shipments')
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  let letGo = () => {}
  const asked = new Promise<void>(resolve => {
    letGo = resolve
  })
  await page.route('**/chunks/ShipmentsSave-*.js', async route => {
    await asked
    await route.continue()
  })
  await visitState(page, site, shown)
  const row = page.locator('reeldock-shipments tbody tr').filter({ hasText: 'Pending' })
  const cell = row.locator('.edit-cell[data-field="shippingTracking"]').first()
  await page.evaluate(words => navigator.clipboard.writeText(words), '3318810025\n3318810036\n3318810040\n')
  await cell.focus()
  for (const keys of ['Control+v', 'Control+Shift+Enter', 'Control+s']) await page.keyboard.press(keys)
  await expect(page.getByText('3318810036')).toHaveCount(0)
  letGo()
  for (const number of ['3318810025', '3318810036', '3318810040'])
    await expect(page.locator('tbody tr').filter({ hasText: number })).toContainText('Shipped')
  await expect(page.getByText(/rows? changed/)).toHaveCount(0)
})

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
  await cell.evaluate(element => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', '3318810025\n3318810036')
    element.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, composed: true, cancelable: true }),
    )
  })
  const again = page.getByRole('button', { name: 'Try again' })
  await expect(again).toBeVisible()
  isAway = false
  await again.click()
  const row = page.locator('tbody tr').filter({ has: page.locator(`[data-row="${id}"]`) })
  await expect(row.locator('[data-field="shippingTracking"] input')).toHaveValue('3318810025')
  await expect(page.getByText('2 rows changed')).toBeVisible()
})
