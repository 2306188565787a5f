import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { runComponents } from './components'
import { findFirefox, noFirefox } from './firefox'
import { nodeTestFiles, runInNode } from './node-tests'
import { pageTestFiles } from './pages'
import { runProgram } from './programs'
import type { RunOptions } from './run-options'
import { type Needs, needsOf } from './set-up'
import { runSpecs, specFiles } from './specs'
import { nothing, type Tally } from './tally'

export interface PartOptions extends RunOptions {
  coverage: boolean
  /** Milliseconds of each test in the last run, by its name. */
  lastTime: Readonly<Record<string, number>>
}

/** A part of the tests, as the table of minutes names it. */
export interface Part {
  name: string
  /** `npm test` runs the gate; `npm run test:all` runs both tiers. */
  tier: 'gate' | 'full'
  needs: Needs
  /** Whether the part runs in one process, so that a part with several processes runs beside it. */
  isSingle?: boolean
  /** Whether the part is a program without tests and without need of the set-up. */
  isProgram?: boolean
  /** Returns every test file of the part, by its path in the repository. */
  files(): string[]
  run(files: readonly string[], options: PartOptions): Promise<Tally>
}

/** Returns whether a file holds tests of many seconds each, which the gate leaves out. */
const isLong = (file: string) => /\.long\.(browser\.)?(test|spec)\.tsx?$/.test(file)
const long = (all: () => string[]) => () => all().filter(isLong)
const everyday = (all: () => string[]) => () => all().filter(file => !isLong(file))

/** Returns the part for the spec files of a folder of `test/`. */
const specs = (name: string, tier: Part['tier']): Part => ({
  name,
  tier,
  needs: needsOf(name),
  files: everyday(() => specFiles(name)),
  run: (files, options) => runSpecs(name, files, options),
})

const require = createRequire(import.meta.url)
/**
 * Returns the command of a package. `node_modules/.bin/tsc` is an older compiler, which the build needs for its types.
 */
const binary = (name: string, path: string) => join(dirname(require.resolve(`${name}/package.json`)), path)

/** Returns a part for a program in Node that passes or fails as a whole. */
const program = (name: string, file: string, ...args: string[]): Part => ({
  name,
  tier: 'gate',
  needs: needsOf(name),
  isProgram: true,
  files: () => [name],
  run: () => runProgram(name, [file, ...args]),
})

/** Returns the milliseconds of each page, by its name. */
function pageTimes(lastTime: Readonly<Record<string, number>>): Record<string, number> {
  const times: Record<string, number> = {}
  for (const [name, milliseconds] of Object.entries(lastTime)) {
    const page = name.split(' › ')[0] ?? ''
    times[page] = (times[page] ?? 0) + milliseconds
  }
  return times
}

const runPages = (files: readonly string[], options: PartOptions) =>
  runComponents(files, { ...options, lastTime: pageTimes(options.lastTime) })

/** Every part, in the order of a run: the quickest come first. */
export const parts: readonly Part[] = [
  program('types', binary('typescript', 'bin/tsc'), '-p', '.'),
  program('lint', binary('@biomejs/biome', 'bin/biome'), 'check'),
  {
    name: 'core',
    tier: 'gate',
    needs: needsOf('core'),
    isSingle: true,
    files: everyday(nodeTestFiles),
    run: runInNode,
  },
  specs('floors', 'gate'),
  specs('contract', 'gate'),
  {
    name: 'pages',
    tier: 'gate',
    needs: needsOf('pages'),
    files: everyday(pageTestFiles),
    run: runPages,
  },
  specs('package', 'gate'),
  specs('sweep', 'gate'),
  specs('stories', 'gate'),
  { name: 'long core', tier: 'full', needs: needsOf('core'), files: long(nodeTestFiles), run: runInNode },
  { name: 'long pages', tier: 'full', needs: needsOf('pages'), files: long(pageTestFiles), run: runPages },
  {
    name: 'long package',
    tier: 'full',
    needs: needsOf('package'),
    files: long(() => specFiles('package')),
    run: (files, options) => runSpecs('package', files, options),
  },
  specs('server', 'full'),
  specs('embedding', 'full'),
  specs('gallery', 'full'),
  specs('flows', 'full'),
  {
    name: 'pages in Firefox',
    tier: 'full',
    needs: needsOf('pages'),
    files: () => pageTestFiles().filter(file => file.startsWith('test/elements/')),
    async run(files, options) {
      const firefox = findFirefox()
      if (firefox) return runComponents(files, { ...options, firefox })
      return { ...nothing(), skipped: [{ name: 'test/elements in Firefox', why: noFirefox }] }
    },
  },
  specs('firefox', 'full'),
  specs('postgres', 'full'),
  specs('kills', 'full'),
  specs('hardening', 'full'),
  specs('trouble', 'full'),
  specs('details', 'full'),
  specs('wide', 'full'),
  specs('pictures', 'full'),
  {
    // These hosts are installed from npm's registry, and each is built by its own bundler.
    name: 'hosts',
    tier: 'full',
    needs: needsOf('hosts'),
    files: () => ['hosts'],
    run: () => runProgram('hosts', ['--import', 'tsx', 'test/hosts/hosts.ts']),
  },
]
