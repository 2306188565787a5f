import { expect, type Page } from '@playwright/test'
import { maya, signIn } from '../fixtures/partner'
import { test } from '../fixtures/portal'
import type { StartedServer } from '../fixtures/server/start'

let server: StartedServer
test.beforeAll(async ({ portal }) => {
  server = await portal.restored()
})

/** The least that counts as a page that stands still (spec/elements.md, check 9). */
const most = 0.02

interface Shift extends PerformanceEntry {
  value: number
  hadRecentInput: boolean
  sources: { node?: Node }[]
}

/** Sums what moved by itself, and names it. */
async function watchShifts(page: Page): Promise<() => Promise<{ sum: number; moved: string[] }>> {
  await page.addInitScript(() => {
    const seen = { sum: 0, moved: [] as string[] }
    Object.assign(window, { seen })
    new PerformanceObserver(list => {
      for (const entry of list.getEntries() as Shift[]) {
        if (entry.hadRecentInput) continue
        seen.sum += entry.value
        for (const { node } of entry.sources)
          seen.moved.push(`${entry.value.toFixed(4)} ${node instanceof Element ? node.localName : node?.nodeName}`)
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () => page.evaluate(() => (window as unknown as { seen: { sum: number; moved: string[] } }).seen)
}

/** Each file and each answer takes its own time, from 30 to 130 ms, the same in every run: by its number. */
async function slowDown(page: Page): Promise<void> {
  let number = 0
  await page.route(/\/(reeldock|api)\//, async route => {
    number += 1
    await new Promise(resolve => setTimeout(resolve, 30 + ((number * 73) % 101)))
    await route.continue()
  })
}

/** Until what has arrived is on the screen, and told: a shift is told after the frame in which it was. */
const painted = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise(resolve => requestAnimationFrame(resolve))
    await new Promise(resolve => setTimeout(resolve))
  })

for (const [width, height] of [
  [1280, 800],
  [375, 700],
] as const)
  test(`nothing moves while a page comes in slowly, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    const shifts = await watchShifts(page)
    await slowDown(page)
    const sums: Record<string, number> = {}
    const look = async (path: string) => {
      await page.goto(server.url + path)
      await page.waitForLoadState('networkidle')
      await painted(page)
      const { sum, moved } = await shifts()
      sums[path] = sum
      expect.soft(sum, `${path}: ${moved.join(', ')}`).toBeLessThanOrEqual(most)
    }
    await look('/')
    await look('/not-found')
    await signIn(page, server.url, maya)
    for (const path of ['/work-orders', '/work-orders/past', '/appliances', '/service-areas', '/calendar', '/reports'])
      await look(path)
    await look('/company-settings')
    await look('/register/approved')
    const description = Object.entries(sums)
      .map(([path, sum]) => `${path} ${sum.toFixed(4)}`)
      .join(', ')
    test.info().annotations.push({ type: 'shifts', description })
  })
