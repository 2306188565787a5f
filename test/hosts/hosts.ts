import { chromium } from '@playwright/test'
import { findBrowser } from '../run/browser'
import { closingLine } from '../run/tally'
import { type Installed, install, names, pack } from './build'
import { drive } from './drive'
import { serveFolder } from './serve'

// `npm run hosts [-- name …]` builds each sample host from the packed package and drives it in the browser.

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

/** Runs a task with a host and adds a row with the faults that the task returns. */
async function report(title: string, task: () => Promise<readonly string[]>): Promise<void> {
  const started = Date.now()
  const problems = await task().catch(error => [error instanceof Error ? error.message.slice(0, 600) : String(error)])
  rows.push([title, `${((Date.now() - started) / 1000).toFixed(0)} s`, problems.join('; ') || 'works'])
  console.log(rows.at(-1)?.join('  '))
}

async function look({ build, more }: Installed, script: string): Promise<readonly string[]> {
  const site = await serveFolder(build(script))
  const page = await browser.newPage()
  try {
    return await drive(page, site.origin, more)
  } finally {
    await page.close()
    await site.close()
  }
}

try {
  for (const name of names.filter(each => chosen.length === 0 || chosen.includes(each))) {
    const installed: Installed[] = []
    await report(`${name}, installed`, async () => {
      installed.push(install(name, tarball))
      return []
    })
    for (const host of installed)
      for (const script of host.builds)
        await report(script === '' ? name : `${name}, ${script}`, () => look(host, script))
  }
} finally {
  await browser.close()
}

const failed = rows.filter(([, , said]) => said !== 'works').map(([name]) => String(name))
console.log(`\n| host | took | |\n|---|---|---|\n${rows.map(row => `| ${row.join(' | ')} |`).join('\n')}\n`)
console.log(closingLine({ passed: rows.length - failed.length, failed, skipped: [] }))
process.exitCode = failed.length === 0 ? 0 : 1
