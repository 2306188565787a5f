import { chromium } from '@playwright/test'
import { findBrowser } from '../run/browser'
import { closingLine } from '../run/tally'
import { build, names, pack } from './build'
import { drive } from './drive'
import { serveFolder } from './serve'

/** `npm run hosts [-- name …]`: each sample host, built from the packed package, driven in the browser. */
const chosen = process.argv.slice(2)
const unknown = chosen.filter(name => !names.includes(name))
if (unknown.length > 0) throw new Error(`no host ${unknown.join(', ')}: ${names.join(', ')}`)

const { executablePath, args, env } = findBrowser()
const browser = await chromium.launch({
  executablePath,
  args,
  env: { ...process.env, ...env } as Record<string, string>,
})
const tarball = pack()
const rows: string[][] = []
try {
  for (const name of names.filter(each => chosen.length === 0 || chosen.includes(each))) {
    const started = Date.now()
    const problems: string[] = []
    try {
      const site = await serveFolder(build(name, tarball))
      const page = await browser.newPage()
      problems.push(...(await drive(page, site.origin)))
      await page.close()
      await site.close()
    } catch (error) {
      problems.push(error instanceof Error ? error.message.slice(0, 600) : String(error))
    }
    rows.push([name, `${((Date.now() - started) / 1000).toFixed(0)} s`, problems.join('; ') || 'works'])
    console.log(rows.at(-1)?.join('  '))
  }
} finally {
  await browser.close()
}

const failed = rows.filter(([, , said]) => said !== 'works').map(([name]) => String(name))
console.log(`\n| host | took | |\n|---|---|---|\n${rows.map(row => `| ${row.join(' | ')} |`).join('\n')}\n`)
console.log(closingLine({ passed: rows.length - failed.length, failed, skipped: [] }))
process.exitCode = failed.length === 0 ? 0 : 1
