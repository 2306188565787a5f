import { existsSync, readFileSync } from 'node:fs'
import { expect } from '@playwright/test'
import { elementNames } from '../../elements/base/bundle/entries'
import { test } from '../fixtures/gallery'
import { maxAhead, maxSlack } from '../package/budgets'
import { dist, gzipKilobytes } from '../package/dist'

/** The parts that work orders load while the page is idle, by the names of their files. */
const parts = ['Opened', 'reading-views', 'tools-views', 'schedule-views', 'ColumnTools', 'surfaces']

/** Returns the source modules of a file of `dist/`, as its source map names them. A file of imports alone has no map. */
function sourcesOf(file: string): string[] {
  if (!existsSync(`${dist}${file}.map`)) return []
  const map: { sources: string[] } = JSON.parse(readFileSync(`${dist}${file}.map`, 'utf8'))
  return map.sources
}

test('work orders load nothing of other areas while the page is idle', async ({ page, site }) => {
  await page.goto(`${site}/test/embedding/pages/loader.html`)
  const loadedFiles = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => new URL(name).pathname)
        .filter(path => path.startsWith('/reeldock/'))
        .map(path => path.slice('/reeldock/'.length)),
    )
  await page.evaluate(async () => {
    const element = document.createElement('reeldock-work-orders')
    const ready = new Promise(resolve => element.addEventListener('reeldock-ready', resolve))
    document.querySelector('main')?.append(element)
    await ready
  })
  for (const part of parts) await expect.poll(async () => (await loadedFiles()).join('\n')).toContain(`chunks/${part}-`)
  await page.waitForLoadState('networkidle')
  const first: Record<string, string[]> = JSON.parse(readFileSync(`${dist}preload.json`, 'utf8'))
  const ahead = (await loadedFiles()).filter(
    file => file.startsWith('chunks/') && !first['work-orders']?.includes(file),
  )
  const areas = elementNames().filter(name => name !== 'work-orders')
  const foreign = ahead.flatMap(sourcesOf).filter(source => areas.some(area => source.includes(`elements/${area}/`)))
  expect(foreign).toEqual([])
  const weight = ahead.reduce((sum, file) => sum + gzipKilobytes(file), 0)
  console.log(`work orders load ${weight.toFixed(1)} of ${maxAhead} KB ahead`)
  expect(weight).toBeLessThanOrEqual(maxAhead)
  expect(maxAhead, 'a limit far above the measured weight').toBeLessThanOrEqual(weight * (1 + maxSlack))
})
