import type { Choice } from './choose'
import type { Part, PartOptions } from './parts'
import { limitFlaky, retryFailed } from './retry'
import { setUp } from './set-up'
import { broken, found, sum, type Tally } from './tally'
import { keepTimings, readTimings, timesOf, timingLines } from './timings'

/** Runs parts of the tests, then each failed test once more, and prints the minutes by part. */
export async function runParts(
  { chosen, unknown, isWhole }: Choice,
  { coverage }: { coverage: boolean },
): Promise<Tally> {
  const before = readTimings()
  const took: Record<string, number> = {}
  const start = performance.now()
  const time = async <Value>(name: string, task: () => Promise<Value>): Promise<Value> => {
    const from = performance.now()
    const value = await task()
    took[name] = (took[name] ?? 0) + performance.now() - from
    return value
  }

  const options: PartOptions = { coverage, lastTime: before.tests }
  const firstTries = new Map<Part, Tally>()
  const runInOrder = async (some: Choice['chosen']): Promise<void> => {
    for (const { part, files } of some) firstTries.set(part, await time(part.name, () => runPart(part, files, options)))
  }
  // Programs such as the compiler do not need the set-up, so they run beside it.
  const programs = runInOrder(chosen.filter(({ part }) => part.isProgram))
  try {
    await time('set-up', () => setUp(chosen.map(({ part }) => part.needs)))
  } catch (error) {
    await programs
    return broken('the set-up', error instanceof Error ? error.message : `${error}`)
  }
  // Playwright's own set-up is for runs without this one.
  process.env.TEST_SET_UP = 'done'
  await Promise.all([
    programs.then(() => runInOrder(chosen.filter(({ part }) => part.isSingle && !part.isProgram))),
    runInOrder(chosen.filter(({ part }) => !part.isSingle && !part.isProgram)),
  ])

  // Retry at the end and one part after another, so that nothing else takes the machine's time.
  const tallies: Tally[] = []
  for (const [part, tally] of firstTries)
    tallies.push(tally.failed.length > 0 ? await time('second tries', () => retryFailed(part, tally, options)) : tally)
  for (const word of unknown) tallies.push(broken(`no quick test is about ${word}`))
  const all = limitFlaky(sum(tallies))
  if (found(all) === 0) all.failed.push({ name: 'no test was found' })

  const now = { parts: took, tests: timesOf(all.ran), whole: performance.now() - start }
  // A selection of files takes other times than a whole part, so do not compare them.
  console.log(timingLines(now, isWhole ? before : { ...before, parts: {}, whole: 0 }).join('\n'))
  keepTimings(now, isWhole)
  return all
}

async function runPart(part: Part, files: readonly string[], options: PartOptions): Promise<Tally> {
  try {
    const tally = await part.run(files, options)
    if (found(tally) === 0) tally.failed.push({ name: `${part.name} holds no test` })
    return tally
  } catch (error) {
    console.error(error)
    return broken(part.name, error instanceof Error ? error.message : `${error}`)
  }
}
