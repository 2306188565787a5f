import { readdirSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { test } from '../fixtures/gallery'
import { shownAs } from '../fixtures/mounts'
import { elementBudgets, maxLimits, maxSlack } from '../package/budgets'
import { dist, gzipKilobytes, staticGraph } from '../package/dist'

const elements = readdirSync(`${dist}elements`)
  .filter(file => file.endsWith('.js'))
  .map(file => file.slice(0, -3))

/** A page that has the loader and calls `configure`, where what is only fetched ahead waits for longer than the test. */
async function openPage(page: Page, site: string): Promise<void> {
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0
    // The page of all elements loads more files than a browser remembers by itself.
    performance.setResourceTimingBufferSize(2000)
  })
  await page.goto(`${site}/test/embedding/pages/loader.html`)
}

/** Puts elements into the page; answers the files of the package that are there once all show what they have read. */
function filesWith(page: Page, names: readonly string[]): Promise<string[]> {
  return page.evaluate(
    async given => {
      const shown = given.map(([name, attributes]) => {
        const element = document.createElement(`reeldock-${name}`)
        for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value)
        const ready = new Promise(resolve => element.addEventListener('reeldock-ready', resolve))
        document.querySelector('main')?.append(element)
        // A session shows nothing itself.
        return name === 'session' ? customElements.whenDefined('reeldock-session') : ready
      })
      await Promise.all(shown)
      const paths = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname)
      return paths.filter(path => path.startsWith('/reeldock/')).map(path => path.slice('/reeldock/'.length))
    },
    names.map(name => [name, shownAs[name] ?? {}] as const),
  )
}

/** The back end in the page, and what the page loads for no element. */
const backend = staticGraph('testing.js')
const isOther = (file: string) => backend.has(file) || file === 'loader.js' || file.startsWith('testing/')

const weigh = (files: readonly string[]) =>
  files.filter(file => !isOther(file)).reduce((sum, file) => sum + gzipKilobytes(file), 0)

for (const name of elements)
  test(`${name} brings no more than it may, alone and beside all others`, async ({ page, site, context }) => {
    const mostAlone = name === 'work-orders' ? maxLimits.workOrders : maxLimits.alone
    await openPage(page, site)
    const own = await filesWith(page, [name])
    const alone = weigh(own)
    const full = await context.newPage()
    await openPage(full, site)
    // The parts of the others that load after their first view count as present when a further element comes.
    const others = elements.filter(each => each !== name)
    await filesWith(full, others)
    await expect(full.locator('.skeleton')).toHaveCount(0)
    const there = new Set(await filesWith(full, []))
    const further = weigh(own.filter(file => !there.has(file)))
    const limits = elementBudgets[name]
    if (!limits)
      throw new Error(
        `test/package/budgets.ts has no limits for ${name}: measured are ${alone.toFixed(1)} KB alone, ${further.toFixed(1)} further`,
      )
    console.log(`| ${name} | ${alone.toFixed(1)} of ${limits.alone} | ${further.toFixed(1)} of ${limits.further} |`)
    expect(limits.alone).toBeLessThanOrEqual(mostAlone)
    expect(limits.further).toBeLessThanOrEqual(maxLimits.further)
    expect(alone).toBeLessThanOrEqual(limits.alone)
    expect(further).toBeLessThanOrEqual(limits.further)
    expect(limits.alone, 'a limit that is no limit').toBeLessThanOrEqual(alone * (1 + maxSlack))
    // Of a few kilobytes, a part would be less than one more line.
    expect(limits.further, 'a limit that is no limit').toBeLessThanOrEqual(
      Math.max(further * (1 + maxSlack), further + 1),
    )
  })
