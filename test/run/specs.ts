import { spawn } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter'
import type { Tally } from './tally'

const root = fileURLToPath(new URL('../..', import.meta.url))
const cli = createRequire(import.meta.url).resolve('@playwright/test/cli')
const report = resolve(root, 'test', process.env.TEST_OUT ?? '.out', 'specs.json')

/** Runs the `*.spec.ts` files; `args` go to Playwright as they are (projects, parts of paths). */
export async function runSpecs(args: readonly string[]): Promise<Tally> {
  rmSync(report, { force: true })
  const child = spawn(
    process.execPath,
    [cli, 'test', '-c', 'test/playwright.config.ts', '--pass-with-no-tests', ...args],
    {
      cwd: root,
      stdio: 'inherit',
    },
  )
  const status = await new Promise<number | null>(end => child.once('close', end))
  const tally: Tally = { passed: 0, failed: [], late: [], skipped: [] }
  try {
    const { suites, errors } = JSON.parse(readFileSync(report, 'utf8')) as JSONReport
    for (const suite of suites) count(suite, [], tally)
    for (const error of errors) tally.failed.push(error.message ?? 'a spec file could not be read')
  } catch {
    tally.failed.push('the specs ended without a report')
  }
  if (status !== 0 && tally.failed.length === 0) tally.failed.push(`the specs ended with ${status}`)
  return tally
}

function count(suite: JSONReportSuite, path: readonly string[], tally: Tally): void {
  const here = [...path, suite.title]
  for (const spec of suite.specs)
    for (const test of spec.tests) {
      const name = [...here, spec.title].join(' › ')
      if (test.status === 'skipped') {
        const why = test.annotations.find(({ type }) => type === 'skip' || type === 'fixme')?.description
        tally.skipped.push({ name, why: why ?? 'marked as skipped in its file' })
      } else if (test.status === 'unexpected') tally.failed.push(name)
      else {
        tally.passed += 1
        if (test.status === 'flaky') tally.late.push(name)
      }
    }
  for (const inner of suite.suites ?? []) count(inner, here, tally)
}
