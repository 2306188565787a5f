import { expect, type Page } from '@playwright/test'
import { clearStorage, galleryParts, openState, type Shown, test } from '../fixtures/gallery'
import { setLanguage, setWidth, untilLaidOut } from '../fixtures/page-settings'
import { printed, replacePrint } from '../fixtures/print'
import { findTurnedRuns } from './reading-order'

const [wide, narrow] = [1280, 375]

const soft = expect.configure({ soft: true })

/** Sets the direction of the host page to right-to-left, against the direction of the English texts. */
async function turnPage(page: Page, tag: string): Promise<void> {
  await page
    .locator(tag)
    .first()
    .evaluate(element => element.setAttribute('dir', 'rtl'))
  await expect(page.locator(`${tag} .frame`).first()).toHaveAttribute('dir', 'rtl')
  await untilLaidOut(page)
}

async function checkOrder(page: Page, state: string): Promise<void> {
  for (const width of [wide, narrow]) {
    await setWidth(page, width)
    soft(await findTurnedRuns(page), `${state}, ${width} px`).toEqual([])
  }
}

async function checkState(page: Page, { element, state }: Shown): Promise<void> {
  const tag = `reeldock-${element}`
  await turnPage(page, tag)
  await checkOrder(page, `${state} in English`)
  await setLanguage(page, tag, 'ar')
  await checkOrder(page, `${state} in Arabic`)
}

for (const { name, states } of galleryParts(8))
  test(`${name}: numbers, dates, times and units keep their order from right to left`, async ({ page, site }) => {
    await clearStorage(page)
    for (const shown of states) {
      await setWidth(page, wide)
      await openState(page, site, shown)
      await checkState(page, shown)
    }
  })

test('a report is printed in the order of its words in a page from right to left', async ({ page, site }) => {
  await replacePrint(page)
  await openState(page, site, { element: 'reports', state: 'ready' })
  await turnPage(page, 'reeldock-reports')
  const english = await printed(page, 'Print')
  const paper = await page.context().newPage()
  await paper.setContent(english)
  await expect(paper.locator('h1')).toBeVisible()
  expect(await findTurnedRuns(paper)).toEqual([])
})
