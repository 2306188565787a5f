import { gallery } from '../fixtures/gallery'
import { holdRoom, looks, restingLooks } from '../fixtures/looks'
import { expect, test } from './stage'

for (const shown of gallery.filter(({ state }) => state === 'ready'))
  test(`${shown.element}: a hostile sheet changes nothing inside`, async ({ stage, site }) => {
    const { page } = stage
    const tag = `reeldock-${shown.element}`
    await stage.open(shown)
    await holdRoom(page)
    const before = await restingLooks(page, tag)
    expect(before.length).toBeGreaterThan(3)
    await page.addStyleTag({ url: `${site}/demo/embeds/intranet/hostile.css` })
    expect(await looks(page, tag)).toEqual(before)
  })
