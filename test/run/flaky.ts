import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const file = join(fileURLToPath(new URL('..', import.meta.url)), process.env.TEST_OUT ?? '.out', 'flaky.json')

/** The number of consecutive runs in which each test was flaky, by its name. Each run on this machine updates it. */
type Streaks = Record<string, number>

function readStreaks(): Streaks {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Streaks
  } catch {
    return {}
  }
}

/**
 * Records the flaky tests of a run for the next one.
 * @param ran names of all tests that ran; the others keep their record
 * @returns a line for each flaky test, with the number of consecutive flaky runs
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
