import { readdirSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { test } from '../fixtures/gallery'
import { shownAs } from '../fixtures/mounts'
import { elementBudgets, maxLimits, maxSlack } from '../package/budgets'
import { dist, gzipKilobytes, staticGraph } from '../package/dist'

const elements = readdirSync(`${dist}elements`)
  .filter(file => file.endsWith('.js'))
  .map(file => file.slice(0, -3))

/** Opens a page that has the loader and calls `configure`. Files that load ahead in idle time are not requested. */
async function openPage(page: Page, site: string): Promise<void> {
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0
    // The page of all elements loads more files than the default buffer of the browser holds.
    performance.setResourceTimingBufferSize(2000)
  })
  await page.goto(`${site}/test/embedding/pages/loader.html`)
}

/** Adds elements to the page. Returns the loaded files of the package after all elements show their data. */
function filesWith(page: Page, names: readonly string[]): Promise<string[]> {
  return page.evaluate(
    async entries => {
      const shown = entries.map(([name, attributes]) => {
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

const backend = staticGraph('testing.js')
/** Returns whether the page loads a file without any element: the loader and the in-memory back end. */
const isOther = (file: string) => backend.has(file) || file === 'loader.js' || file.startsWith('testing/')

const weigh = (files: readonly string[]) =>
  files.filter(file => !isOther(file)).reduce((sum, file) => sum + gzipKilobytes(file), 0)

for (const name of elements)
  test(`${name} loads no more than its limit, alone and beside all others`, async ({ page, site, context }) => {
    const maxAlone = name === 'work-orders' ? maxLimits.workOrders : maxLimits.alone
    await openPage(page, site)
    const ownFiles = await filesWith(page, [name])
    const alone = weigh(ownFiles)
    const full = await context.newPage()
    await openPage(full, site)
    // Parts of the others that load after their first view count as present before the further element.
    const others = elements.filter(each => each !== name)
    await filesWith(full, others)
    await expect(full.locator('.skeleton')).toHaveCount(0)
    const presentFiles = new Set(await filesWith(full, []))
    const further = weigh(ownFiles.filter(file => !presentFiles.has(file)))
    const limits = elementBudgets[name]
    if (!limits)
      throw new Error(
        `test/package/budgets.ts has no limits for ${name}: measured are ${alone.toFixed(1)} KB alone, ${further.toFixed(1)} further`,
      )
    console.log(`| ${name} | ${alone.toFixed(1)} of ${limits.alone} | ${further.toFixed(1)} of ${limits.further} |`)
    expect(limits.alone).toBeLessThanOrEqual(maxAlone)
    expect(limits.further).toBeLessThanOrEqual(maxLimits.further)
    expect(alone).toBeLessThanOrEqual(limits.alone)
    expect(further).toBeLessThanOrEqual(limits.further)
    expect(limits.alone, 'a limit far above the measured value').toBeLessThanOrEqual(alone * (1 + maxSlack))
    // For an element of a few kilobytes, a fraction would be less than one more line.
    expect(limits.further, 'a limit far above the measured value').toBeLessThanOrEqual(
      Math.max(further * (1 + maxSlack), further + 1),
    )
  })
