import type { Browser, CDPSession, Page } from 'playwright-core'
import type { Load } from './loads'

/** The cost of one load. Times are milliseconds from the start of the page, or from the click. */
export interface Visit {
  /** Kilobytes (1,000 bytes) of scripts and sheets that came over the wire before the rows. */
  readonly kilobytes: number
  readonly firstPaint: number
  readonly rows: number
  /** The sum of the time over 50 ms of each task before the rows. */
  readonly blocking: number
  /** Main-thread CPU before the rows. */
  readonly cpu: number
  /** The time from a click to the rows of the other list; null for pages without one. */
  readonly click: number | null
}

/** "Fast 4G" of Chrome's developer tools: 90 % of 9 and 1.5 Mbit/s, in bytes per second, and 2.75 times 60 ms. */
const fast4G = { offline: false, latency: 165, downloadThroughput: 1_012_500, uploadThroughput: 168_750 }
const slowdown = 4
const maxWait = 120_000
/** Milliseconds that the pointer rests over a place before it presses. A hand rests longer. */
const restBeforePress = 100

/**
 * Returns a script that runs before the page's own: it records long tasks, and checks in each frame whether the rows
 * are drawn.
 */
const watch = (condition: string) => `
  window.longTasks = [];
  new PerformanceObserver(list => window.longTasks.push(...list.getEntries().map(({ startTime, duration }) => ({ startTime, duration }))))
    .observe({ type: 'longtask', buffered: true });
  window.until = isThere => new Promise(done => {
    const look = () => (isThere() ? requestAnimationFrame(() => setTimeout(() => done(performance.now()))) : requestAnimationFrame(look));
    look();
  });
  window.rowsAt = window.until(() => document.body !== null && ${condition});
`

/**
 * Loads a page in a fresh profile.
 * @param throttled whether the line is a phone's and the machine four times slower
 */
export async function visit(browser: Browser, origin: string, load: Load, throttled: boolean): Promise<Visit> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    locale: 'en-US',
    ignoreHTTPSErrors: true,
  })
  try {
    const page = await context.newPage()
    const faults: string[] = []
    page.on('pageerror', error => faults.push(error.message))
    const session = await context.newCDPSession(page)
    const weight = await weigh(session)
    await session.send('Performance.enable', { timeDomain: 'threadTicks' })
    if (throttled) {
      await session.send('Network.emulateNetworkConditions', fast4G)
      await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    }
    await page.addInitScript(watch(load.isDrawn))
    await page.goto(origin + load.path, { waitUntil: 'commit' })
    const rows = await within(page.evaluate<number>('window.rowsAt'), load.path, faults)
    const { metrics } = await session.send('Performance.getMetrics')
    const seconds = metrics.find(({ name }) => name === 'ThreadTime')?.value ?? Number.NaN
    const kilobytes = weight() / 1000
    const firstPaint = await page.evaluate<number>(
      "performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN",
    )
    const blocking = await page.evaluate<number>(
      `longTasks.filter(({ startTime }) => startTime < ${rows}).reduce((sum, { duration }) => sum + duration - 50, 0)`,
    )
    const click = await measureClick(page, load)
    if (faults.length > 0 && !load.isAlone) throw new Error(`${load.path}: ${faults.join('; ')}`)
    return { kilobytes, firstPaint, rows, blocking, cpu: seconds * 1000, click }
  } finally {
    await context.close()
  }
}

/** Adds up the bytes of scripts and sheets as they arrive; returns a function with the sum so far. */
async function weigh(session: CDPSession): Promise<() => number> {
  const counted = new Set<string>()
  let bytes = 0
  session.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Script' || type === 'Stylesheet') counted.add(requestId)
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (counted.has(requestId)) bytes += encodedDataLength
  })
  await session.send('Network.enable')
  return () => bytes
}

async function measureClick(page: Page, { other, isOtherDrawn }: Load): Promise<number | null> {
  if (other === undefined || isOtherDrawn === undefined) return null
  // Let each page finish its work after the first rows, so that the click is measured alike.
  await page.waitForTimeout(3000)
  const target = await page.evaluate<{ x: number; y: number }>(`(() => {
    const { x, y, width, height } = (${other}).getBoundingClientRect();
    addEventListener('click', ({ timeStamp }) => {
      window.otherAfter = window.until(() => ${isOtherDrawn}).then(at => at - timeStamp);
    }, { capture: true, once: true });
    return { x: x + width / 2, y: y + height / 2 };
  })()`)
  // Move like a hand: rest over the place, then press.
  await page.mouse.move(target.x, target.y, { steps: 5 })
  await page.waitForTimeout(restBeforePress)
  await page.mouse.click(target.x, target.y)
  return page.evaluate<number>('window.otherAfter')
}

async function within<T>(wait: Promise<T>, path: string, faults: readonly string[]): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, refuse) => {
    timer = setTimeout(() => refuse(new Error(`${path} shows no rows: ${faults.join('; ')}`)), maxWait)
  })
  try {
    return await Promise.race([wait, late])
  } finally {
    clearTimeout(timer)
  }
}
