import { expect } from '@playwright/test'
import { maya, signIn } from '../fixtures/partner'
import { test } from '../fixtures/portal'
import type { StartedServer } from '../fixtures/server/start'
import { maxShift, slowDown, untilPainted, watchShifts } from '../fixtures/shifts'

let server: StartedServer
test.beforeAll(async ({ portal }) => {
  server = await portal.restored()
})

for (const [width, height] of [
  [1280, 800],
  [375, 700],
] as const)
  test(`nothing moves while a page loads slowly, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    const shifts = await watchShifts(page)
    await slowDown(page)
    const sums: Record<string, number> = {}
    const look = async (path: string) => {
      await page.goto(server.url + path)
      await page.waitForLoadState('networkidle')
      await untilPainted(page)
      const { sum, moved } = await shifts()
      sums[path] = sum
      expect.soft(sum, `${path}: ${moved.join(', ')}`).toBeLessThanOrEqual(maxShift)
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
