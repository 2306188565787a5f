import { expect } from '@playwright/test'
import { gallery, openState, type Shown, test } from '../fixtures/gallery'
import { findBrowser } from '../run/browser'

const widths = [320, 768, 1280]
/** Pixels: what is further down in an order of 240 shipments is more of the same. */
const tallest = 2400
const themes = ['light', 'dark']

test.skip(!findBrowser().pinned, 'pictures are compared in the browser that npm brings')

/** Ready at every width and in both themes; each other state once. */
function views({ state }: Shown): { width: number; theme: string }[] {
  if (state !== 'ready') return [{ width: 768, theme: 'light' }]
  return widths.flatMap(width => themes.map(theme => ({ width, theme })))
}

for (const shown of gallery)
  for (const { width, theme } of views(shown))
    test(`${shown.element}, ${shown.state}, ${width} px, ${theme}`, async ({ page, site }) => {
      await page.setViewportSize({ width, height: 800 })
      await openState(page, site, shown, { theme })
      const height = await page.evaluate(() => document.documentElement.scrollHeight)
      await page.setViewportSize({ width, height: Math.min(Math.max(height, 200), tallest) })
      const name = `${shown.element}/${shown.state.replaceAll(' ', '-')}-${width}-${theme}.png`
      await expect(page).toHaveScreenshot(name.split('/'))
      expect(await page.evaluate(() => document.documentElement.scrollWidth), 'scrolls sideways').toBeLessThanOrEqual(
        width,
      )
    })
