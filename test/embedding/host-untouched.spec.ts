import { expect, type Page } from '@playwright/test'
import { openState, test } from '../fixtures/gallery'

/** What libraries are known to change in the page around an element. Runs in the page. */
function readPage() {
  return {
    head: document.head.innerHTML,
    body: [...document.body.children].map(({ localName }) => localName),
    focus: HTMLElement.prototype.focus.toString(),
    symbols: Object.getOwnPropertySymbols(window).map(String),
  }
}

const cases: readonly { name: string; element: string; state: string; use(page: Page): Promise<void> }[] = [
  {
    name: 'a calendar of a range',
    element: 'reports',
    state: 'ready',
    async use(page) {
      await page.getByRole('button', { name: 'Open calendar' }).click()
      const days = page.getByRole('grid')
      await days.getByText('12', { exact: true }).click()
      await days.getByText('14', { exact: true }).click()
      await expect(page.getByRole('grid')).toBeHidden()
    },
  },
  {
    name: 'a list of several choices',
    element: 'service-areas',
    state: 'theatre picker',
    async use(page) {
      const option = page.getByRole('listbox').getByRole('option').first()
      await option.click()
      await expect(option).toHaveAttribute('aria-selected', 'true')
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toBeHidden()
    },
  },
  {
    name: 'a menu',
    element: 'navigation',
    state: 'ready',
    async use(page) {
      await page.getByRole('button', { name: /Cinder Lane/ }).click()
      await expect(page.getByRole('menu')).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(page.getByRole('menu')).toBeHidden()
    },
  },
]

for (const { name, element, state, use } of cases)
  test(`${name} leaves the page around its element as it was`, async ({ page, site }) => {
    // The loader of the package and its files come first: an element of another kind has them.
    await openState(page, site, { element: 'footer', state: 'ready' })
    const before = await page.evaluate(readPage)
    await openState(page, site, { element, state })
    await use(page)
    expect(await page.evaluate(readPage)).toEqual(before)
  })
