import { fileURLToPath } from 'node:url'
import { defineConfig } from '@playwright/test'
import { findBrowser } from './run/browser'

const { executablePath, args, env } = findBrowser()

/** Two runs at a time in one folder need a place each. */
const out = process.env.TEST_OUT ?? '.out'

/** For the folders that open pages; the others run in Node alone. */
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
  // A step that cannot be taken fails by itself, so that its line is named.
  actionTimeout: 120_000,
  screenshot: 'only-on-failure' as const,
}

const inNode = ['floors', 'contract', 'server', 'package', 'postgres', 'firefox', 'hardening']
const inPages = ['sweep', 'stories', 'embedding', 'gallery', 'flows', 'kills', 'trouble', 'details', 'wide', 'pictures']
/** Folders whose tests run beside each other within a file too. */
const inParallel = ['pictures', 'gallery', 'sweep']

/** One project a folder of `test/`: `test/run/parts.ts` says when each runs. */
// A whole path: a part of one also matches where the checkout itself lies in a folder of that name.
const projectOf = (name: string) => ({
  name,
  testMatch: `${fileURLToPath(new URL(name, import.meta.url))}/**/*.spec.ts`,
})

export default defineConfig({
  testDir: '.',
  globalSetup: './run/global-set-up.ts',
  outputDir: `${out}/results`,
  snapshotPathTemplate: '{testDir}/pictures/baseline/{arg}{ext}',
  // A missing picture fails; `npm run pictures` makes it.
  updateSnapshots: 'none',
  // One more than the cores of a small machine: what waits for an answer leaves its core to the others.
  workers: 3,
  // A limit only ends what never would: a slow machine needs minutes for what takes seconds elsewhere.
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
      // Each worker of the stories starts a server of its own.
      ...(name === 'stories' && { workers: 2 }),
      use,
    })),
  ],
})
