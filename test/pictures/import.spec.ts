import { fileURLToPath } from 'node:url'
import { expect } from '@playwright/test'
import { gallery, openState, test } from '../fixtures/gallery'
import { useLookFonts } from '../fixtures/look-fonts'
import { findBrowser } from '../run/browser'

const mistakes = fileURLToPath(new URL('../fixtures/files/wo-48213-mistakes.xlsx', import.meta.url))
const shown = gallery.find(({ element, state }) => element === 'shipments' && state === 'ready')

test.skip(!findBrowser().pinned, 'pictures are compared in the browser that npm brings')

for (const [width, theme] of [
  [320, 'light'],
  [768, 'light'],
  [1280, 'light'],
  [1280, 'dark'],
] as const)
  test(`the import preview, ${width} px, ${theme}`, async ({ page, site }) => {
    if (!shown) throw new Error('The gallery has no shipments')
    await useLookFonts(page)
    await page.setViewportSize({ width, height: 1200 })
    await openState(page, site, shown, { theme })
    const chosen = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: 'Import…' }).click()
    await (await chosen).setFiles(mistakes)
    await expect(page.getByRole('heading', { name: 'Import preview' })).toBeVisible()
    await expect(page).toHaveScreenshot(['shipments', `import-preview-${width}-${theme}.png`])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  })
