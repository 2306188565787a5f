import { readdirSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { dist } from '../package/dist'
import { test } from '../run/gallery'

const mounts = 1000
const atOnce = 25

interface MountPage {
  timers: Set<number>
  mountMany(tag: string, attributes: Record<string, string>, count: number, atOnce: number): Promise<number>
  openSockets(): number
}

/** What a page holds: nodes and listeners as the browser counts them after a collection, timers and sockets as started. */
async function held(page: Page) {
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
  return { nodes: metric('Nodes'), listeners: metric('JSEventListeners'), ...own }
}

/** An element that shows nothing by itself is opened. */
const attributes: Record<string, Record<string, string>> = {
  'drive-inventory': { inline: '' },
  shipments: { 'work-order-no': 'WO-30120' },
}

const elements = readdirSync(`${dist}elements`).filter(file => file.endsWith('.js'))
for (const name of elements.map(file => file.slice(0, -3)))
  test(`<reeldock-${name}>: ${mounts} mounts leave nothing behind`, async ({ page, site }) => {
    test.setTimeout(180_000)
    await page.addInitScript(() => {
      const timers = new Set<number>()
      const { setTimeout, clearTimeout, setInterval, clearInterval } = window
      Object.assign(window, {
        timers,
        setTimeout: (work: () => void, wait?: number) => {
          const id = setTimeout(() => {
            timers.delete(id)
            work()
          }, wait)
          timers.add(id)
          return id
        },
        setInterval: (work: () => void, wait?: number) => {
          const id = setInterval(work, wait)
          timers.add(id)
          return id
        },
        clearTimeout: (id: number) => {
          timers.delete(id)
          clearTimeout(id)
        },
        clearInterval: (id: number) => {
          timers.delete(id)
          clearInterval(id)
        },
      })
    })
    await page.goto(`${site}/test/e2e/pages/leaks.html`)
    await page.locator('html[data-settled]').waitFor()
    const mount = (count: number) =>
      page.evaluate(
        ([tag, given, total, some]) => (window as unknown as MountPage).mountMany(tag, given, total, some),
        [`reeldock-${name}`, attributes[name] ?? {}, count, atOnce] as const,
      )
    await mount(2 * atOnce)
    const before = await held(page)
    const fullest = await mount(mounts)
    const after = await held(page)
    console.log(`${name}, ${fullest} nodes each: ${JSON.stringify(before)} → ${JSON.stringify(after)}`)
    if (name !== 'session') expect(fullest).toBeGreaterThan(3)
    expect(after.timers).toBeLessThanOrEqual(before.timers)
    expect(after.sockets).toBeLessThanOrEqual(before.sockets)
    // Fewer than one a hundred mounts: what grows with each mount is caught, a cache that fills up once is not.
    expect(after.nodes - before.nodes).toBeLessThan(mounts / 10)
    expect(after.listeners - before.listeners).toBeLessThan(mounts / 100)
  })
