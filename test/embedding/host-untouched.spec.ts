import { expect, type Page } from '@playwright/test'
import { openState, test } from '../fixtures/gallery'

/** Reads the parts of a page that libraries of widgets are known to change. Runs in the page. */
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
      await expect(page.getByRole('grid', { name: /February/ })).toBeVisible()
      await page.getByRole('button', { name: 'Next month' }).click()
      const days = page.getByRole('grid', { name: /March/ })
      await days.getByText('12', { exact: true }).click()
      // The calendar stays open: react-aria would describe a day in the page for as long as the day has the focus.
      await expect(days.getByRole('button', { name: /March 12/ })).toBeFocused()
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

/**
 * Makes the browser look like iOS, and records changed styles of `html` and `body`, and listeners for transitions that
 * are added to the document. Runs in the page.
 */
function recordChanges() {
  Object.defineProperty(navigator, 'platform', { get: () => 'iPhone' })
  Object.defineProperty(navigator, 'userAgentData', { get: () => undefined })
  const changes: string[] = []
  Reflect.set(window, 'pageChanges', changes)
  const observer = new MutationObserver(records => {
    for (const { target } of records)
      if (target === document.documentElement || target === document.body) changes.push(`style of ${target.nodeName}`)
  })
  observer.observe(document, { subtree: true, attributeFilter: ['style'] })
  const { addEventListener } = Document.prototype
  Document.prototype.addEventListener = function (this: Document, ...[type, ...rest]: unknown[]) {
    if (/^transition/.test(String(type))) changes.push(`document ${type}`)
    return Reflect.apply(addEventListener, this, [type, ...rest])
  }
}

for (const { name, element, state, use } of cases.slice(0, 2))
  test(`${name} changes no style and adds no lasting listener of a page on iOS`, async ({ page, site }) => {
    await page.addInitScript(recordChanges)
    await openState(page, site, { element, state })
    await use(page)
    expect(await page.evaluate(() => Reflect.get(window, 'pageChanges'))).toEqual([])
  })

for (const { name, element, state, use } of cases)
  test(`${name} leaves the page around its element as it was`, async ({ page, site }) => {
    // A host that uses react-aria itself can keep its texts in the window, without those of a calendar.
    await page.addInitScript(() => Reflect.set(window, Symbol.for('react-aria.i18n.strings'), {}))
    // An element of another kind loads the loader and the files that all elements share.
    await openState(page, site, { element: 'footer', state: 'ready' })
    const before = await page.evaluate(readPage)
    await openState(page, site, { element, state })
    await use(page)
    expect(await page.evaluate(readPage)).toEqual(before)
  })
