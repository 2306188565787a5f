import type { Page } from '@playwright/test'

interface Shifting {
  shifts: { sum: number }
}

/** Adds up the layout shifts of a page. Call this before the page is opened. */
export async function countShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts = { sum: 0 }
    Object.assign(window, { shifts })
    new PerformanceObserver(list => {
      for (const entry of list.getEntries()) shifts.sum += (entry as unknown as { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

export function readShiftSum(page: Page): Promise<number> {
  return page.evaluate(() => (window as unknown as Shifting).shifts.sum)
}
