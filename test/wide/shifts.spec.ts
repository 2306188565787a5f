import { expect } from '@playwright/test'
import { gallery, openState, test } from '../fixtures/gallery'
import { countShifts, readShiftSum } from '../gallery/shifts'

for (const shown of gallery.filter(({ state }) => state === 'ready'))
  test(`${shown.element}: its skeleton has its final size, 768 px wide`, async ({ page, site }) => {
    await page.setViewportSize({ width: 768, height: 800 })
    await countShifts(page)
    await openState(page, site, shown, { latency: '300' })
    expect(await readShiftSum(page)).toBeLessThanOrEqual(0.02)
  })
