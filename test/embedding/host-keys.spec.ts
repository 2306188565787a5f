import { expect, type Page } from '@playwright/test'
import { openState, test } from '../fixtures/gallery'

/**
 * Makes the page handle keys and files everywhere, as libraries of shortcuts do. Returns a function that lists the keys
 * and files that the page received since its last call.
 */
async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const taken: string[] = []
    Object.assign(globalThis, { taken })
    const isField = (target: EventTarget | null) =>
      target instanceof HTMLElement && /^(input|textarea|select)$/.test(target.localName)
    for (const target of [document, window, document.body])
      for (const type of ['keydown', 'keypress', 'keyup'] as const)
        target.addEventListener(type, event => {
          if (event instanceof KeyboardEvent && !isField(event.target)) taken.push(event.key)
        })
    for (const type of ['dragover', 'drop'] as const)
      document.addEventListener(type, event => {
        event.preventDefault()
        if (type === 'drop') taken.push(...[...(event.dataTransfer?.files ?? [])].map(({ name }) => name))
      })
  })
  return () => page.evaluate(() => [...new Set((globalThis as unknown as { taken: string[] }).taken.splice(0))])
}

interface FieldCase {
  readonly name: string
  readonly element: string
  readonly state: string
  /** Moves the focus into the field. */
  readonly enter: (page: Page) => Promise<void>
}

const focus = (role: Parameters<Page['getByRole']>[0], name: string | RegExp) => (page: Page) =>
  page.getByRole(role, { name }).first().focus()

/** Opens the fields of the first row without a number. */
async function openRow(page: Page): Promise<void> {
  await page.locator('reeldock-shipments button[data-field="shippingTracking"]').first().click()
}

const fields: readonly FieldCase[] = [
  { name: 'a search field', element: 'shipments', state: 'ready', enter: focus('searchbox', /Theatre, city/) },
  {
    name: 'a tracking number',
    element: 'shipments',
    state: 'ready',
    async enter(page) {
      await openRow(page)
      await page
        .getByRole('textbox', { name: /^Tracking number/ })
        .first()
        .focus()
    },
  },
  {
    name: 'a combo box',
    element: 'shipments',
    state: 'ready',
    async enter(page) {
      await openRow(page)
      await page
        .getByRole('combobox', { name: /^Shipping courier/ })
        .first()
        .focus()
    },
  },
  {
    name: 'a text of several lines',
    element: 'shipments',
    state: 'ready',
    async enter(page) {
      await page.getByRole('button', { name: 'Paste tracking…' }).click()
      await page.getByRole('textbox', { name: 'One number per line' }).focus()
    },
  },
  { name: 'a number', element: 'drive-inventory', state: 'dialog', enter: focus('textbox', /.+/) },
  { name: 'an address', element: 'company-settings', state: 'ready', enter: focus('textbox', /email/i) },
  { name: 'a date', element: 'reports', state: 'ready', enter: focus('textbox', /From|Start/) },
]

// @spec 2.100
for (const { name, element, state, enter } of fields)
  test(`the page does not receive keys that type into ${name}, but receives others`, async ({ page, site }) => {
    await openState(page, site, { element, state })
    await enter(page)
    const taken = await listen(page)
    await page.keyboard.type('north 1/e')
    await page.keyboard.press('Backspace')
    await page.keyboard.press('Home')
    expect(await taken()).toEqual([])
    await page.keyboard.press('Control+Shift+U')
    await page.keyboard.press('F2')
    expect(await taken()).toEqual(expect.arrayContaining(['Control', 'Shift', 'F2']))
    await page.keyboard.press('Tab')
    expect(await taken()).toContain('Tab')
  })

// @spec 2.100
test('the page does not receive a file that an element accepts, but receives any other', async ({ page, site }) => {
  await openState(page, site, { element: 'shipments', state: 'ready' })
  const taken = await listen(page)
  const drop = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate(target => {
        const dataTransfer = new DataTransfer()
        const sheet = 'Serial Number,Work Order Number,Courier,Tracking Number\n1,WO-48213,FedEx,986578788855'
        dataTransfer.items.add(new File([sheet], 'sheet.csv', { type: 'text/csv' }))
        for (const type of ['dragenter', 'dragover', 'drop'])
          target.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, composed: true, cancelable: true }))
      })
  await drop('body')
  expect(await taken()).toEqual(['sheet.csv'])
  await drop('reeldock-shipments .drop-zone')
  await expect(page.getByRole('heading', { name: 'Import preview' })).toBeVisible()
  expect(await taken()).toEqual([])
})
