import { expect } from '@playwright/test'
import { focusOn, nest, readActive } from '../fixtures/aria-keys/page'
import { keysFor, widgets } from '../fixtures/aria-keys/widgets'
import { openState, test } from '../fixtures/gallery'

for (const direction of ['ltr', 'rtl'] as const)
  for (const { name, shown, start, steps } of widgets)
    test(`${name}: the keys of the ARIA practices, two shadow roots deeper, ${direction}`, async ({ page, site }) => {
      await openState(page, site, shown)
      await page.evaluate(nest, direction)
      await expect.poll(() => page.evaluate(focusOn, start)).toBe(true)
      for (const [keys, after] of steps) {
        await page.keyboard.press(keysFor(keys, direction))
        await expect.poll(() => page.evaluate(readActive), keys).toMatchObject(after)
      }
    })
