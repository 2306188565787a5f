import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'

/** The script that changes prototypes and built-in functions before the suite loads. */
const hostileScript = fileURLToPath(new URL('./pages/hostile.js', import.meta.url))

/** Further interference of the page. */
export interface Hostility {
  /** Whether all shadow roots are closed. */
  readonly closed?: boolean
  /** Whether tags are defined late and in another order. */
  readonly late?: boolean
}

/** Makes a page run the hostile script, with further interference, before the suite loads. */
export async function makeHostile(page: Page, hostility: Hostility = {}): Promise<void> {
  await page.addInitScript(more => void Object.assign(window, { hostile: more }), hostility)
  await page.addInitScript({ path: hostileScript })
}

/** Gives every inner custom property of an element another value, everywhere in the page. Returns their number. */
export function clashWithNames(page: Page, tag: string): Promise<number> {
  return page.evaluate(name => {
    const sheets = document.querySelector(name)?.shadowRoot?.adoptedStyleSheets ?? []
    const text = sheets.flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText)).join('\n')
    const names = new Set([...text.matchAll(/--(?!reeldock-)[\w-]+/g)].map(([found]) => found))
    const clash = new CSSStyleSheet()
    clash.replaceSync(`* { ${[...names].map(found => `${found}: 99px !important`).join('; ')} }`)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, clash]
    return names.size
  }, tag)
}

interface HostileWindow {
  backend: { calls: { method: string; path: string; body: unknown }[] }
  passed: { fetch: number; attachShadow: number; define: number }
}

/** Configures the suite in `pages/hostile.html` with a test back end behind the page's own fetch. */
export function configureHostile(page: Page, latency = 0): Promise<void> {
  return page.evaluate(async milliseconds => {
    const [{ configure }, { createTestBackend }] = await Promise.all([
      import('/reeldock/reeldock.js' as string),
      import('/reeldock/testing.js' as string),
    ])
    const backend = createTestBackend({ scenario: 'approved-manual', latency: milliseconds })
    Object.assign(window, { backend })
    const { fetch: _, ...options } = backend.options
    configure(options)
  }, latency)
}

/** Returns how often the page's own functions were called. */
export function passed(page: Page): Promise<HostileWindow['passed']> {
  return page.evaluate(() => (window as unknown as HostileWindow).passed)
}

/** Returns the last body that the back end received by a method, as text. */
export function lastBody(page: Page, method: string): Promise<string | null> {
  return page.evaluate(asked => {
    const call = (window as unknown as HostileWindow).backend.calls.findLast(each => each.method === asked)
    if (!call || typeof call.body !== 'object') return null
    const lines = (value: unknown, path: string): string[] =>
      typeof value === 'object' && value !== null
        ? Object.entries(value).flatMap(([name, inner]) => lines(inner, `${path}.${name}`))
        : [`${path} ${value}`]
    return lines(call.body, call.path).join('\n')
  }, method)
}
