import { parseArgs } from 'node:util'
import { createRandom } from '../../core/testing/random'
import { emails, zones } from './addresses'
import { calendarRules } from './calendar-rules'
import { decimals } from './decimals'
import { pastes } from './pastes'
import { type Target, targets } from './targets'
import { textSheets } from './text-sheets'
import { workbooks } from './workbooks'

/** The largest time for a text, in milliseconds. Longer means that a reader does not end, however busy the machine. */
const maxTime = 2000

const { values } = parseArgs({ options: { seed: { type: 'string' }, share: { type: 'string', default: '1' } } })
const seed = Number(values.seed ?? Date.now() % 2 ** 32)
const share = Number(values.share)
if (!Number.isInteger(seed) || !(share > 0)) throw new Error('--seed is a whole number, --share a share of a full run')

interface Run {
  readonly name: string
  readonly texts: number
  readonly seconds: number
  /** Milliseconds of the slowest text. */
  readonly slowest: number
  readonly fault: string | null
}

async function run({ name, runs, text, read }: Target): Promise<Run> {
  const random = createRandom(seed)
  const began = performance.now()
  const texts = Math.ceil(runs * share)
  let slowest = 0
  let last = began
  for (let count = 1; count <= texts; count += 1) {
    const given = text(random)
    let fault: string | null = null
    try {
      await read(given, random)
    } catch (thrown) {
      fault = String(thrown)
    }
    const now = performance.now()
    slowest = Math.max(slowest, now - last)
    last = now
    if (fault === null && slowest > maxTime) fault = 'took too long'
    if (fault !== null)
      return { name, texts: count, seconds: (now - began) / 1000, slowest, fault: `${fault}: ${JSON.stringify(given)}` }
  }
  return { name, texts, seconds: (performance.now() - began) / 1000, slowest, fault: null }
}

console.log(`seed ${seed}\n`)
const done: Run[] = []
for (const target of [...targets, ...calendarRules, decimals, emails, zones, textSheets, workbooks, pastes])
  done.push(await run(target))
console.log('| read | texts | seconds | slowest, ms | |')
console.log('|---|--:|--:|--:|---|')
for (const { name, texts, seconds, slowest, fault } of done)
  console.log(`| ${name} | ${texts} | ${seconds.toFixed(1)} | ${slowest.toFixed(1)} | ${fault ?? 'holds'} |`)
if (done.some(({ fault }) => fault !== null)) process.exitCode = 1
