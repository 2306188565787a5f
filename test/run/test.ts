import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { type Part, parts } from './parts'
import { touchedSince } from './since'
import { closingLine, found, sum, type Tally } from './tally'
import { keepTimings, readTimings, timesOf, timingLines } from './timings'
import { watch } from './watch'

const root = fileURLToPath(new URL('../..', import.meta.url))
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    all: { type: 'boolean', default: false },
    rest: { type: 'boolean', default: false },
    part: { type: 'string', multiple: true, default: [] },
    since: { type: 'string' },
    watch: { type: 'boolean', default: false },
    coverage: { type: 'boolean', default: false },
  },
})

/**
 * `npm test`: the everyday tier; `--all` both tiers, `--rest` the other one alone, `--part NAME` one part.
 * Words are parts of paths: `npm test -- shipments` runs what is about shipments.
 */
async function run(): Promise<Tally> {
  const touched = values.since === undefined ? [] : touchedSince(values.since)
  const only = [...positionals, ...touched]
  if (values.since !== undefined && only.length === 0) {
    console.log(`Nothing that has changed since ${values.since} has a test.`)
    return sum([])
  }
  const unknown = values.part.filter(name => !parts.some(part => part.name === name))
  if (unknown.length > 0) throw new Error(`No part is called ${unknown.join(', ')}`)
  const before = readTimings()
  const took: Record<string, number> = {}
  const start = performance.now()
  const tallies: Tally[] = []
  const time = async <Value>(name: string, task: () => Promise<Value>): Promise<Value> => {
    const from = performance.now()
    const value = await task()
    took[name] = performance.now() - from
    return value
  }
  const chosen = parts.filter(isChosen).flatMap(part => {
    const files = part.files().filter(file => only.length === 0 || only.some(word => file.includes(word)))
    return files.length === 0 && only.length > 0 ? [] : [{ part, files }]
  })
  // One process each: the parts that read nothing of the build run beside them.
  const built = chosen.some(({ part }) => part.isBuilt) ? time('build', build) : Promise.resolve()
  built.catch(() => {})
  const beside = [built]
  for (const { part, files } of chosen) {
    if (part.isBuilt) await built
    const running = time(part.name, async () => {
      const tally = await part.run(files, { coverage: values.coverage, lastTime: before.tests })
      if (found(tally) === 0) tally.failed.push(`${part.name} holds no test`)
      tallies.push(tally)
    })
    if (part.isSingle) beside.push(running)
    else await running
  }
  await Promise.all(beside)
  const all = sum(tallies)
  if (found(all) === 0) all.failed.push(`no test is about ${only.join(' ')}`)
  const now = { parts: took, tests: timesOf(all.ran), whole: performance.now() - start }
  console.log(timingLines(now, before).join('\n'))
  keepTimings(now)
  return all
}

function isChosen({ name, tier }: Part): boolean {
  if (values.part.length > 0) return values.part.includes(name)
  if (values.all) return true
  return tier === (values.rest ? 'rest' : 'everyday')
}

async function build(): Promise<void> {
  const args = ['--import', 'tsx', 'elements/base/bundle/build.ts', '--when-stale']
  const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] })
  const status = await new Promise<number | null>(resolve => child.once('close', resolve))
  if (status !== 0) throw new Error('The build failed')
}

if (values.watch) await watch(process.argv.slice(2).filter(word => word !== '--watch'))
const tally = await run().catch((error: unknown): Tally => {
  console.error(error)
  const failed = [`the run broke off: ${error instanceof Error ? error.message : error}`]
  return { passed: 0, failed, skipped: [], ran: [] }
})
// Said while the process ends: the runners wipe lines above the cursor until then.
process.on('exit', () => {
  for (const { name, why } of tally.skipped) console.log(`skipped: ${name} (${why})`)
  for (const name of tally.failed) console.log(`failed: ${name}`)
  console.log(closingLine(tally))
})
process.exit(tally.failed.length === 0 ? 0 : 1)
