import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'

interface MountPage {
  timers: Set<number>
  mountMany(tag: string, attributes: Record<string, string>, count: number, atOnce: number): Promise<number>
  openSockets(): number
}

/** What a page holds: nodes and listeners as the browser counts them after a collection, timers and sockets as started. */
export async function held(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  await session.send('HeapProfiler.collectGarbage')
  await session.send('HeapProfiler.collectGarbage')
  const { metrics } = await session.send('Performance.getMetrics')
  await session.detach()
  const metric = (name: string) => metrics.find(each => each.name === name)?.value ?? 0
  const own = await page.evaluate(() => {
    const { timers, openSockets } = window as unknown as MountPage
    return { timers: timers.size, sockets: openSockets() }
  })
  return { nodes: metric('Nodes'), listeners: metric('JSEventListeners'), heap: metric('JSHeapUsedSize'), ...own }
}

/** An element that shows nothing by itself is opened. */
const attributes: Record<string, Record<string, string>> = {
  'drive-inventory': { inline: '' },
  shipments: { 'work-order-no': 'WO-30120' },
}

/** Opens the page that mounts and removes; from then on its timers are known. */
export async function openMounts(page: Page, site: string): Promise<void> {
  await page.addInitScript({ path: fileURLToPath(new URL('./pages/timers.js', import.meta.url)) })
  await page.goto(`${site}/test/e2e/pages/leaks.html`)
  await page.locator('html[data-settled]').waitFor()
}

/** Puts an element into the page and takes it out again, so many times; answers how many nodes the fullest one had. */
export function mount(page: Page, name: string, count: number, atOnce: number): Promise<number> {
  return page.evaluate(
    ([tag, given, total, some]) => (window as unknown as MountPage).mountMany(tag, given, total, some),
    [`reeldock-${name}`, attributes[name] ?? {}, count, atOnce] as const,
  )
}
