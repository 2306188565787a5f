import { spawn } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type RunOptions, titlePattern } from './run-options'
import { nothing, type Tally } from './tally'

const root = fileURLToPath(new URL('../..', import.meta.url))
/** Mocha without the extra process of its command, which would not pass on the messages of the tests. */
const mocha = createRequire(import.meta.url).resolve('mocha/bin/_mocha')

/** The last message of `mocha-reporter.cjs`. */
interface EndMessage {
  outcome: 'ended'
}

/** A message of `mocha-reporter.cjs` about one test. */
interface TestMessage {
  name: string
  file: string
  title?: string
  reason?: string
  milliseconds: number
  outcome: 'passed' | 'failed' | 'pending'
}

/** Returns the test files of core that need no browser: all but `*.browser.test.ts`. */
export function nodeTestFiles(): string[] {
  return readdirSync(join(root, 'core'), { recursive: true, encoding: 'utf8' })
    .map(file => `core/${file.replaceAll('\\', '/')}`)
    .filter(file => file.endsWith('.test.ts') && !file.endsWith('.browser.test.ts'))
    .sort()
}

/** Runs the tests of core in plain Node, in one process, with the settings of `.mocharc.json`. */
export async function runInNode(files: readonly string[], { titles }: RunOptions = {}): Promise<Tally> {
  const reporter = fileURLToPath(new URL('mocha-reporter.cjs', import.meta.url))
  const grep = titles ? ['--grep', titlePattern(titles)] : []
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', mocha, '--reporter', reporter, ...grep, ...files],
    // Some tests change the JSON output, so messages are not JSON.
    { cwd: root, stdio: ['ignore', 'inherit', 'inherit', 'ipc'], serialization: 'advanced' },
  )
  const tally = nothing()
  let hasEnded = false
  child.on('message', message => {
    const received = message as TestMessage | EndMessage
    if (received.outcome === 'ended') {
      hasEnded = true
      return
    }
    const { name, file, title, reason, milliseconds, outcome } = received
    if (outcome === 'pending') {
      tally.skipped.push({ name, why: 'marked as skipped in its file' })
      return
    }
    tally.ran.push({ name, milliseconds })
    if (outcome === 'passed') tally.passed += 1
    else tally.failed.push({ name, reason, place: { files: [file], title } })
  })
  const status = await new Promise<number | null>(resolve => child.once('close', resolve))
  // A process that was killed, or that a test has ended, leaves out the remaining tests.
  if (!hasEnded) tally.failed.push({ name: 'the tests of core ended before the last one', place: { files } })
  else if (status !== 0 && tally.failed.length === 0)
    tally.failed.push({ name: `the tests of core ended with ${status}`, place: { files } })
  return tally
}
