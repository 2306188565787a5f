import { gallery } from '../run/gallery'
import { holdRoom, looks } from '../run/looks'
import { expect, test } from './stage'

for (const shown of gallery.filter(({ state }) => state === 'ready'))
  test(`${shown.element}: a hostile sheet changes nothing inside`, async ({ stage, site }) => {
    const { page } = stage
    const tag = `reeldock-${shown.element}`
    await stage.open(shown)
    await holdRoom(page)
    let before = await looks(page, tag)
    await expect
      .poll(
        async () => {
          const last = before
          before = await looks(page, tag)
          return before.join() === last.join()
        },
        { intervals: [300] },
      )
      .toBe(true)
    expect(before.length).toBeGreaterThan(3)
    await page.addStyleTag({ url: `${site}/demo/embeds/intranet/hostile.css` })
    expect(await looks(page, tag)).toEqual(before)
  })
