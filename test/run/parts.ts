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
  /** Whether it runs in one process, so that other parts may run beside it. */
  isSingle?: boolean
  /** Every test file of the part, by its path in the repository. */
  files(): string[]
  run(files: readonly string[], options: PartOptions): Promise<Tally>
}

/** The spec files of a folder of `test/`. */
const specs = (name: string, tier: Part['tier']): Part => ({
  name,
  tier,
  needs: needsOf(name),
  files: () => specFiles(name),
  run: (files, options) => runSpecs(name, files, options),
})

/** A program that passes or fails as a whole. */
const program = (name: string, command: string, ...args: string[]): Part => ({
  name,
  tier: 'gate',
  needs: needsOf(name),
  isSingle: true,
  files: () => [name],
  run: () => runProgram(name, command, args),
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

/** Every part, in the order in which they run: the quickest come first. */
export const parts: readonly Part[] = [
  program('types', 'tsc', '-p', '.'),
  program('lint', 'biome', 'check'),
  { name: 'core', tier: 'gate', needs: needsOf('core'), isSingle: true, files: nodeTestFiles, run: runInNode },
  specs('floors', 'gate'),
  specs('contract', 'gate'),
  {
    name: 'pages',
    tier: 'gate',
    needs: needsOf('pages'),
    files: pageTestFiles,
    run: (files, options) => runComponents(files, { ...options, lastTime: pageTimes(options.lastTime) }),
  },
  specs('package', 'gate'),
  specs('sweep', 'gate'),
  specs('stories', 'gate'),
  specs('compiled', 'full'),
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
]
