import type { KeyInput } from 'puppeteer-core'
import { focusOn, nest, readActive } from '../fixtures/aria-keys/page'
import { keysFor, widgets } from '../fixtures/aria-keys/widgets'
import { expect, test } from './stage'

for (const direction of ['ltr', 'rtl'] as const)
  for (const { name, shown, start, steps } of widgets)
    test(`${name}: the keys of the ARIA practices, two shadow roots deeper, ${direction}`, async ({
      stage: { page, open },
    }) => {
      await open(shown)
      await page.evaluate(nest, direction)
      await expect.poll(() => page.evaluate(focusOn, start)).toBe(true)
      for (const [keys, after] of steps) {
        const [key, ...held] = keysFor(keys, direction).split('+').reverse() as [KeyInput, ...KeyInput[]]
        for (const each of held) await page.keyboard.down(each)
        await page.keyboard.press(key)
        for (const each of held) await page.keyboard.up(each)
        await expect.poll(() => page.evaluate(readActive), keys).toMatchObject(after)
      }
    })
