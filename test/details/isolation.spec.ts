import { expect } from '@playwright/test'
import { gallery, openState, test } from '../fixtures/gallery'
import { changedBySheet, holdRoom } from '../fixtures/looks'

const soft = expect.configure({ soft: true })

test('a hostile sheet changes nothing inside an element or a dialog', async ({ page, site }) => {
  // A style in transition would equal neither the old nor the new look.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const shown of gallery.filter(({ state }) => state === 'ready' || state === 'dialog')) {
    const tag = `reeldock-${shown.element}`
    await openState(page, site, shown)
    await holdRoom(page)
    await page.addStyleTag({ url: `${site}/demo/embeds/intranet/hostile.css` })
    // Content that arrives between the two looks is in both of them at the next attempt.
    await soft.poll(() => changedBySheet(page, tag, 'hostile.css'), `${shown.element}, ${shown.state}`).toEqual([])
  }
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
