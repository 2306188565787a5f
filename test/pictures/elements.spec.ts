import { expect, type Page } from '@playwright/test'
import { galleryParts, keepNothing, openState, type Shown, test } from '../fixtures/gallery'
import { laidOut, setTheme, setWidth } from '../fixtures/in-place'
import { useLookFonts } from '../fixtures/look-fonts'
import { findBrowser } from '../run/browser'

const widths = [320, 768, 1280]
/** Pixels: what is further down in an order of 240 shipments is more of the same. */
const tallest = 2400
const themes = ['light', 'dark']

/** Dialogs and what was refused or failed, which a phone in the dark has less room and fewer colours for. */
const onPhones: Readonly<Record<string, readonly string[]>> = {
  shipments: ['labels', 'needs tracking', 'error'],
  'drive-inventory': ['dialog', 'refused'],
  'company-settings': ['refused'],
  registration: ['leaving'],
  'service-areas': ['theatre picker'],
  calendar: ['refused'],
}

test.skip(!findBrowser().pinned, 'pictures are compared in the browser that npm brings')

interface View {
  width: number
  theme: string
  /** Right to left, in English: the fonts of the look draw no Arabic. */
  dir?: 'rtl'
}

/** Ready at every width, in both themes and right to left; each other state once, some on a phone in the dark too. */
function views({ element, state }: Shown): View[] {
  if (state !== 'ready')
    return [
      { width: 768, theme: 'light' },
      ...(onPhones[element]?.includes(state) ? [{ width: 320, theme: 'dark' }] : []),
    ]
  return [
    ...widths.flatMap(width => themes.map(theme => ({ width, theme }))),
    { width: 1280, theme: 'light', dir: 'rtl' },
  ]
}

async function compare(page: Page, { element, state }: Shown, { width, theme, dir }: View): Promise<void> {
  await setTheme(page, theme)
  await setWidth(page, width)
  if (dir) {
    await page
      .locator(`reeldock-${element}`)
      .first()
      .evaluate(shown => shown.setAttribute('dir', 'rtl'))
    await laidOut(page)
  }
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  await page.setViewportSize({ width, height: Math.min(Math.max(height, 200), tallest) })
  const name = [state.replaceAll(' ', '-'), width, theme, dir].filter(Boolean).join('-')
  await expect.soft(page).toHaveScreenshot([element, `${name}.png`])
  const across = await page.evaluate(() => document.documentElement.scrollWidth)
  expect.soft(across, `${name} scrolls sideways`).toBeLessThanOrEqual(width)
}

for (const { name, states } of galleryParts(5))
  test(`${name} look as in their pictures`, async ({ page, site }) => {
    await keepNothing(page)
    await useLookFonts(page)
    for (const shown of states) {
      const [first, ...others] = views(shown)
      if (!first) continue
      await page.setViewportSize({ width: first.width, height: 800 })
      await openState(page, site, shown, { theme: first.theme })
      for (const view of [first, ...others]) await compare(page, shown, view)
    }
  })
