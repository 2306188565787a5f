import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { runComponents } from './components'
import { findFirefox, noFirefox } from './firefox'
import { runSpecs } from './specs'
import { closingLine, sum, type Tally } from './tally'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    components: { type: 'boolean', default: false },
    specs: { type: 'boolean', default: false },
    firefox: { type: 'boolean', default: false },
    coverage: { type: 'boolean', default: false },
    watch: { type: 'boolean', default: false },
    'no-build': { type: 'boolean', default: false },
  },
})

/** `npm test`: the floors, the component tests, the build, and every other spec on what was built. */
async function run(): Promise<Tally> {
  const both = values.components === values.specs && !values.firefox
  const tallies: Tally[] = []
  if (both && positionals.length === 0) tallies.push(await runSpecs(['--project=floors']))
  if (both || values.components)
    tallies.push(await runComponents({ only: positionals, coverage: values.coverage, watch: values.watch }))
  if (values.firefox || (both && positionals.length === 0)) tallies.push(await runInFirefox())
  if (both || values.specs) {
    if (!values['no-build']) build()
    const projects = both ? ['node', 'e2e', 'firefox', 'pictures'].map(name => `--project=${name}`) : []
    tallies.push(await runSpecs([...projects, ...positionals]))
  }
  return sum(tallies)
}

/** The checks of every element once more, in another engine. */
async function runInFirefox(): Promise<Tally> {
  const firefox = findFirefox()
  if (firefox) return runComponents({ only: ['test/elements/'], coverage: false, watch: false, firefox })
  return { passed: 0, failed: [], late: [], skipped: [{ name: 'test/elements in Firefox', why: noFirefox }] }
}

function build(): void {
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', 'elements/base/bundle/build.ts'], {
    cwd: fileURLToPath(new URL('../..', import.meta.url)),
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  if (status !== 0) throw new Error('The build failed')
}

const tally = await run().catch((error: unknown): Tally => {
  console.error(error)
  const failed = [`the run broke off: ${error instanceof Error ? error.message : error}`]
  return { passed: 0, failed, late: [], skipped: [] }
})
// Said while the process ends: the runners wipe lines above the cursor until then.
process.on('exit', () => {
  for (const { name, why } of tally.skipped) console.log(`skipped: ${name} (${why})`)
  for (const name of tally.late) console.log(`passed at the second try: ${name}`)
  for (const name of tally.failed) console.log(`failed: ${name}`)
  console.log(closingLine(tally))
})
process.exit(tally.failed.length === 0 ? 0 : 1)
