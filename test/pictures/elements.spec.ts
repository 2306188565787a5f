import { expect, type Page } from '@playwright/test'
import { pictureName, type View, views } from '../../demo/gallery/views.js'
import { clearStorage, galleryParts, openState, type Shown, test } from '../fixtures/gallery'
import { useLookFonts } from '../fixtures/look-fonts'
import { setTheme, setWidth, untilLaidOut } from '../fixtures/page-settings'
import { findBrowser } from '../run/browser'

/** The maximum height of a picture in pixels. Further down, an order of 240 shipments only has more rows. */
const maxHeight = 2400

test.skip(!findBrowser().pinned, 'pictures are compared in the browser that npm brings')

async function compare(page: Page, shown: Shown, view: View): Promise<void> {
  const { element } = shown
  const { width, theme, dir } = view
  await setTheme(page, theme)
  await setWidth(page, width)
  if (dir) {
    await page
      .locator(`reeldock-${element}`)
      .first()
      .evaluate(shown => shown.setAttribute('dir', 'rtl'))
    await untilLaidOut(page)
  }
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  await page.setViewportSize({ width, height: Math.min(Math.max(height, 200), maxHeight) })
  const name = pictureName(shown, view)
  await expect.soft(page).toHaveScreenshot([element, `${name}.png`])
  const across = await page.evaluate(() => document.documentElement.scrollWidth)
  expect.soft(across, `${name} scrolls sideways`).toBeLessThanOrEqual(width)
}

for (const { name, states } of galleryParts(5))
  test(`${name} look as in their pictures`, async ({ page, site }) => {
    await clearStorage(page)
    await useLookFonts(page)
    for (const shown of states) {
      const [first, ...others] = views(shown)
      if (!first) continue
      await page.setViewportSize({ width: first.width, height: 800 })
      await openState(page, site, shown, { theme: first.theme })
      for (const view of [first, ...others]) await compare(page, shown, view)
    }
  })
