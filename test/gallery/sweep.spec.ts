import { expect, type Page } from '@playwright/test'
import { elementNames } from '../../elements/base/bundle/entries'
import { accessFaults } from '../fixtures/access'
import { listenTo } from '../fixtures/complaints'
import { clearStorage, gallery, galleryParts, openState, type Shown, test } from '../fixtures/gallery'
import { setLanguage, setTheme, setWidth } from '../fixtures/page-settings'
import { bareKey } from './bare-key'
import { textsGivenTo } from './given-texts'
import { checkHeadings } from './headings'
import { roomFaults } from './room'
import { countShifts, readShiftSum } from './shifts'
import { findPlainWords, hearData } from './untranslated-texts'

/** A language of long, marked words. A word without marks is in no catalog. */
const pseudo = 'en-XA'
/** The widths of the narrowest phone and of a window. */
const [narrow, wide] = [320, 1280]

/** Returns the number of sheets in the page that the host did not add. */
const strangeSheets = (page: Page) =>
  page.evaluate(() => document.querySelectorAll('style').length + document.adoptedStyleSheets.length)

/** States with the same view in every element. Only the first element with such a state is checked fully. */
const frameStates = ['session ended', 'no access']

function isSeenBefore({ element, state }: Shown): boolean {
  // In this element the view is its own content.
  if (element === 'status-page') return false
  return frameStates.includes(state) && gallery.find(shown => shown.state === state)?.element !== element
}

const soft = expect.configure({ soft: true })

async function checkRoom(page: Page, name: string): Promise<void> {
  // The browser lays out cards outside the view when it reaches them.
  await soft.poll(() => roomFaults(page), `${name}: cut, scrolls sideways, or crowded`).toEqual([])
}

/** Checks the accessibility of a state. Leaves the page in the dark theme. */
async function checkAccess(page: Page, state: string): Promise<void> {
  soft(await accessFaults(page), `${state}: axe, light`).toEqual([])
  await setTheme(page, 'dark')
  soft(await accessFaults(page, ['color-contrast', 'link-in-text-block']), `${state}: contrast, dark`).toEqual([])
}

/** Checks the room from right to left. A phone has the least room; in a window only the ready state is checked. */
async function checkRightToLeft(page: Page, { element, state }: Shown): Promise<void> {
  await setLanguage(page, `reeldock-${element}`, 'ar')
  await checkRoom(page, `${state}, right to left, ${narrow} px`)
  if (state !== 'ready') return
  await setWidth(page, wide)
  await checkRoom(page, `${state}, right to left, ${wide} px`)
}

async function reach(page: Page, site: string, shown: Shown): Promise<void> {
  if (shown.state !== 'ready') return openState(page, site, shown, { theme: 'light', locale: pseudo })
  // The skeleton is visible for a while, with texts of the usual length.
  await openState(page, site, shown, { theme: 'light', latency: '300' })
  expect.soft(await readShiftSum(page), 'ready: its skeleton has its final size').toBeLessThanOrEqual(0.02)
  await setLanguage(page, `reeldock-${shown.element}`, pseudo)
}

/** Elements that show nothing themselves. */
const unseen = ['session']

test('every element has its states in demo/gallery/states.js', () => {
  const wanted = elementNames().filter(name => !unseen.includes(name))
  expect([...new Set(gallery.map(({ element }) => element))].sort()).toEqual(wanted)
})

for (const { name, states } of galleryParts(5))
  test(`${name}: words, room, access, colours, both directions; no violation, nothing foreign`, async ({
    page,
    site,
  }) => {
    const complaints = await listenTo(page)
    const asked = new Set<string>()
    page.on('request', request => asked.add(new URL(request.url()).origin))
    await clearStorage(page)
    await hearData(page)
    await countShifts(page)
    // Colors in transition between two themes are no fault.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    for (const shown of states) {
      const { state } = shown
      await page.setViewportSize({ width: wide, height: 800 })
      await reach(page, site, shown)
      expect.soft(await findPlainWords(page, textsGivenTo(shown)), `${state}: words of no catalogue`).toEqual([])
      await expect.soft(page.getByText(bareKey), `${state}: bare keys`).toHaveCount(0)
      await checkRoom(page, `${state}, ${pseudo}, ${wide} px`)
      await checkHeadings(page, shown)
      const isNew = !isSeenBefore(shown)
      if (isNew) await checkAccess(page, state)
      else await setTheme(page, 'dark')
      await setWidth(page, narrow)
      await checkRoom(page, `${state}, ${pseudo}, ${narrow} px`)
      if (isNew) await checkRightToLeft(page, shown)
      expect.soft(await strangeSheets(page), `${state}: sheets in the page`).toBe(0)
      expect.soft(await complaints.all(), `${state}: policy, console, errors`).toEqual([])
      expect
        .soft(
          [...asked].filter(origin => origin !== site && origin !== 'null'),
          `${state}: asked`,
        )
        .toEqual([])
    }
  })
