import { defineConfig } from '@playwright/test'
import { findBrowser } from './run/browser'

const { executablePath, args, env } = findBrowser()

/** Two runs at a time in one folder need a place each. */
const out = process.env.TEST_OUT ?? '.out'

/** For the projects that open pages; the others run in Node alone. */
const use = {
  browserName: 'chromium' as const,
  launchOptions: { executablePath, args, env: { ...process.env, ...env } as Record<string, string> },
  locale: 'en-US',
  timezoneId: 'America/Los_Angeles',
  trace: process.env.CI ? ('retain-on-failure' as const) : ('off' as const),
  screenshot: 'only-on-failure' as const,
}

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: `${out}/results`,
  snapshotPathTemplate: '{testDir}/pictures/baseline/{arg}{ext}',
  // A missing picture fails; `npm run pictures` makes it.
  updateSnapshots: 'none',
  workers: 2,
  timeout: 60_000,
  forbidOnly: Boolean(process.env.CI),
  // On a machine that others load too a page may be late; what passed at the second try only is named in the closing lines.
  retries: process.env.CI ? 1 : 0,
  reporter: [['list'], ['json', { outputFile: `${out}/specs.json` }]],
  expect: {
    timeout: 10_000,
    toHaveScreenshot: { animations: 'disabled', caret: 'hide', scale: 'css', maxDiffPixels: 40 },
  },
  projects: [
    { name: 'floors', testMatch: 'floors/**/*.spec.ts' },
    { name: 'node', testMatch: ['package', 'contract', 'server', 'bench'].map(folder => `${folder}/**/*.spec.ts`) },
    { name: 'e2e', testMatch: 'e2e/**/*.spec.ts', use },
    { name: 'firefox', testMatch: 'firefox/**/*.spec.ts' },
    { name: 'pictures', testMatch: 'pictures/**/*.spec.ts', fullyParallel: true, use },
  ],
})
