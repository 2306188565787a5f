import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import {
  chromeLauncher,
  defaultReporter,
  startTestRunner,
  type TestRunnerConfig,
  type TestSession,
  type TestSuiteResult,
} from '@web/test-runner'
import * as puppeteer from 'puppeteer-core'
import { findBrowser } from './browser'
import { firefoxOptions } from './firefox'
import { buildPages } from './pages'
import { type RunOptions, titlePattern } from './run-options'
import { found, nothing, type Place, type Tally } from './tally'

const root = fileURLToPath(new URL('../..', import.meta.url))

export interface ComponentOptions extends RunOptions {
  coverage?: boolean
  /** The path of a Firefox, to run in place of npm's browser. */
  firefox?: string
  /** Milliseconds of each page in the last run, by its name: the slowest starts first. */
  lastTime?: Readonly<Record<string, number>>
}

/** Runs test files that need a browser. They are bundled into pages by area, and several pages run at once. */
export async function runComponents(
  files: readonly string[],
  { coverage = false, firefox, lastTime = {}, isAlone = false, titles }: ComponentOptions,
): Promise<Tally> {
  const out = join(root, 'test', process.env.TEST_OUT ?? '.out', firefox ? 'pages-firefox' : 'pages')
  const pages = await buildPages(files, out)
  const took = (script: string) => lastTime[basename(script, '.js')] ?? 0
  const runner = await startTestRunner({
    readCliArgs: false,
    readFileConfig: false,
    autoExitProcess: false,
    config: {
      rootDir: root,
      files: [...pages.keys()].sort((a, b) => took(b) - took(a)),
      coverage,
      coverageConfig: {
        include: ['core/**/*', 'elements/**/*'],
        exclude: ['**/*.test.*', 'node_modules/**/*'],
        reportDir: join(root, 'test/.out/coverage'),
        report: true,
        reporters: ['lcovonly', 'text-summary'],
      },
      concurrency: firefox || isAlone ? 1 : 3,
      browsers: [firefox ? firefoxLauncher(firefox) : chromiumLauncher()],
      middleware: [serveFixtures],
      reporters: [defaultReporter({ reportTestResults: true, reportTestProgress: false })],
      staticLogging: true,
      // These limits only end hanging tests: a slow machine needs minutes for the seconds of others.
      browserStartTimeout: 300_000,
      testsStartTimeout: 300_000,
      testsFinishTimeout: 1_800_000,
      testFramework: { config: { timeout: '180000', forbidOnly: true, ...(titles && { grep: titlePattern(titles) }) } },
    },
  })
  if (!runner) throw new Error('The tests in pages could not be started')
  await new Promise<void>(resolve => {
    runner.on('finished', () => resolve())
    runner.on('stopped', () => resolve())
  })
  const tally = count([...runner.sessions.all()], pages, firefox ? ' in Firefox' : '')
  await runner.stop()
  return tally
}

/** Serves the fixtures as bytes, because the runner's own server reads text as UTF-8. */
const serveFixtures: NonNullable<TestRunnerConfig['middleware']>[number] = async (context, next) => {
  if (!context.path.startsWith('/test/fixtures/files/')) return next()
  context.body = await readFile(join(root, context.path))
  context.type = 'application/octet-stream'
}

function chromiumLauncher() {
  const { executablePath, args, env } = findBrowser()
  return chromeLauncher({
    launchOptions: {
      executablePath,
      args,
      env: { ...process.env, ...env },
      timeout: 300_000,
      protocolTimeout: 600_000,
    },
    createPage: openPage,
  })
}

/** Opens a page with a storage of its own. Pages run beside each other, and would find each other's drafts. */
async function openPage({ browser }: { browser: puppeteer.Browser }): Promise<puppeteer.Page> {
  const page = await (await browser.createBrowserContext()).newPage()
  page.setDefaultTimeout(300_000)
  return page
}

/** Returns the Chrome launcher with another driver: it then starts any browser that the driver knows. */
function firefoxLauncher(path: string) {
  return chromeLauncher({
    launchOptions: firefoxOptions(path),
    puppeteer,
    createPage: openPage,
  })
}

/**
 * Counts the tests of all sessions.
 * @param pages the test files of each opened script
 */
function count(sessions: readonly TestSession[], pages: ReadonlyMap<string, readonly string[]>, where: string): Tally {
  const tally = nothing()
  for (const { testFile, testResults, errors } of sessions) {
    const page = `${basename(testFile, '.js')}${where}`
    const place = { files: pages.get(testFile) ?? [] }
    const before = found(tally)
    if (testResults) countSuite(testResults, [page], place, tally)
    for (const error of errors) tally.failed.push({ name: page, reason: error.message, place })
    if (before === found(tally)) tally.failed.push({ name: `${page} ran no test`, place })
  }
  return tally
}

function countSuite(suite: TestSuiteResult, path: readonly string[], place: Place, tally: Tally): void {
  for (const test of suite.tests) {
    const name = [...path, test.name].join(' › ')
    if (test.skipped) tally.skipped.push({ name, why: 'marked as skipped in its file' })
    else {
      tally.ran.push({ name, milliseconds: test.duration ?? 0 })
      if (test.passed) tally.passed += 1
      else {
        const title = [...path.slice(1), test.name].join(' ').trim()
        tally.failed.push({ name, reason: test.error?.message, place: { ...place, title } })
      }
    }
  }
  for (const inner of suite.suites) countSuite(inner, [...path, inner.name], place, tally)
}
