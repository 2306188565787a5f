import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { nothing, type Tally } from './tally'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Runs a program of `node_modules/.bin` that counts as one test: it passes when the program ends with 0. */
export async function runProgram(name: string, command: string, args: readonly string[]): Promise<Tally> {
  const from = performance.now()
  // On a Windows shell the commands of node_modules/.bin are scripts.
  const child = spawn(command, args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' })
  const status = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
  })
  const tally = nothing()
  tally.ran.push({ name, milliseconds: performance.now() - from })
  if (status === 0) tally.passed += 1
  else tally.failed.push({ name, reason: `${command} ended with ${status}` })
  return tally
}
