import { expect, type Page } from '@playwright/test'
import { elements } from '../../demo/gallery/states.js'
import { gallery, openState, type Shown, test } from '../fixtures/gallery'
import { clippedIn } from '../gallery/clipped'
import { crowdedIn } from '../gallery/crowded'
import { lostMarks, noteMarks, ringless } from '../gallery/forced-colors'
import { hearData, plainWords } from '../gallery/own-words'
import { look } from '../gallery/seen'

/** The narrowest phone, and a window. */
const widths = [320, 1280]
/** The playground's densities: the step of the grid, the height of a control, the least height of a row. */
const densities = {
  compact: { '--reeldock-space': '3px', '--reeldock-control': '28px', '--reeldock-row': '32px' },
  roomy: { '--reeldock-space': '5px', '--reeldock-control': '40px', '--reeldock-row': '52px' },
}

/**
 * What is the same in every language: names of makers and papers, what the gallery calls its environment, what its
 * states type or send that nobody knows.
 */
const names = [
  'Reeldock',
  'Avery Letter 4 × 6 in',
  'test',
  'Feast day',
  'No Such House',
  'Warming up',
  'Rather warm',
  'WO-48213.csv',
]

/** What the gallery hands to a page for a state: attributes and what a host says. */
function toldTo({ element, state }: Shown): string[] {
  const { state: _, ...given } = elements[element]?.find(each => each.state === state) ?? { state }
  return [...names, JSON.stringify(given)]
}

test.describe.configure({ mode: 'parallel' })

/** What changed has been laid out. */
const settle = (page: Page) =>
  page.evaluate(() => new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve))))

async function speak(page: Page, tag: string, locale: string): Promise<void> {
  await page
    .locator(tag)
    .first()
    .evaluate((element, wanted) => element.setAttribute('locale', wanted), locale)
  await expect(page.locator(`${tag} .frame`).first()).toHaveAttribute('lang', locale)
  await settle(page)
}

async function setTokens(page: Page, tokens: Readonly<Record<string, string>>): Promise<void> {
  await page.evaluate(each => {
    const style = document.querySelector('main')?.style
    style?.removeProperty('--reeldock-space')
    for (const [name, value] of Object.entries(each)) style?.setProperty(name, value)
  }, tokens)
  await settle(page)
}

for (const shown of gallery)
  test(`${shown.element}, ${shown.state}: in other words, densities and colours`, async ({ page, site }) => {
    test.setTimeout(120_000)
    const tag = `reeldock-${shown.element}`
    await hearData(page)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openState(page, site, shown, { locale: 'en-XA' })
    expect.soft(await plainWords(page, toldTo(shown)), 'words of no catalogue').toEqual([])

    for (const locale of ['en-XA', 'de', 'ar']) {
      await speak(page, tag, locale)
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 })
        await settle(page)
        const seen = await look(page)
        expect.soft(clippedIn(seen), `cut in ${locale}, ${width} px`).toEqual([])
        expect.soft(crowdedIn(seen), `crowded in ${locale}, ${width} px`).toEqual([])
      }
    }

    await speak(page, tag, 'en')
    for (const [density, tokens] of Object.entries(densities)) {
      await setTokens(page, tokens)
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 })
        await settle(page)
        const seen = await look(page)
        expect.soft(clippedIn(seen), `cut, ${density}, ${width} px`).toEqual([])
        expect.soft(crowdedIn(seen), `crowded, ${density}, ${width} px`).toEqual([])
      }
    }

    await noteMarks(page)
    await page.emulateMedia({ forcedColors: 'active' })
    expect.soft(await lostMarks(page), 'lost with forced colours').toEqual([])
    if (shown.state !== 'ready') return
    for (let times = 0; times < 12; times++) {
      await page.keyboard.press('Tab')
      expect.soft(await ringless(page), `after ${times + 1} tabs`).toBe(null)
    }
  })
