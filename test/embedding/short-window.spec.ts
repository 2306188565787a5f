import { expect, type Page } from '@playwright/test'
import { openState, test } from '../fixtures/gallery'

/** A window of 1280 × 1024 at 400 % (WCAG 1.4.10). */
const short = { width: 320, height: 256 }

/** The focused element, and the elements in sight at its middle and corners. */
function focusSeen(page: Page) {
  return page.evaluate(() => {
    const within = (root: Document | ShadowRoot): Element | null => {
      const focus = root.activeElement
      return focus?.shadowRoot ? within(focus.shadowRoot) : focus
    }
    const focus = within(document)
    const root = focus?.getRootNode()
    if (!focus || !(root instanceof ShadowRoot)) return null
    const { left, top, right, bottom } = focus.getBoundingClientRect()
    const isSeen = (x: number, y: number) => {
      const seen = root.elementFromPoint(x, y)
      return seen !== null && (focus.contains(seen) || seen.contains(focus))
    }
    return {
      field: focus.matches('input'),
      seen: [top + 2, (top + bottom) / 2, bottom - 2].every(y => isSeen((left + right) / 2, y)),
    }
  })
}

test('the save bar covers no field that is typed in where the window is as short as at 400 % zoom', async ({
  page,
  site,
}) => {
  await page.setViewportSize(short)
  await openState(page, site, { element: 'shipments', state: 'unsaved' })
  const bar = page.locator('.save-bar')
  await expect(bar).toBeVisible()
  const cells = page.locator('button.edit-cell[data-field="shippingTracking"]')
  for (const at of [0, 1, 2]) {
    await cells.nth(at).press('Enter')
    await page.keyboard.insertText('9')
    await expect.poll(() => focusSeen(page), { message: `field ${at}` }).toEqual({ field: true, seen: true })
    await page.keyboard.insertText('86594691340')
    await expect.poll(() => focusSeen(page), { message: `field ${at}, whole` }).toEqual({ field: true, seen: true })
  }
  await page.keyboard.press('Shift+Tab')
  await expect.poll(() => focusSeen(page), { message: 'the courier' }).toEqual({ field: true, seen: true })
})
