import { readdirSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { mount, openMounts, readResources } from '../fixtures/mounts'
import { serveStatic } from '../fixtures/static-site'
import { dist } from '../package/dist'
import { findBrowser } from './browser'
import { closingLine } from './tally'

// `npm run soak [-- element …]` compares a page's resources before and after a thousand mounts of each element.

const mounts = 1000
const atOnce = 25
/** The number of mounts before the first count. Until then the browser keeps collecting compiled code. */
const warm = 500
const chosen = process.argv.slice(2)
const { executablePath, args, env } = findBrowser()
const browser = await chromium.launch({
  executablePath,
  args,
  env: { ...process.env, ...env } as Record<string, string>,
})
const site = await serveStatic()
const failed: string[] = []
const names = readdirSync(`${dist}elements`)
  .filter(file => file.endsWith('.js'))
  .map(file => file.slice(0, -3))
  .filter(name => chosen.length === 0 || chosen.includes(name))

type Held = Awaited<ReturnType<typeof readResources>>

/** The largest growth after a thousand mounts. A cache that fills up once stays below it, a leak does not. */
const maxGrowth: Held = { nodes: mounts / 10, listeners: mounts / 100, heap: 500_000, timers: 0, sockets: 0 }
const counts = Object.keys(maxGrowth) as (keyof Held)[]

console.log(`| element | ${counts.join(' | ')} | |\n|---${'|---'.repeat(counts.length)}|---|`)
for (const name of names) {
  const page = await browser.newPage()
  await openMounts(page, site.origin)
  await mount(page, name, warm, atOnce)
  const before = await readResources(page)
  await mount(page, name, mounts, atOnce)
  const after = await readResources(page)
  await page.close()
  const over = counts.filter(count => after[count] - before[count] > maxGrowth[count])
  if (over.length > 0) failed.push(`${name}: ${over.join(', ')}`)
  const cells = counts.map(count => `${before[count]} → ${after[count]}`)
  console.log(`| ${name} | ${cells.join(' | ')} | ${over.join(', ') || 'back'} |`)
}
await browser.close()
await site.close()
console.log(`\n${closingLine({ passed: names.length - failed.length, failed, skipped: [] })}`)
process.exitCode = failed.length === 0 ? 0 : 1
