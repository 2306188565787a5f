import { spawnSync } from 'node:child_process'

/** `npm run check`; with `--rest` all but the tests. The tests come last: they build, and hold the sizes and the package's contents too. */
const steps: [name: string, command: string, ...args: string[]][] = [
  ['types', 'tsc', '-p', '.'],
  ['lint', 'biome', 'check'],
  ['tests', 'tsx', 'test/run/test.ts'],
]

const chosen = process.argv.includes('--rest') ? steps.filter(([name]) => name !== 'tests') : steps

const failed = chosen.filter(([name, command, ...args]) => {
  console.log(`\n── ${name}`)
  // On a Windows shell the commands of node_modules/.bin are scripts.
  return spawnSync(command, args, { stdio: 'inherit', shell: process.platform === 'win32' }).status !== 0
})
process.exitCode = failed.length === 0 ? 0 : 1
