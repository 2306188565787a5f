import { writeFileSync } from 'node:fs'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium, type Page } from '@playwright/test'
import { serveFolder } from '../hosts/serve'
import { findBrowser } from '../run/browser'
import { pack } from './installed'
import { followReadme } from './readme-steps'

/** The file of the transcript. */
export const transcriptPath = fileURLToPath(new URL('../../demo/first-element.md', import.meta.url))

/** Follows the packed README in an empty folder and opens the page; returns a transcript in Markdown. */
export async function firstElement(page: Page): Promise<string> {
  const started = Date.now()
  const tarball = pack()
  const { folder, steps } = followReadme(tarball)
  const site = await serveFolder(folder)
  const opened = Date.now()
  try {
    await page.goto(site.origin)
    const rows = page.locator('reeldock-work-orders').getByRole('rowheader')
    await rows.first().waitFor()
    await page.getByText(/^Sorted and filtered over all \d+ active orders$/).waitFor()
    const shown = await rows.count()
    const now = Date.now()
    const lines = [
      '# A first element',
      '',
      'This is what a new user types and sees in an empty folder, with only the packed tarball and its README. Written by',
      '`npx tsx test/package/transcript.ts`; `test/embedding/first-element.spec.ts` repeats it in each test run.',
      '',
      '```',
      `$ ls\n${basename(tarball)}`,
      ...steps.map(({ typed, output, seconds }) => `$ ${typed}${timed(seconds)}\n${output}`.trim()),
      '```',
      '',
      `Served by a file server and opened in Chromium, the page shows ${shown} work orders of the sample data`,
      `within ${((now - opened) / 1000).toFixed(1)} s, sorted over all active ones, with overdue orders first.`,
      '',
      `All steps took ${((now - started) / 1000).toFixed(0)} s without reading and typing, but with packing.`,
    ]
    return `${lines.join('\n')}\n`
  } finally {
    await site.close()
  }
}

/** Returns a duration in seconds; empty when it is below a tenth. */
function timed(seconds: number): string {
  return seconds < 0.1 ? '' : `   (${seconds.toFixed(1)} s)`
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { executablePath, args, env } = findBrowser()
  const browser = await chromium.launch({
    executablePath,
    args,
    env: { ...process.env, ...env } as Record<string, string>,
  })
  try {
    writeFileSync(transcriptPath, await firstElement(await browser.newPage()))
  } finally {
    await browser.close()
  }
}
