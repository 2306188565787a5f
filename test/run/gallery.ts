import { test as base, type Page } from '@playwright/test'
import { elements } from '../../demo/gallery/states.js'
import { serveStatic } from './static'

/** One entry of the gallery. */
export interface Shown {
  element: string
  state: string
}

export const gallery: readonly Shown[] = Object.entries(elements).flatMap(([element, states]) =>
  states.map(({ state }) => ({ element, state })),
)

/** The moment at which the gallery's world and the page's clock stand. */
const now = '2026-03-11T17:30:00Z'

/** Opens a state, without waiting for what is on its way. */
export async function visitState(
  page: Page,
  site: string,
  { element, state }: Shown,
  more: Record<string, string> = {},
) {
  await page.clock.setFixedTime(now)
  const address = new URLSearchParams({ element, state, now, ...more })
  await page.goto(`${site}/demo/gallery/index.html?${address}`)
}

/** Opens a state and waits until nothing more changes by itself. */
export async function openState(page: Page, site: string, shown: Shown, more: Record<string, string> = {}) {
  await visitState(page, site, shown, more)
  await page.locator('html[data-settled]').waitFor({ timeout: 30_000 })
}

/** Tests that look at the gallery on the built package, under the strict policy. */
export const test = base.extend<object, { site: string }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from here
    async ({}, use) => {
      const { origin, close } = await serveStatic()
      await use(origin)
      await close()
    },
    { scope: 'worker' },
  ],
})
