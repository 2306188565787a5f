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

/** The `*.spec.ts` files of a folder of `test/`, by their paths in the repository. */
export function specFiles(folder: string): string[] {
  if (!existsSync(join(root, 'test', folder))) return []
  return readdirSync(join(root, 'test', folder), { recursive: true, encoding: 'utf8' })
    .map(file => `test/${folder}/${file.replaceAll('\\', '/')}`)
    .filter(file => file.endsWith('.spec.ts'))
    .sort()
}

/** Runs spec files of one folder of `test/`, which is a project of Playwright's. */
export async function runSpecs(folder: string, files: readonly string[], options: RunOptions = {}): Promise<Tally> {
  const tallies = await runSpecFolders(new Map([[folder, files]]), options)
  return tallies.get(folder) ?? nothing()
}

/**
 * Runs spec files of several folders by one command, so that no core waits for the last test of a folder.
 * @param chosen the files of each folder, by its name
 * @returns the tally of each folder
 */
export async function runSpecFolders(
  chosen: ReadonlyMap<string, readonly string[]>,
  { isAlone = false, titles }: RunOptions = {},
): Promise<Map<string, Tally>> {
  rmSync(report, { force: true })
  const folders = [...chosen.keys()]
  const isWhole = folders.every(folder => chosen.get(folder)?.length === specFiles(folder).length)
  // Playwright takes each as a regular expression.
  const named = isWhole ? [] : [...chosen.values()].flat().map(file => file.replaceAll('.', '\\.'))
  const projects = folders.map(folder => `--project=${folder}`)
  const args = [cli, 'test', '-c', 'test/playwright.config.ts', ...projects, ...named]
  if (isAlone) args.push('--workers=1')
  if (titles) args.push('--grep', titlePattern(titles))
  const child = spawn(process.execPath, args, { cwd: root, stdio: 'inherit' })
  const status = await new Promise<number | null>(end => child.once('close', end))
  const tallies = new Map(folders.map(folder => [folder, nothing()]))
  const [first = nothing()] = tallies.values()
  try {
    const { suites, errors } = JSON.parse(readFileSync(report, 'utf8')) as JSONReport
    for (const suite of suites) count(suite, [], tallies)
    for (const error of errors) first.failed.push({ name: `${folders} could not start`, reason: firstLines(error) })
  } catch {
    for (const [folder, tally] of tallies)
      tally.failed.push({ name: `${folder} ended without a report`, place: { files: chosen.get(folder) ?? [] } })
  }
  if (status !== 0 && [...tallies.values()].every(({ failed }) => failed.length === 0))
    first.failed.push({ name: `${folders} ended with ${status}`, place: { files: chosen.get(folders[0] ?? '') ?? [] } })
  return tallies
}

function count(suite: JSONReportSuite, path: readonly string[], tallies: ReadonlyMap<string, Tally>): void {
  const here = [...path, suite.title]
  for (const spec of suite.specs)
    for (const test of spec.tests) {
      const tally = tallies.get(test.projectName)
      if (!tally) continue
      const name = [...here, spec.title].join(' › ')
      // The first two titles are the file's own.
      const title = [...here.slice(1), spec.title].join(' ')
      const place = { files: [`test/${spec.file}`], title }
      if (test.status === 'skipped') {
        const mark = test.annotations.find(({ type }) => type === 'skip' || type === 'fixme')
        // Without a mark it was left out, because what it stands on failed.
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
  for (const inner of suite.suites ?? []) count(inner, here, tallies)
}

/** The start of an error and its line, in one line: a log that was cut holds only the end of a run. */
function firstLines(error: TestError | undefined): string | undefined {
  if (!error?.message) return undefined
  const lines = stripVTControlCharacters(error.message).split('\n').filter(Boolean).slice(0, 4)
  return `line ${error.location?.line ?? '?'}: ${lines.map(line => line.trim()).join('; ')}`
}
