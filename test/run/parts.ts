import { runComponents } from './components'
import { findFirefox, noFirefox } from './firefox'
import { nodeTestFiles, runInNode } from './node-tests'
import { pageTestFiles } from './pages'
import { runSpecs, specFiles } from './specs'
import { nothing, type Tally } from './tally'

export interface PartOptions {
  coverage: boolean
  /** How long a test took the last time, in milliseconds, by its name. */
  lastTime: Readonly<Record<string, number>>
}

/** A part of the tests, as the table of minutes names it. */
export interface Part {
  name: string
  /** `npm test` runs what is everyday; `npm run test:all` runs the rest too. */
  tier: 'everyday' | 'rest'
  /** Whether it reads `dist/`. */
  isBuilt: boolean
  /** Whether it runs in one process, so that other parts may run beside it. */
  isSingle?: boolean
  /** Every test file of the part, by its path in the repository. */
  files(): string[]
  run(files: readonly string[], options: PartOptions): Promise<Tally>
}

/** The spec files of a folder of `test/`. */
const specs = (name: string, tier: Part['tier'], isBuilt = true): Part => ({
  name,
  tier,
  isBuilt,
  files: () => specFiles(name),
  run: files => runSpecs(name, files),
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

/** Every part, in the order in which they run: what answers soonest comes first. */
export const parts: readonly Part[] = [
  { name: 'core', tier: 'everyday', isBuilt: false, isSingle: true, files: nodeTestFiles, run: runInNode },
  specs('floors', 'everyday', false),
  {
    name: 'pages',
    tier: 'everyday',
    isBuilt: false,
    files: pageTestFiles,
    run: (files, { coverage, lastTime }) => runComponents(files, { coverage, lastTime: pageTimes(lastTime) }),
  },
  specs('contract', 'everyday', false),
  specs('server', 'everyday'),
  specs('package', 'everyday'),
  specs('embedding', 'everyday'),
  specs('gallery', 'everyday'),
  specs('flows', 'everyday'),
  {
    name: 'pages in Firefox',
    tier: 'rest',
    isBuilt: false,
    files: () => pageTestFiles().filter(file => file.startsWith('test/elements/')),
    async run(files, { coverage }) {
      const firefox = findFirefox()
      if (firefox) return runComponents(files, { coverage, firefox })
      return { ...nothing(), skipped: [{ name: 'test/elements in Firefox', why: noFirefox }] }
    },
  },
  specs('firefox', 'rest'),
  specs('postgres', 'rest'),
  specs('kills', 'rest'),
  specs('hardening', 'rest'),
  specs('trouble', 'rest'),
  specs('details', 'rest'),
  specs('wide', 'rest'),
  specs('pictures', 'rest'),
]
