import { expect } from '@playwright/test'
import { gallery, openState, test } from '../fixtures/gallery'
import { holdRoom, looks, restingLooks } from '../fixtures/looks'

for (const shown of gallery.filter(({ state }) => state === 'ready' || state === 'dialog'))
  test(`${shown.element}, ${shown.state}: a hostile sheet changes nothing inside`, async ({ page, site }) => {
    const tag = `reeldock-${shown.element}`
    // What is on its way from one look to another has neither.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openState(page, site, shown)
    await holdRoom(page)
    const before = await restingLooks(page, tag)
    expect(before.length).toBeGreaterThan(3)
    await page.addStyleTag({ url: `${site}/demo/embeds/intranet/hostile.css` })
    const after = await looks(page, tag)
    expect(after).toEqual(before)
  })

test('an element adds nothing to its page but itself', async ({ page, site }) => {
  await openState(page, site, { element: 'work-orders', state: 'ready' })
  const added = await page.evaluate(() => ({
    sheets: document.adoptedStyleSheets.length,
    styles: document.querySelectorAll('style').length,
    outside: [...document.body.children].map(({ localName }) => localName),
    globals: Object.keys(window).filter(name => /react|reeldock/i.test(name)),
  }))
  expect(added).toEqual({ sheets: 0, styles: 0, outside: ['main'], globals: [] })
})
