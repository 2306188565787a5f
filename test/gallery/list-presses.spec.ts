import { expect } from '@playwright/test'
import { openState, test } from '../fixtures/gallery'

for (const pointer of ['mouse', 'touch'] as const)
  test.describe(`by ${pointer}`, () => {
    test.use({ viewport: { width: 390, height: 420 }, hasTouch: pointer === 'touch' })

    test('a press on an option at the edge of its list selects it without scrolling', async ({ page, site }) => {
      await openState(page, site, { element: 'service-areas', state: 'theatre picker' })
      const list = page.getByRole('listbox')
      /** The option with only a few pixels above the lower edge of the boxes that scroll around the list. */
      const cut = await list.evaluate(box => {
        let bottom = window.innerHeight
        for (let each: Element | null = box; each; each = each.parentElement)
          if (/auto|scroll|hidden/.test(getComputedStyle(each).overflowY))
            bottom = Math.min(bottom, each.getBoundingClientRect().bottom)
        const options = [...box.querySelectorAll('[role=option]')]
        const index = options.findIndex(each => each.getBoundingClientRect().bottom > bottom)
        const { left, top } = options[index]?.getBoundingClientRect() ?? { left: 0, top: 0 }
        return { index, x: left + 20, y: (top + bottom) / 2 }
      })
      expect(cut.index).toBeGreaterThan(0)
      const first = list.getByRole('option').first()
      const before = await first.boundingBox()
      if (pointer === 'touch') await page.touchscreen.tap(cut.x, cut.y)
      else await page.mouse.click(cut.x, cut.y)
      await expect(list.getByRole('option').nth(cut.index)).toHaveAttribute('aria-selected', 'true')
      // A scroll to the focused option happens in the frame after its focus.
      await page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))))
      expect(await first.boundingBox()).toEqual(before)
    })
  })
