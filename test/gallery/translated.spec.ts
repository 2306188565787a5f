import { expect, type Page } from '@playwright/test'
import { listenTo } from '../fixtures/complaints'
import { clearStorage, galleryParts, openState, type Shown, test } from '../fixtures/gallery'
import { setLanguage, untilLaidOut } from '../fixtures/page-settings'
import { bringTranslator, leftTexts, textsBesideOthers, textsOf } from './translator'

/** A language with marked words. A text without marks is not a word of a catalog. */
const pseudo = 'en-XA'
/** The message of an element that has crashed, in the last language. The crash persists across languages. */
const lost = 'Hier ist etwas schiefgegangen'
/** Responses take a moment, so that busy states are drawn. */
const answers = { latency: '40' }

const soft = expect.configure({ soft: true })

const translate = (page: Page) => page.evaluate(() => window.translator.once())

const slowness = ({ state }: Shown) => (state === 'loading' ? {} : answers)

/** Presses the main button of the element if the state has one that is enabled. */
async function pressMain(page: Page): Promise<void> {
  const button = page.locator('button.primary:not([aria-disabled]):visible').last()
  if ((await button.count()) > 0) await button.dispatchEvent('click')
  await untilLaidOut(page)
}

/** Checks a state. Leaves the element in German, with its data read again and its main button pressed. */
async function checkState(page: Page, shown: Shown): Promise<readonly string[]> {
  const { element, state } = shown
  const tag = `reeldock-${element}`
  await translate(page)
  soft(await textsBesideOthers(page), `${state}: texts beside something else`).toEqual([])
  await setLanguage(page, tag, pseudo)
  const left = await leftTexts(page)
  await translate(page)
  await page
    .locator(tag)
    .first()
    .evaluate(host => void (host as HTMLElement & { refresh?(): Promise<void> }).refresh?.())
  await untilLaidOut(page)
  await translate(page)
  // A sign-out leads to another page.
  if (state !== 'unknown account') await pressMain(page)
  await translate(page)
  await setLanguage(page, tag, 'de')
  await soft(page.getByText(lost), `${state}: an element has crashed`).toHaveCount(0)
  return left
}

for (const { name, states } of galleryParts(8))
  test(`${name}: keeps all parts and updates all texts while a translator changes the page`, async ({ page, site }) => {
    const complaints = await listenTo(page)
    await clearStorage(page)
    await bringTranslator(page)
    for (const shown of states) {
      await openState(page, site, shown, slowness(shown))
      const left = await checkState(page, shown)
      const uncaught = (await complaints.all()).filter(each =>
        /uncaught|NotFoundError|removeChild|insertBefore/.test(each),
      )
      soft(uncaught, `${shown.state}: errors`).toEqual([])
      if (left.length === 0) continue
      // A text that is left is either the same in the other language or stale. The same state in that language decides.
      await openState(page, site, shown, { ...slowness(shown), locale: pseudo })
      const expectedTexts = await textsOf(page)
      soft(
        left.filter(text => !expectedTexts.includes(text)),
        `${shown.state}: texts of the language before`,
      ).toEqual([])
    }
  })
