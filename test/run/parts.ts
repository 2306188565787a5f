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
  /** How long a test took the last time, in milliseconds, by its name. */
  lastTime: Readonly<Record<string, number>>
}

/** A part of the tests, as the table of minutes names it. */
export interface Part {
  name: string
  /** `npm test` runs the gate; `npm run test:all` runs both tiers. */
  tier: 'gate' | 'full'
  needs: Needs
  /** Whether it runs in one process, so that a part with some processes runs beside it. */
  isSingle?: boolean
  /** Whether it is a program that holds no tests and needs no set-up. */
  isProgram?: boolean
  /** Every test file of the part, by its path in the repository. */
  files(): string[]
  run(files: readonly string[], options: PartOptions): Promise<Tally>
}

/** Tests that take many seconds each stand in files of this kind, which the gate leaves out. */
const isLong = (file: string) => /\.long\.(browser\.)?(test|spec)\.tsx?$/.test(file)
const long = (all: () => string[]) => () => all().filter(isLong)
const everyday = (all: () => string[]) => () => all().filter(file => !isLong(file))

/** The spec files of a folder of `test/`. */
const specs = (name: string, tier: Part['tier']): Part => ({
  name,
  tier,
  needs: needsOf(name),
  files: everyday(() => specFiles(name)),
  run: (files, options) => runSpecs(name, files, options),
})

const require = createRequire(import.meta.url)
/** The command of a package; what `node_modules/.bin` calls `tsc` is an older compiler, which the build needs for its types. */
const binary = (name: string, path: string) => join(dirname(require.resolve(`${name}/package.json`)), path)

/** A program in Node that passes or fails as a whole. */
const program = (name: string, file: string, ...args: string[]): Part => ({
  name,
  tier: 'gate',
  needs: needsOf(name),
  isProgram: true,
  files: () => [name],
  run: () => runProgram(name, [file, ...args]),
})

/** Milliseconds of each page, by its name. */
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

/** Every part, in the order in which they run: the quickest come first. */
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
    // The hosts are installed from the registry of npm, and each is built by its own bundler.
    name: 'hosts',
    tier: 'full',
    needs: needsOf('hosts'),
    files: () => ['hosts'],
    run: () => runProgram('hosts', ['--import', 'tsx', 'test/hosts/hosts.ts']),
  },
]
