import { spawn } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { stripVTControlCharacters } from 'node:util'
import type { JSONReport, JSONReportSuite, TestError } from '@playwright/test/reporter'
import { type RunOptions, titlePattern } from './run-options'
import { nothing, type Tally } from './tally'

const root = fileURLToPath(new URL('../..', import.meta.url))
const cli = createRequire(import.meta.url).resolve('@playwright/test/cli')
const report = resolve(root, 'test', process.env.TEST_OUT ?? '.out', 'specs.json')

/** Returns the `*.spec.ts` files of a folder of `test/`, by their paths in the repository. */
export function specFiles(folder: string): string[] {
  if (!existsSync(join(root, 'test', folder))) return []
  return readdirSync(join(root, 'test', folder), { recursive: true, encoding: 'utf8' })
    .map(file => `test/${folder}/${file.replaceAll('\\', '/')}`)
    .filter(file => file.endsWith('.spec.ts'))
    .sort()
}

/** Runs spec files of one folder of `test/`, which is a Playwright project. */
export async function runSpecs(
  folder: string,
  files: readonly string[],
  { isAlone = false, titles }: RunOptions = {},
): Promise<Tally> {
  rmSync(report, { force: true })
  // Playwright reads each name as a regular expression.
  const patterns = files.length === specFiles(folder).length ? [] : files.map(file => file.replaceAll('.', '\\.'))
  const args = [cli, 'test', '-c', 'test/playwright.config.ts', `--project=${folder}`, ...patterns]
  if (isAlone) args.push('--workers=1')
  if (titles) args.push('--grep', titlePattern(titles))
  const child = spawn(process.execPath, args, { cwd: root, stdio: 'inherit' })
  const status = await new Promise<number | null>(end => child.once('close', end))
  const tally = nothing()
  try {
    const { suites, errors } = JSON.parse(readFileSync(report, 'utf8')) as JSONReport
    for (const suite of suites) count(suite, [], suite.file, tally)
    for (const error of errors) tally.failed.push({ name: `${folder} could not start`, reason: firstLines(error) })
  } catch {
    tally.failed.push({ name: `${folder} ended without a report`, place: { files } })
  }
  if (status !== 0 && tally.failed.length === 0)
    tally.failed.push({ name: `${folder} ended with ${status}`, place: { files } })
  return tally
}

/**
 * Counts the tests of a suite.
 * @param path titles of the outer suites
 * @param file the spec file below `test`: a shared suite stands in another file, which cannot run on its own
 */
function count(suite: JSONReportSuite, path: readonly string[], file: string, tally: Tally): void {
  const here = [...path, suite.title]
  for (const spec of suite.specs)
    for (const test of spec.tests) {
      const name = [...here, spec.title].join(' › ')
      // The first two titles are the file's own.
      const title = [...here.slice(1), spec.title].join(' ')
      const place = { files: [`test/${file}`], title }
      if (test.status === 'skipped') {
        const mark = test.annotations.find(({ type }) => type === 'skip' || type === 'fixme')
        // A skipped test without a mark was left out because a test or hook before it failed.
        if (mark) tally.skipped.push({ name, why: mark.description ?? 'marked as skipped in its file' })
        else
          tally.failed.push({
            name,
            reason: 'left out, because a test or hook before it failed',
            place,
            wasLeftOut: true,
          })
        continue
      }
      tally.ran.push({ name, milliseconds: test.results.reduce((total, { duration }) => total + duration, 0) })
      if (test.status === 'expected') tally.passed += 1
      else tally.failed.push({ name, reason: firstLines(test.results.at(-1)?.error), place })
    }
  for (const inner of suite.suites ?? []) count(inner, here, file, tally)
}

/**
 * Returns the start of an error and its line number in one line, because a truncated log holds only the end of a run.
 */
function firstLines(error: TestError | undefined): string | undefined {
  if (!error?.message) return undefined
  const lines = stripVTControlCharacters(error.message).split('\n').filter(Boolean).slice(0, 4)
  return `line ${error.location?.line ?? '?'}: ${lines.map(line => line.trim()).join('; ')}`
}
