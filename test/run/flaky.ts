import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const file = join(fileURLToPath(new URL('..', import.meta.url)), process.env.TEST_OUT ?? '.out', 'flaky.json')

/** How many runs in a row each test has been flaky, by its name; the last run on this machine wrote it. */
type Streaks = Record<string, number>

function readStreaks(): Streaks {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Streaks
  } catch {
    return {}
  }
}

/**
 * Keeps the flaky tests of a run for the next one.
 * @param ran names of all tests that ran; those that did not run keep what is known of them
 * @returns a line for each flaky test, which says when it was flaky in the runs before too
 */
export function flakyLines(flaky: readonly string[], ran: readonly string[]): string[] {
  const before = readStreaks()
  const now = { ...before }
  for (const name of ran) delete now[name]
  for (const name of flaky) now[name] = (before[name] ?? 0) + 1
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify(now, null, 1))
  return flaky.map(name => {
    const streak = now[name] ?? 1
    return `flaky: ${name}${streak > 1 ? ` (in ${streak} runs in a row)` : ''}`
  })
}
