import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
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
import { createServer, type ViteDevServer } from 'vite'
import { sources } from '../../vite.config'
import { importsOf, readScripts, readSources } from '../floors/sources'
import { findBrowser } from './browser'
import { firefoxOptions } from './firefox'
import type { Tally } from './tally'

const root = fileURLToPath(new URL('../..', import.meta.url))

export interface ComponentOptions {
  /** Parts of paths: only test files that hold one of them run. None runs all. */
  only: readonly string[]
  coverage: boolean
  watch: boolean
  /** A Firefox to run in, instead of the browser that npm brings. */
  firefox?: string
}

/** Runs every `*.test.ts(x)` beside the sources in the browser, with Vite serving the sources as they are. */
export async function runComponents({ only, coverage, watch, firefox }: ComponentOptions): Promise<Tally> {
  const files = testFiles().filter(file => only.length === 0 || only.some(part => file.includes(part)))
  if (files.length === 0) return { passed: 0, failed: [], late: [], skipped: [] }
  const vite = await createServer({
    configFile: false,
    ...sources,
    cacheDir: join(root, 'node_modules/.vite-tests'),
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, hmr: false, ws: false, ...(watch ? {} : { watch: null }) },
    // All libraries are known beforehand: one that is found on the way would make Vite serve a second React.
    optimizeDeps: { noDiscovery: true, include: libraries() },
  })
  const runner = await startTestRunner({
    readCliArgs: false,
    readFileConfig: false,
    autoExitProcess: watch,
    config: {
      rootDir: root,
      files: files.map(file => join(root, file)),
      watch,
      coverage,
      coverageConfig: {
        include: ['core/**/*', 'elements/**/*'],
        exclude: ['**/*.test.*', 'node_modules/**/*'],
        reportDir: join(root, 'test/.out/coverage'),
        report: true,
        reporters: ['lcovonly', 'text-summary'],
      },
      concurrency: firefox ? 1 : 2,
      browsers: [firefox ? firefoxLauncher(firefox) : chromiumLauncher()],
      middleware: [through(vite)],
      reporters: [defaultReporter({ reportTestResults: true, reportTestProgress: watch })],
      staticLogging: !watch,
      testsFinishTimeout: 120_000,
      testFramework: { config: { timeout: '10000' } },
    },
  })
  if (!runner) throw new Error('The component tests could not be started')
  await new Promise<void>(resolve => {
    runner.on('finished', () => resolve())
    runner.on('stopped', () => resolve())
  })
  const tally = count([...runner.sessions.all()])
  await runner.stop()
  await vite.close()
  return tally
}

function chromiumLauncher() {
  const { executablePath, args, env } = findBrowser()
  return chromeLauncher({
    launchOptions: { executablePath, args, env: { ...process.env, ...env } },
    // Two files run at once: each has a storage of its own, or the drafts of one would be found by the other.
    createPage: async ({ browser }) => (await browser.createBrowserContext()).newPage(),
  })
}

/** The same launcher: it takes any browser that its driver knows, when the driver is given. */
function firefoxLauncher(path: string) {
  return chromeLauncher({
    launchOptions: firefoxOptions(path),
    puppeteer,
    createPage: async ({ browser }) => (await browser.createBrowserContext()).newPage(),
  })
}

/**
 * Files that step back in the history come first: the pages of the runner are used again and again, and Chromium keeps
 * 50 entries of a page, of which it drops those first that no person made.
 */
function testFiles(): string[] {
  const files = ['core', 'elements', 'demo', 'test'].flatMap(folder =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .map(file => `${folder}/${file.replaceAll('\\', '/')}`)
      .filter(file => /\.test\.tsx?$/.test(file))
      .sort(),
  )
  const stepsBack = (file: string) => readFileSync(join(root, file), 'utf8').includes('history.back()')
  return [...files.filter(stepsBack), ...files.filter(file => !stepsBack(file))]
}

/** Every library that sources or component tests import, and what JSX becomes. */
function libraries(): string[] {
  const read = [...readSources('core', 'elements'), ...readScripts(testFiles())]
  const names = read
    .filter(({ path }) => !path.startsWith('elements/base/bundle/') && !path.endsWith('/plugin.ts'))
    .flatMap(source => importsOf(source))
    .filter(({ specifier, target }) => target === null && !/^(icon|node|virtual):/.test(specifier))
    .map(({ specifier }) => specifier)
  return [...new Set([...names, 'react/jsx-dev-runtime', 'react-dom/client'])]
}

/** Lets Vite answer for sources; what belongs to the runner itself goes past it. */
function through(vite: ViteDevServer): NonNullable<TestRunnerConfig['middleware']>[number] {
  return (context, next) => {
    if (context.path === '/' || /^\/__(web|wds)-/.test(context.path)) return next()
    return new Promise((resolve, reject) => {
      context.res.once('close', resolve)
      vite.middlewares(context.req, context.res, (error?: unknown) => (error ? reject(error) : resolve(next())))
    })
  }
}

function count(sessions: readonly TestSession[]): Tally {
  const tally: Tally = { passed: 0, failed: [], late: [], skipped: [] }
  for (const { testFile, testResults, errors } of sessions) {
    const file = testFile.slice(root.length)
    if (testResults) countSuite(testResults, [file], tally)
    for (const error of errors) tally.failed.push(`${file}: ${error.message}`)
  }
  return tally
}

function countSuite(suite: TestSuiteResult, path: readonly string[], tally: Tally): void {
  for (const test of suite.tests) {
    const name = [...path, test.name].join(' › ')
    if (test.skipped) tally.skipped.push({ name, why: 'marked as skipped in its file' })
    else if (test.passed) tally.passed += 1
    else tally.failed.push(name)
  }
  for (const inner of suite.suites) countSuite(inner, [...path, inner.name], tally)
}
