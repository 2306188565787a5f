import { parseArgs } from 'node:util'
import { choose } from './choose'
import { flakyLines } from './flaky'
import { parts } from './parts'
import { runParts } from './run'
import { broken, closingLine, nothing, type Tally } from './tally'
import { watch } from './watch'

/**
 * `npm test` runs the gate, `--all` both tiers, `--part NAME` one part. Words are parts of paths: `npm test --
 * shipments` runs the tests with that word in their path, and `npm test -- test/details/header` that file, in either
 * tier.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    all: { type: 'boolean', default: false },
    part: { type: 'string', multiple: true, default: [] },
    since: { type: 'string' },
    watch: { type: 'boolean', default: false },
    coverage: { type: 'boolean', default: false },
  },
})

const inOneLine = (text: string) => text.trim().replaceAll(/\s*\n\s*/g, '; ')

async function run(): Promise<Tally> {
  const choice = choose(parts, { ...values, words: positionals })
  if (values.since !== undefined && positionals.length === 0 && choice.chosen.length === 0) {
    console.log(`Nothing that has changed since ${values.since} has a test.`)
    return nothing()
  }
  return runParts(choice, { coverage: values.coverage })
}

if (values.watch) await watch(process.argv.slice(2).filter(word => word !== '--watch'))
const tally = await run().catch((error: unknown) =>
  broken('the run', `${error instanceof Error ? error.stack : error}`),
)
const flaky = flakyLines(
  tally.flaky,
  tally.ran.map(({ name }) => name),
)
// Print these lines while the process ends: until then the runners wipe lines above the cursor.
process.on('exit', () => {
  for (const { name, why } of tally.skipped) console.log(`skipped: ${name} (${why})`)
  for (const line of flaky) console.log(line)
  for (const { name, reason } of tally.failed) console.log(`failed: ${name}${reason ? ` — ${inOneLine(reason)}` : ''}`)
  if (flaky.length > 0) console.log(`${flaky.length} of the passed tests passed at the second try only`)
  console.log(closingLine(tally))
})
process.exit(tally.failed.length === 0 ? 0 : 1)
