import type { Part, PartOptions } from './parts'
import { broken, type Failure, nothing, sum, type Tally } from './tally'

/** The largest number of flaky tests in a passing run. Each may hide a fault. */
export const maxFlaky = 5

/**
 * The largest number of retried failures in one part. More failures have a common cause, and running them one at a
 * time would take hours on a slow machine.
 */
const maxRetried = 25

/**
 * Runs the failed tests of a part once more, one at a time. A test that passes then is flaky; a test that fails again
 * has failed, with the reason of its second failure.
 * @returns the tally of the part with that outcome
 */
export async function retryFailed(part: Part, first: Tally, options: PartOptions): Promise<Tally> {
  const retried = first.failed.filter(({ place }) => place !== undefined)
  if (retried.length === 0 || retried.filter(({ wasLeftOut }) => !wasLeftOut).length > maxRetried) return first
  const second = await runAgain(part, retried, options)
  const again = new Map(second.failed.map(failure => [failure.name, failure]))
  const passed = new Set(second.ran.map(({ name }) => name).filter(name => !again.has(name)))
  const result: Tally = { ...first, failed: [], flaky: [...first.flaky] }
  for (const failure of first.failed) {
    const isWhole = failure.place !== undefined && failure.place.title === undefined
    const hasPassed = isWhole ? second.failed.length === 0 && second.passed > 0 : passed.has(failure.name)
    if (hasPassed) {
      result.flaky.push(failure.name)
      result.passed += 1
    } else result.failed.push(again.get(failure.name) ?? failure)
  }
  return result
}

/** Runs failures again: those with a title in one run, and all tests of the files of the others. */
async function runAgain(part: Part, failures: readonly Failure[], options: PartOptions): Promise<Tally> {
  const places = failures.flatMap(({ place }) => (place ? [place] : []))
  const whole = places.filter(({ title }) => title === undefined).flatMap(({ files }) => files)
  const titled = places.filter(({ files }) => !files.every(file => whole.includes(file)))
  const tallies = [nothing()]
  const oneByOne = { ...options, isAlone: true, coverage: false }
  if (whole.length > 0) tallies.push(await part.run([...new Set(whole)], oneByOne))
  if (titled.length > 0) {
    const files = [...new Set(titled.flatMap(place => place.files))]
    const titles = titled.flatMap(({ title }) => (title === undefined ? [] : [title]))
    tallies.push(await part.run(files, { ...oneByOne, titles }))
  }
  return sum(tallies)
}

/** Adds a failure when a run has too many flaky tests. */
export function limitFlaky(tally: Tally): Tally {
  if (tally.flaky.length <= maxFlaky) return tally
  return sum([tally, broken(`${tally.flaky.length} tests are flaky`, `at most ${maxFlaky} may be`)])
}
