import { expect } from '@playwright/test'
import { gallery, test, visitState } from '../fixtures/gallery'
import { hold } from '../fixtures/hold'

for (const there of [true, false])
  test(`no key is lost on the way into a row, its fields ${there ? 'there' : 'still on their way'}`, async ({
    page,
    site,
  }) => {
    const shown = gallery.find(({ element, state }) => element === 'shipments' && state === 'ready')
    if (!shown) throw new Error('The gallery shows no shipments')
    const letGo = await hold(page, '**/chunks/EditFields-*.js')
    if (there) letGo()
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
  const letGo = await hold(page, '**/chunks/ShipmentsSave-*.js')
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
