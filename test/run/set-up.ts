import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { makeWorlds, type WorldName } from '../fixtures/server/template'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** The length of a failed program's output that is printed as its reason, in characters. */
const reasonLength = 1500

/** The requirements of tests: the built package, and directories with the server's worlds in their first state. */
export interface Needs {
  build: boolean
  worlds: readonly WorldName[]
}

const inSources: Needs = { build: false, worlds: [] }
const onBuild: Needs = { build: true, worlds: [] }
const onServer: Needs = { build: true, worlds: ['small', 'demo'] }

const needs: Readonly<Record<string, Needs>> = {
  types: inSources,
  lint: inSources,
  core: inSources,
  floors: inSources,
  contract: inSources,
  pages: inSources,
  stories: { build: true, worlds: ['demo'] },
  server: onServer,
  flows: onServer,
  postgres: onServer,
  kills: onServer,
  hardening: onServer,
  trouble: onServer,
  details: onServer,
  wide: onServer,
}

/** Returns the requirements of a part of the tests, by its name. */
export const needsOf = (part: string): Needs => needs[part] ?? onBuild

/**
 * Makes everything that tests require, once, before the first of them.
 * @throws Error with the reason when the build or the compilation fails, or when a server does not start
 */
export async function setUp(all: readonly Needs[]): Promise<void> {
  if (all.some(({ build }) => build)) await runProgram('build', 'elements/base/bundle/build.ts', '--when-stale')
  const worlds = [...new Set(all.flatMap(part => part.worlds))]
  if (worlds.length === 0) return
  await runProgram('compilation of the server', 'test/run/compile-server.ts')
  // The processes of the tests inherit this variable.
  process.env.TEST_SERVER = 'compiled'
  await makeWorlds(worlds)
}

async function runProgram(name: string, ...args: string[]): Promise<void> {
  const command = ['--import', 'tsx', ...args]
  const child = spawn(process.execPath, command, { cwd: root, stdio: ['ignore', 'ignore', 'pipe'] })
  let errors = ''
  child.stderr.on('data', (chunk: Buffer) => {
    errors += chunk
  })
  const status = await new Promise<number | null>(resolve => child.once('close', resolve))
  if (status !== 0) throw new Error(`The ${name} ended with ${status}:\n${errors.slice(-reasonLength)}`)
}
