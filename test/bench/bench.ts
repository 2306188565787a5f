import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { benches } from './benches'
import { runLoads } from './loads/run'
import { measure, openBrowser } from './measure'
import { isHeld, type Line, linesOf, tableOf } from './report'
import { readResults, saveResults } from './results'
import { serveBench } from './site'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string', default: '7' },
    small: { type: 'boolean', default: false },
    save: { type: 'boolean', default: false },
  },
})
// Loads need the built package and installed peers, so a small run leaves them out.
const loadsName = 'loads'
const benchNames = [...new Set(benches.map(({ name }) => name)), loadsName]
const unknown = positionals.filter(name => !benchNames.includes(name))
if (unknown.length > 0) throw new Error(`no bench ${unknown.join(', ')}: ${benchNames.join(', ')}`)
const chosen = benches.filter(({ name }) => positionals.length === 0 || positionals.includes(name))
const rounds = values.small ? 1 : Number(values.rounds)
if (!Number.isInteger(rounds) || rounds < 1) throw new Error('--rounds is a whole number from 1 on')

const site = await serveBench(String(process.pid))
const browser = await openBrowser()
const lines: Line[] = []
const failures: unknown[] = []
try {
  for (const bench of chosen) {
    console.log(`\n${bench.name}: ${bench.alike}`)
    for (const [name, what] of Object.entries(bench.contenders)) console.log(`  ${name}: ${what}`)
    for (const size of values.small ? [bench.small] : bench.sizes) {
      console.log(`  size ${size}, ${rounds} rounds`)
      await attempt(async () => linesOf(bench, size, await measure(browser, site.origin, bench, size, rounds)))
    }
  }
  if (!values.small && (positionals.length === 0 || positionals.includes(loadsName)))
    await attempt(() => runLoads(browser, rounds))
} finally {
  await browser.close()
  await site.close()
}

console.log(
  `\nCPU milliseconds (heap: megabytes), medians of ${rounds} rounds in turn; of loads, the best. ${availableParallelism()} cores\n`,
)
console.log(tableOf(lines, readResults()))
for (const failure of failures) console.error(failure)
const broken = lines.filter(line => !isHeld(line))
// The limits are for full sizes. A small run only shows that everything works.
if (values.small) console.log('\nA small run: no limit is judged.')
else console.log(`\n${lines.filter(({ atMost }) => atMost !== null).length} limits, ${broken.length} not held`)
if (values.save && !values.small) saveResults(lines)
if (failures.length > 0 || (!values.small && broken.length > 0)) process.exitCode = 1

/** Adds the lines of a measurement. A failure does not lose the lines of the others. */
async function attempt(run: () => Promise<readonly Line[]>): Promise<void> {
  try {
    lines.push(...(await run()))
  } catch (failure) {
    failures.push(failure)
    console.log(`  failed: ${failure}`)
  }
}
