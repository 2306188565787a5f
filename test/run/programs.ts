import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { nothing, type Tally } from './tally'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Runs a program in Node that counts as one test: it passes when the program ends with 0. */
export async function runProgram(name: string, args: readonly string[]): Promise<Tally> {
  const from = performance.now()
  const child = spawn(process.execPath, args, { cwd: root, stdio: 'inherit' })
  const status = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
  })
  const tally = nothing()
  tally.ran.push({ name, milliseconds: performance.now() - from })
  if (status === 0) tally.passed += 1
  else tally.failed.push({ name, reason: `ended with ${status}; its output stands above` })
  return tally
}
