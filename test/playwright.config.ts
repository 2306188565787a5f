import { fileURLToPath } from 'node:url'
import { defineConfig } from '@playwright/test'
import { findBrowser } from './run/browser'

const { executablePath, args, env } = findBrowser()

/** The folder of the results. Two simultaneous runs in one checkout need different folders. */
const out = process.env.TEST_OUT ?? '.out'

/** The settings of the folders that open pages. The other folders run in Node only. */
const use = {
  browserName: 'chromium' as const,
  launchOptions: {
    executablePath,
    args,
    timeout: 300_000,
    env: { ...process.env, ...env } as Record<string, string>,
  },
  locale: 'en-US',
  timezoneId: 'America/Los_Angeles',
  // An impossible step fails before its test reaches the time limit, so that the report names the line of the step.
  actionTimeout: 120_000,
  screenshot: 'only-on-failure' as const,
}

const inNode = ['floors', 'contract', 'server', 'package', 'postgres', 'firefox', 'hardening']
const inPages = ['sweep', 'stories', 'embedding', 'gallery', 'flows', 'kills', 'trouble', 'details', 'wide', 'pictures']
/** Folders in which the tests of one file run in parallel too. */
const inParallel = ['pictures', 'gallery', 'sweep']

/**
 * Returns the project for a folder of `test/`. `test/run/parts.ts` says when each project runs. The pattern is an
 * absolute path, because a name alone would also match a folder above the checkout.
 */
const projectOf = (name: string) => ({
  name,
  testMatch: `${fileURLToPath(new URL(name, import.meta.url))}/**/*.spec.ts`,
})

export default defineConfig({
  testDir: '.',
  globalSetup: './run/global-set-up.ts',
  outputDir: `${out}/results`,
  snapshotPathTemplate: '{testDir}/pictures/baseline/{arg}{ext}',
  // A test without its picture fails; `npm run pictures` takes the picture.
  updateSnapshots: 'none',
  // One worker more than a small machine has cores, because a worker that waits for an answer uses no core.
  workers: 3,
  // This limit only ends hanging tests: a slow machine needs minutes for the seconds of others.
  timeout: 600_000,
  forbidOnly: true,
  // `test.ts` runs failed tests once more, at the end and one at a time.
  retries: 0,
  reporter: [['list'], ['json', { outputFile: `${out}/specs.json` }]],
  expect: {
    timeout: 60_000,
    toHaveScreenshot: { animations: 'disabled', caret: 'hide', scale: 'css', maxDiffPixels: 40 },
  },
  projects: [
    ...inNode.map(projectOf),
    ...inPages.map(name => ({
      ...projectOf(name),
      fullyParallel: inParallel.includes(name),
      // Each worker of the stories starts its own server.
      ...(name === 'stories' && { workers: 2 }),
      use,
    })),
  ],
})
