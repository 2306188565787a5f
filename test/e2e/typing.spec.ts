import { expect } from '@playwright/test'
import { gallery, test, visitState } from '../run/gallery'

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
    const before = await cell.locator('.tracking').innerText()
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
