import { gallery } from '../fixtures/gallery'
import { changedBySheet, holdRoom } from '../fixtures/looks'
import { expect, test } from './stage'

for (const shown of gallery.filter(({ state }) => state === 'ready'))
  test(`${shown.element}: a hostile sheet changes nothing inside`, async ({ stage, site }) => {
    const { page } = stage
    const tag = `reeldock-${shown.element}`
    await stage.open(shown)
    await holdRoom(page)
    await page.addStyleTag({ url: `${site}/demo/embeds/intranet/hostile.css` })
    // Content that arrives between the two looks is in both of them at the next attempt.
    await expect.poll(() => changedBySheet(page, tag, 'hostile.css')).toEqual([])
  })
