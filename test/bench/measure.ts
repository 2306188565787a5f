import { type Browser, type CDPSession, chromium } from 'playwright-core'
import { findBrowser } from '../run/browser'
import type { Bench, Cost, Costs } from './types'

/** The same viewport for every contender. */
const viewport = { width: 1280, height: 800 }

interface Measured {
  readonly cost: Cost
  readonly shown: string
}

/** Opens the browser of the tests. */
export function openBrowser(): Promise<Browser> {
  const { executablePath, args, env } = findBrowser()
  return chromium.launch({ executablePath, args, env: { ...process.env, ...env } as Record<string, string> })
}

/**
 * Runs all contenders of a bench at one size, in turn, round by round, each in a process of its own.
 * @throws Error when two contenders show different content after a step
 */
export async function measure(
  browser: Browser,
  origin: string,
  bench: Bench,
  size: number,
  rounds: number,
): Promise<Costs> {
  const names = Object.keys(bench.contenders)
  const costs = new Map(names.map(name => [name, new Map(bench.steps.map(step => [step.name, [] as Cost[]]))]))
  for (let round = 0; round < rounds; round += 1) {
    const shown = new Map<string, string>()
    for (let turn = 0; turn < names.length; turn += 1) {
      // Each round begins with another contender, so that none always comes first.
      const name = names[(round + turn) % names.length] ?? ''
      for (const [step, measured] of await runOnce(browser, origin, bench, name, size)) {
        costs.get(name)?.get(step)?.push(measured.cost)
        const before = shown.get(step) ?? measured.shown
        shown.set(step, before)
        if (before !== measured.shown)
          throw new Error(`${bench.name}, ${step}: ${name} shows\n${measured.shown}\nbut another contender\n${before}`)
      }
    }
  }
  return costs
}

async function runOnce(browser: Browser, origin: string, bench: Bench, contender: string, size: number) {
  const context = await browser.newContext({ viewport, locale: 'en-US', timezoneId: 'America/Chicago' })
  try {
    const page = await context.newPage()
    const faults: string[] = []
    page.on('pageerror', error => faults.push(error.message))
    const address = new URLSearchParams({ bench: bench.pages ?? bench.name, contender, size: String(size) })
    await page.goto(`${origin}/index.html?${address}`)
    await page.evaluate('window.contender')
    const session = await context.newCDPSession(page)
    await session.send('Performance.enable', { timeDomain: 'threadTicks' })
    const measured = new Map<string, Measured>()
    for (const { name, turns, warm = 0 } of bench.steps) {
      const run = async (from: number, to: number) => {
        await page.evaluate(`window.run(${JSON.stringify(name)}, ${from}, ${to})`)
      }
      if (warm > 0) await run(0, warm)
      await session.send('HeapProfiler.collectGarbage')
      const before = await readClocks(session)
      await run(warm, warm + turns)
      const after = await readClocks(session)
      await session.send('HeapProfiler.collectGarbage')
      const { heap } = await readClocks(session)
      const cost = { main: (after.main - before.main) / turns, all: (after.all - before.all) / turns, heap }
      measured.set(name, { cost, shown: await page.evaluate<string>('window.shown()') })
    }
    if (faults.length > 0) throw new Error(`${bench.name}, ${contender}: ${faults.join('; ')}`)
    return measured
  } finally {
    await context.close()
  }
}

/**
 * Reads the CPU milliseconds so far, of the main thread and of all threads of the page's process with its workers, and
 * the megabytes of the page's heap.
 */
async function readClocks(session: CDPSession): Promise<Cost> {
  const { metrics } = await session.send('Performance.getMetrics')
  const read = (name: string) => metrics.find(metric => metric.name === name)?.value ?? Number.NaN
  return {
    main: read('ThreadTime') * 1000,
    all: read('ProcessTime') * 1000,
    heap: read('JSHeapUsedSize') / 1_000_000,
  }
}
