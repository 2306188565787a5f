import { expect, type Locator, type Page } from '@playwright/test'
import { openState, test } from '../fixtures/gallery'

/** A window of 1280 × 1024 at 400 % (WCAG 1.4.10). */
const short = { width: 320, height: 256 }

/** Returns whether the focused element is a field, and whether its top, middle and bottom are visible. */
function readFocus(page: Page) {
  return page.evaluate(() => {
    const within = (root: Document | ShadowRoot): Element | null => {
      const focus = root.activeElement
      return focus?.shadowRoot ? within(focus.shadowRoot) : focus
    }
    const focus = within(document)
    const root = focus?.getRootNode()
    if (!focus || !(root instanceof ShadowRoot)) return null
    const { left, top, right, bottom } = focus.getBoundingClientRect()
    const isVisibleAt = (x: number, y: number) => {
      const seen = root.elementFromPoint(x, y)
      return seen !== null && (focus.contains(seen) || seen.contains(focus))
    }
    return {
      isField: focus.matches('input'),
      isVisible: [top + 2, (top + bottom) / 2, bottom - 2].every(y => isVisibleAt((left + right) / 2, y)),
    }
  })
}

type Box = NonNullable<Awaited<ReturnType<Locator['boundingBox']>>>

/** Opens the preview of a paste of two numbers. */
async function openPaste(page: Page) {
  await page.getByRole('button', { name: 'Paste tracking' }).click()
  const dialog = page.getByRole('dialog', { name: 'Paste tracking numbers' })
  await dialog.getByRole('textbox').fill('1Z5R89390357567127\n986578788855')
  await expect(dialog.getByRole('button', { name: 'Fill 2 rows' })).toBeVisible()
  return dialog
}

test('the preview of a paste fits into the view at 400 % zoom after scrolling to it', async ({ page, site }) => {
  await page.setViewportSize(short)
  await openState(page, site, { element: 'shipments', state: 'unsaved' })
  const dialog = await openPaste(page)
  const preview = dialog.getByRole('region', { name: 'Preview of the paste' })
  await preview.evaluate(element => element.scrollIntoView({ block: 'end' }))
  await expect(preview).toBeInViewport({ ratio: 1 })
  const fill = dialog.getByRole('button', { name: 'Fill 2 rows' })
  await fill.evaluate(element => element.scrollIntoView({ block: 'end' }))
  await expect(fill).toBeInViewport({ ratio: 1 })
})

test('the buttons of a paste fill a separate line under the counts on a phone', async ({ page, site }) => {
  await page.setViewportSize({ width: 375, height: 700 })
  await openState(page, site, { element: 'shipments', state: 'unsaved' })
  const dialog = await openPaste(page)
  const boxOf = async (name: RegExp) => (await dialog.getByRole('button', { name }).boundingBox()) as Box
  // The boxes are read one after another while the preview may still grow.
  await expect(async () => {
    const [cancel, fill] = [await boxOf(/^Cancel$/), await boxOf(/^Fill/)]
    const counts = await dialog.getByText('2 of 2 rows will be filled').boundingBox()
    expect(Math.round(fill.y)).toBe(Math.round(cancel.y))
    expect(fill.height).toBe(cancel.height)
    expect(cancel.y).toBeGreaterThanOrEqual((counts?.y ?? 0) + (counts?.height ?? 0))
    expect(cancel.width + fill.width).toBeGreaterThan(300)
  }).toPass()
})

test('the save bar does not cover the focused field in a window as short as at 400 % zoom', async ({ page, site }) => {
  await page.setViewportSize(short)
  await openState(page, site, { element: 'shipments', state: 'unsaved' })
  const bar = page.locator('.save-bar')
  await expect(bar).toBeVisible()
  const cells = page.locator('button.edit-cell[data-field="shippingTracking"]')
  for (const index of [0, 1, 2]) {
    await cells.nth(index).press('Enter')
    await page.keyboard.insertText('9')
    await expect.poll(() => readFocus(page), { message: `field ${index}` }).toEqual({ isField: true, isVisible: true })
    await page.keyboard.insertText('86594691340')
    await expect
      .poll(() => readFocus(page), { message: `field ${index}, all digits` })
      .toEqual({ isField: true, isVisible: true })
  }
  await page.keyboard.press('Shift+Tab')
  await expect.poll(() => readFocus(page), { message: 'the courier' }).toEqual({ isField: true, isVisible: true })
})
