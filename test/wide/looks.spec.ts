import { expect, type Page } from '@playwright/test'
import { accessFaults } from '../fixtures/access'
import { clearStorage, gallery, openState, test } from '../fixtures/gallery'
import { setLanguage, setTokens, setWidth } from '../fixtures/page-settings'
import { findEnabledLooks, findLostMarks, findMissingRing, noteMarks } from '../gallery/forced-colors'
import { roomFaults } from '../gallery/room'

/** The widths of the narrowest phone, of a window at 200 %, and of the window. */
const [narrow, doubled, wide] = [320, 640, 1280]
/** The playground's densities: the step of the grid, the height of a control, the minimum height of a row. */
const densities = {
  compact: { '--reeldock-space': '3px', '--reeldock-control': '28px', '--reeldock-row': '32px' },
  roomy: { '--reeldock-space': '5px', '--reeldock-control': '40px', '--reeldock-row': '52px' },
}

const soft = expect.configure({ soft: true })

async function checkRoom(page: Page, widths: readonly number[], name: string): Promise<void> {
  for (const width of widths) {
    await setWidth(page, width)
    // The browser lays out cards outside the view when it reaches them.
    await soft.poll(() => roomFaults(page), `${name}, ${width} px: cut, scrolls sideways, or crowded`).toEqual([])
  }
}

// The sweep of the gallery checks the other states with the longest texts, in both widths and both directions.
const shownStates = gallery.filter(
  ({ element, state }) => state === 'ready' || `${element} ${state}` === 'service-areas theatre lists',
)
for (const shown of shownStates)
  test(`${shown.element}, ${shown.state}: in German, densities, forced colours, and right to left for axe`, async ({
    page,
    site,
  }) => {
    const { element } = shown
    const tag = `reeldock-${element}`
    await clearStorage(page)
    await page.setViewportSize({ width: wide, height: 800 })
    await page.emulateMedia({ reducedMotion: 'reduce', forcedColors: 'none' })
    await openState(page, site, shown, { locale: 'de', theme: 'light' })
    await checkRoom(page, [wide, doubled, narrow], 'de')
    await setLanguage(page, tag, 'ar')
    expect.soft(await accessFaults(page), 'axe, right to left').toEqual([])
    await setLanguage(page, tag, 'en')
    for (const [density, tokens] of Object.entries(densities)) {
      await setTokens(page, tokens)
      await checkRoom(page, [narrow, wide], density)
    }
    await noteMarks(page)
    await page.emulateMedia({ reducedMotion: 'reduce', forcedColors: 'active' })
    expect.soft(await findLostMarks(page), 'lost with forced colours').toEqual([])
    expect.soft(await findEnabledLooks(page), 'disabled, but looks enabled').toEqual([])
    for (let times = 0; times < 12; times++) {
      await page.keyboard.press('Tab')
      expect.soft(await findMissingRing(page), `a ring after ${times + 1} tabs`).toBe(null)
    }
  })
