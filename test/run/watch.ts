import type { Page } from '@playwright/test'

/** What a page complained of: violations of its policy, uncaught errors, errors in its console. */
export interface Complaints {
  all(): Promise<string[]>
}

/** Starts to listen; to be called before the page is opened. */
export async function listenTo(page: Page): Promise<Complaints> {
  const heard: string[] = []
  page.on('pageerror', error => heard.push(`uncaught: ${error.message}`))
  page.on('console', message => {
    if (message.type() === 'error') heard.push(`console: ${message.text()}`)
  })
  await page.addInitScript(() => {
    const violations: string[] = []
    Object.assign(window, { violations })
    addEventListener('securitypolicyviolation', event => {
      violations.push(`violation: ${event.effectiveDirective} ${event.blockedURI} ${event.sample} ${event.sourceFile}`)
    })
  })
  return {
    all: async () => [
      ...heard,
      ...(await page.evaluate(() => (window as unknown as { violations: string[] }).violations)),
    ],
  }
}
