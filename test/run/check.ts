import { spawnSync } from 'node:child_process'

/** `npm run check`: types, lint and every test; with `--rest` all that `npm test` leaves out. The tests come last, for their closing line. */
const tier = process.argv.includes('--rest') ? '--rest' : '--all'

const steps: [name: string, command: string, ...args: string[]][] = [
  ['types', 'tsc', '-p', '.'],
  ['lint', 'biome', 'check'],
  ['tests', 'tsx', 'test/run/test.ts', tier],
]

const failed = steps.filter(([name, command, ...args]) => {
  console.log(`\n── ${name}`)
  // On a Windows shell the commands of node_modules/.bin are scripts.
  return spawnSync(command, args, { stdio: 'inherit', shell: process.platform === 'win32' }).status !== 0
})
process.exitCode = failed.length === 0 ? 0 : 1
