import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Ran } from './tally'

const timingsPath = join(fileURLToPath(new URL('..', import.meta.url)), process.env.TEST_OUT ?? '.out', 'timings.json')
const maxSlowest = 20

/** The times of a run in milliseconds: each part by the clock, each test on its own. */
export interface Timings {
  parts: Record<string, number>
  tests: Record<string, number>
  whole: number
}

/** Returns the last times of each part and test on this machine; empty before the first run. */
export function readTimings(): Timings {
  try {
    return JSON.parse(readFileSync(timingsPath, 'utf8')) as Timings
  } catch {
    return { parts: {}, tests: {}, whole: 0 }
  }
}

/** Stores the times of this run and keeps those of tests that did not run. Times of parts come only from whole runs. */
export function keepTimings(now: Timings, isWhole: boolean): void {
  const before = readTimings()
  mkdirSync(dirname(timingsPath), { recursive: true })
  const minutes = isWhole ? { parts: { ...before.parts, ...now.parts }, whole: now.whole } : before
  const both = { parts: minutes.parts, whole: minutes.whole, tests: { ...before.tests, ...now.tests } }
  writeFileSync(timingsPath, JSON.stringify(both, null, 1))
}

export function timesOf(ran: readonly Ran[]): Record<string, number> {
  return Object.fromEntries(ran.map(({ name, milliseconds }) => [name, milliseconds]))
}

const minutes = (milliseconds: number) => (milliseconds / 60_000).toFixed(2)
const seconds = (milliseconds: number) => (milliseconds / 1000).toFixed(1)
const change = (now: number, before: number | undefined) =>
  before === undefined ? '' : `${now < before ? '−' : '+'}${seconds(Math.abs(now - before))} s`

/** Returns the table of minutes by part, and the slowest tests, each with the change since the last run. */
export function timingLines(now: Timings, before: Timings): string[] {
  const tests = Object.entries(now.tests).sort(([, a], [, b]) => b - a)
  return [
    '',
    'Minutes by part (change since the last run)',
    ...Object.entries(now.parts).map(
      ([name, took]) => `  ${minutes(took).padStart(6)}  ${name.padEnd(18)} ${change(took, before.parts[name])}`,
    ),
    `  ${minutes(now.whole).padStart(6)}  together, some of them beside each other ${change(now.whole, before.whole || undefined)}`,
    '',
    `The ${Math.min(maxSlowest, tests.length)} slowest tests, in seconds`,
    ...tests
      .slice(0, maxSlowest)
      .map(([name, took]) => `  ${seconds(took).padStart(6)}  ${name}  ${change(took, before.tests[name])}`),
    '',
  ]
}
