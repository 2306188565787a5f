import { test as base, expect } from '@playwright/test'
import type { Browser, Page } from 'puppeteer-core'
import type { Shown } from '../fixtures/gallery'
import { serveStatic } from '../fixtures/static-site'
import { findFirefox, launchFirefox, noFirefox } from '../run/firefox'

/** The fixed time of the gallery's world and of the page's clock. */
const now = '2026-03-11T17:30:00Z'

/** A page of Firefox with its complaints. */
export interface Stage {
  page: Page
  /** Returns violations of the policy, uncaught errors, errors of the console, and requests to other hosts. */
  complaints(): Promise<string[]>
  /** Opens a state of the gallery and waits until nothing changes by itself. */
  open(shown: Shown, more?: Record<string, string>): Promise<void>
}

async function stageOn(page: Page, site: string): Promise<Stage> {
  const heard: string[] = []
  page.on('pageerror', error => heard.push(`uncaught: ${error instanceof Error ? error.message : error}`))
  page.on('console', message => {
    if (message.type() === 'error') heard.push(`console: ${message.text()}`)
  })
  page.on('request', request => {
    const { origin, protocol } = new URL(request.url())
    if (/^http/.test(protocol) && origin !== site) heard.push(`asked ${origin}`)
  })
  await page.evaluateOnNewDocument(at => {
    // Kept edits of one state would be offered in the next one.
    if (location.protocol === 'http:') {
      localStorage.clear()
      sessionStorage.clear()
    }
    const stopped = Date.parse(at)
    window.Date = new Proxy(Date, {
      construct: (date, args) => Reflect.construct(date, args.length === 0 ? [stopped] : args),
      get: (date, name) => (name === 'now' ? () => stopped : Reflect.get(date, name)),
    })
    const violations: string[] = []
    Object.assign(window, { violations })
    addEventListener('securitypolicyviolation', event => {
      violations.push(`violation: ${event.effectiveDirective} ${event.blockedURI} ${event.sample}`)
    })
  }, now)
  page.setDefaultTimeout(300_000)
  await page.setViewport({ width: 1280, height: 720 })
  return {
    page,
    async complaints() {
      const violations = await page.evaluate(() => (window as unknown as { violations: string[] }).violations)
      return [...heard.splice(0), ...violations]
    },
    async open({ element, state }, more = {}) {
      const address = new URLSearchParams({ element, state, now, ...more })
      await page.goto(`${site}/demo/gallery/index.html?${address}`)
      await page.waitForSelector('html[data-settled]').catch(() => {
        throw new Error(`${element}, ${state} is not reached: ${heard.join('; ')}`)
      })
    },
  }
}

interface Shared {
  site: string
  firefox: Browser | null
}

/** A test in Firefox with its own page. */
export const test = base.extend<{ stage: Stage }, Shared>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from here
    async ({}, use) => {
      const { origin, close } = await serveStatic()
      await use(origin)
      await close()
    },
    { scope: 'worker' },
  ],
  firefox: [
    // biome-ignore lint/correctness/noEmptyPattern: as above
    async ({}, use) => {
      const path = findFirefox()
      const browser = path === null ? null : await launchFirefox(path)
      await use(browser)
      await browser?.close()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  stage: async ({ firefox, site }, use) => {
    if (firefox === null) return base.skip(true, noFirefox)
    const context = await firefox.createBrowserContext()
    await use(await stageOn(await context.newPage(), site))
    await context.close()
  },
})

export { expect }
