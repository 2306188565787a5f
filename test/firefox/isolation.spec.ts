import type { Page } from 'puppeteer-core'
import { gallery } from '../run/gallery'
import { expect, test } from './stage'

/** How everything inside the element looks, one line a node, with its width. */
function looks(page: Page, tag: string): Promise<string[]> {
  return page.evaluate(name => {
    const lines: string[] = []
    const read = (root: ParentNode) => {
      for (const element of root.querySelectorAll('*')) {
        const { color, display, visibility, backgroundColor, fontSize, padding, margin } = getComputedStyle(element)
        const width = Math.round(element.getBoundingClientRect().width)
        const look = [color, display, visibility, backgroundColor, fontSize, padding, margin]
        lines.push(`${element.localName}.${element.className} ${width} ${look.join(' ')}`)
        if (element.shadowRoot) read(element.shadowRoot)
      }
    }
    const root = document.querySelector(name)?.shadowRoot
    if (root) read(root)
    return lines
  }, tag)
}

for (const shown of gallery.filter(({ state }) => state === 'ready'))
  test(`${shown.element}: a hostile sheet changes nothing inside`, async ({ stage, site }) => {
    const { page } = stage
    const tag = `reeldock-${shown.element}`
    await stage.open(shown)
    // The sheet may move the page around the element: its own room stays the same.
    await page.evaluate(() => {
      document.querySelector('main')?.style.setProperty('width', '900px', 'important')
      document.querySelector('main')?.style.setProperty('display', 'block', 'important')
    })
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
