import { expect, type Page } from '@playwright/test'
import { elementNames } from '../../elements/base/bundle/entries'
import { accessFaults } from '../fixtures/access'
import { listenTo } from '../fixtures/complaints'
import { clearStorage, gallery, galleryParts, openState, type Shown, test } from '../fixtures/gallery'
import { setLanguage, setTheme, setWidth } from '../fixtures/in-place'
import { bareKey } from './bare-key'
import { checkHeadings } from './headings'
import { hearData, plainWords } from './own-words'
import { roomFaults } from './room'
import { countShifts, shifted } from './shifts'
import { toldTo } from './told'

/** A language whose words are all long and marked as its own: what is plain in it stands in no catalogue. */
const pseudo = 'en-XA'
/** The narrowest phone, and a window. */
const [narrow, wide] = [320, 1280]

/** Sheets that a host did not bring itself. */
const strangeSheets = (page: Page) =>
  page.evaluate(() => document.querySelectorAll('style').length + document.adoptedStyleSheets.length)

/** The same view in the place of every element: all there is to check of it is checked in the first one that has it. */
const ofTheFrame = ['session ended', 'no access']

function isSeenBefore({ element, state }: Shown): boolean {
  // There it is what the element itself shows.
  if (element === 'status-page') return false
  return ofTheFrame.includes(state) && gallery.find(shown => shown.state === state)?.element !== element
}

const soft = expect.configure({ soft: true })

async function checkRoom(page: Page, name: string): Promise<void> {
  // Cards out of sight are laid out when the browser comes to them.
  await soft.poll(() => roomFaults(page), `${name}: cut, scrolls sideways, or crowded`).toEqual([])
}

/** Leaves the page in the dark theme. */
async function checkAccess(page: Page, state: string): Promise<void> {
  soft(await accessFaults(page), `${state}: axe, light`).toEqual([])
  await setTheme(page, 'dark')
  soft(await accessFaults(page, ['color-contrast', 'link-in-text-block']), `${state}: contrast, dark`).toEqual([])
}

/** Right to left a phone has the least room; in a window the ready state stands for the others. */
async function checkRightToLeft(page: Page, { element, state }: Shown): Promise<void> {
  await setLanguage(page, `reeldock-${element}`, 'ar')
  await checkRoom(page, `${state}, right to left, ${narrow} px`)
  if (state !== 'ready') return
  await setWidth(page, wide)
  await checkRoom(page, `${state}, right to left, ${wide} px`)
}

async function reach(page: Page, site: string, shown: Shown): Promise<void> {
  if (shown.state !== 'ready') return openState(page, site, shown, { theme: 'light', locale: pseudo })
  // Its skeleton is seen for a while, in words of the usual length.
  await openState(page, site, shown, { theme: 'light', latency: '300' })
  expect.soft(await shifted(page), 'ready: its skeleton has its final size').toBeLessThanOrEqual(0.02)
  await setLanguage(page, `reeldock-${shown.element}`, pseudo)
}

/** Elements that show nothing by themselves, and nothing of others. */
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
    // Colours on their way from one theme to the other are no fault.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    for (const shown of states) {
      const { state } = shown
      await page.setViewportSize({ width: wide, height: 800 })
      await reach(page, site, shown)
      expect.soft(await plainWords(page, toldTo(shown)), `${state}: words of no catalogue`).toEqual([])
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
