import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { type Part, parts } from './parts'
import { touchedSince } from './since'
import { closingLine, found, nothing, sum, type Tally } from './tally'
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
 * Words are parts of paths: `npm test -- shipments` runs what is about shipments, and `npm test -- test/details/header`
 * that file, of whatever tier.
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
  const chosen = parts.flatMap(part => {
    const asked = isChosen(part) ? only : positionals.filter(word => isInFolder(word, part))
    if (asked.length === 0) return isChosen(part) && only.length === 0 ? [{ part, files: part.files() }] : []
    const files = part.files().filter(file => asked.some(word => isAbout(file, word, part)))
    return files.length === 0 ? [] : [{ part, files }]
  })
  const built = chosen.some(({ part }) => part.isBuilt) ? time('build', build) : Promise.resolve(true)
  const runPart = async ({ part, files }: (typeof chosen)[number]): Promise<void> => {
    if (part.isBuilt && !(await built)) tallies.push(broken(`${part.name}: the build failed`))
    else
      await time(part.name, async () => {
        const tally = await part.run(files, { coverage: values.coverage, lastTime: before.tests })
        if (found(tally) === 0) tally.failed.push(`${part.name} holds no test`)
        tallies.push(tally)
      }).catch((error: unknown) => tallies.push(broken(`${part.name} broke off`, error)))
  }
  const beside: Promise<void>[] = []
  for (const each of chosen) {
    const running = runPart(each)
    // One process: what reads nothing of the build runs beside it.
    if (each.part.isSingle) beside.push(running)
    else await running
  }
  await Promise.all([built, ...beside])
  const all = sum(tallies)
  const known = chosen.flatMap(({ files }) => files)
  for (const word of positionals)
    if (!known.some(file => file.includes(word))) all.failed.push(`no quick test is about ${word}${byPath(word)}`)
  if (found(all) === 0) all.failed.push('no test was found')
  const now = { parts: took, tests: timesOf(all.ran), whole: performance.now() - start }
  // Minutes of a few files say nothing beside those of a whole part.
  const isWhole = only.length + values.part.length === 0
  console.log(timingLines(now, isWhole ? before : { ...before, parts: {}, whole: 0 }).join('\n'))
  keepTimings(now, isWhole)
  return all
}

/** A plain word asks for what answers in seconds; a path, or a part by its name, for what stands on the build too. */
function isAbout(file: string, word: string, { isBuilt }: Part): boolean {
  const isQuick = !isBuilt || word.includes('/') || values.part.length > 0 || !positionals.includes(word)
  return isQuick && file.includes(word)
}

/** A path into the folder of a part asks for it, whatever its tier. */
function isInFolder(word: string, { name }: Part): boolean {
  return values.part.length === 0 && `${word}/`.startsWith(`test/${name}/`)
}

/** How to run what a word is about all the same. */
function byPath(word: string): string {
  const files = parts.flatMap(part => part.files().filter(file => file.includes(word)))
  return files.length === 0 ? '' : `; by its path it runs: npm test -- ${[...new Set(files)].join(' ')}`
}

function isChosen({ name, tier }: Part): boolean {
  if (values.part.length > 0) return values.part.includes(name)
  if (values.all) return true
  return tier === (values.rest ? 'rest' : 'everyday')
}

/** False where it failed; what was wrong is printed. */
async function build(): Promise<boolean> {
  const args = ['--import', 'tsx', 'elements/base/bundle/build.ts', '--when-stale']
  const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] })
  return (await new Promise<number | null>(resolve => child.once('close', resolve))) === 0
}

function broken(what: string, error?: unknown): Tally {
  if (error !== undefined) console.error(error)
  return { ...nothing(), failed: [what] }
}

if (values.watch) await watch(process.argv.slice(2).filter(word => word !== '--watch'))
const tally = await run().catch((error: unknown) => broken('the run broke off', error))
// Said while the process ends: the runners wipe lines above the cursor until then.
process.on('exit', () => {
  for (const { name, why } of tally.skipped) console.log(`skipped: ${name} (${why})`)
  for (const name of tally.failed) console.log(`failed: ${name}`)
  console.log(closingLine(tally))
})
process.exit(tally.failed.length === 0 ? 0 : 1)
