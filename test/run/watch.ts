import { spawn } from 'node:child_process'
import { readdirSync, watch as watchFolder } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))
const restMs = 300

/**
 * Runs the tests with these words, and again once files have changed and then rested for a moment. The promise never
 * settles.
 */
export function watch(args: readonly string[]): Promise<never> {
  let timer: NodeJS.Timeout | undefined
  let isRunning = false
  let isStale = false
  const run = () => {
    if (isRunning) {
      isStale = true
      return
    }
    isRunning = true
    isStale = false
    const child = spawn(process.execPath, ['--import', 'tsx', 'test/run/test.ts', ...args], {
      cwd: root,
      stdio: 'inherit',
    })
    child.once('close', () => {
      isRunning = false
      if (isStale) run()
    })
  }
  for (const folder of ['core', 'elements', 'styles', 'demo', 'test'])
    for (const each of foldersIn(join(root, folder)))
      watchFolder(each, () => {
        clearTimeout(timer)
        timer = setTimeout(run, restMs)
      })
  run()
  return new Promise(() => undefined)
}

/**
 * Returns a folder and all folders below it, to be watched one by one: a recursive watch loses files that an editor
 * saves by renaming (Node 20 on Linux).
 */
function foldersIn(folder: string): string[] {
  const below = readdirSync(folder, { withFileTypes: true }).filter(
    entry => entry.isDirectory() && !entry.name.startsWith('.out'),
  )
  return [folder, ...below.flatMap(({ name }) => foldersIn(join(folder, name)))]
}
