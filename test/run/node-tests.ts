import { spawn } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type RunOptions, titlePattern } from './run-options'
import { nothing, type Tally } from './tally'

const root = fileURLToPath(new URL('../..', import.meta.url))
/** Mocha without the process that its command starts for options of Node, which would not hear of the tests. */
const mocha = createRequire(import.meta.url).resolve('mocha/bin/_mocha')

/** The last message of `mocha-reporter.cjs`. */
interface Ended {
  outcome: 'ended'
}

/** A message of `mocha-reporter.cjs` about one test. */
interface Told {
  name: string
  file: string
  title?: string
  reason?: string
  milliseconds: number
  outcome: 'passed' | 'failed' | 'pending'
}

/** Test files of core that need no browser: all but `*.browser.test.ts`. */
export function nodeTestFiles(): string[] {
  return readdirSync(join(root, 'core'), { recursive: true, encoding: 'utf8' })
    .map(file => `core/${file.replaceAll('\\', '/')}`)
    .filter(file => file.endsWith('.test.ts') && !file.endsWith('.browser.test.ts'))
    .sort()
}

/** Runs the tests of core in plain Node, in one process; `.mocharc.json` holds how. */
export async function runInNode(files: readonly string[], { titles }: RunOptions = {}): Promise<Tally> {
  const reporter = fileURLToPath(new URL('mocha-reporter.cjs', import.meta.url))
  const grep = titles ? ['--grep', titlePattern(titles)] : []
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', mocha, '--reporter', reporter, ...grep, ...files],
    // Not as JSON: some tests change how that is written.
    { cwd: root, stdio: ['ignore', 'inherit', 'inherit', 'ipc'], serialization: 'advanced' },
  )
  const tally = nothing()
  let hasEnded = false
  child.on('message', message => {
    const told = message as Told | Ended
    if (told.outcome === 'ended') {
      hasEnded = true
      return
    }
    const { name, file, title, reason, milliseconds, outcome } = told
    if (outcome === 'pending') {
      tally.skipped.push({ name, why: 'marked as skipped in its file' })
      return
    }
    tally.ran.push({ name, milliseconds })
    if (outcome === 'passed') tally.passed += 1
    else tally.failed.push({ name, reason, place: { files: [file], title } })
  })
  const status = await new Promise<number | null>(resolve => child.once('close', resolve))
  // A process that was killed, or that a test has ended, has left out the tests after that.
  if (!hasEnded) tally.failed.push({ name: 'the tests of core ended before the last one', place: { files } })
  else if (status !== 0 && tally.failed.length === 0)
    tally.failed.push({ name: `the tests of core ended with ${status}`, place: { files } })
  return tally
}
