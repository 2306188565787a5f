import { expect, test } from '@playwright/test'
import type { Part, PartOptions } from '../run/parts'
import { limitFlaky, maxFlaky, retryFailed } from '../run/retry'
import { closingLine, type Failure, nothing, sum, type Tally } from '../run/tally'

const options: PartOptions = { coverage: false, lastTime: {} }
const failureOf = (name: string, title: string | undefined = name): Failure => ({
  name,
  reason: 'first',
  place: { files: ['a.test.ts'], title },
})
const firstOf = (...failed: Failure[]): Tally => ({ ...nothing(), passed: 1, failed })

/** Returns a part whose second run has this result; `asked` collects the titles that this run received. */
function partOf(second: Tally) {
  const asked: (readonly string[] | undefined)[] = []
  const part: Part = {
    name: 'part',
    tier: 'gate',
    needs: { build: false, worlds: [] },
    files: () => ['a.test.ts'],
    async run(_files, { titles }) {
      asked.push(titles)
      return second
    },
  }
  return { part, asked }
}
const ran = (...names: string[]) => names.map(name => ({ name, milliseconds: 1 }))

test('a test that passes at its second try is flaky and counts as passed', async () => {
  const { part, asked } = partOf({ ...nothing(), passed: 1, ran: ran('shaky') })
  const tally = await retryFailed(part, firstOf(failureOf('shaky')), options)
  expect(asked).toEqual([['shaky']])
  expect(tally).toMatchObject({ passed: 2, failed: [], flaky: ['shaky'] })
})

test('a test that fails again has failed, with the reason of its second failure', async () => {
  const again = { ...failureOf('broken'), reason: 'second' }
  const { part } = partOf({ ...nothing(), failed: [again], ran: ran('broken') })
  const tally = await retryFailed(part, firstOf(failureOf('broken')), options)
  expect(tally).toMatchObject({ passed: 1, failed: [{ name: 'broken', reason: 'second' }], flaky: [] })
})

test('a test that does not run at its second try has failed', async () => {
  const { part } = partOf(nothing())
  const tally = await retryFailed(part, firstOf(failureOf('gone'), failureOf('a file', undefined)), options)
  expect(tally.failed.map(({ name }) => name)).toEqual(['gone', 'a file'])
})

test('more than 25 failures in one part are not tried again', async () => {
  const { part, asked } = partOf(nothing())
  const many = Array.from({ length: 26 }, (_, index) => failureOf(`test ${index}`))
  expect((await retryFailed(part, firstOf(...many), options)).failed).toHaveLength(26)
  expect(asked).toEqual([])
})

test('more than five flaky tests fail the run', () => {
  const names = Array.from({ length: maxFlaky + 1 }, (_, index) => `test ${index}`)
  expect(limitFlaky({ ...nothing(), flaky: names.slice(1) }).failed).toEqual([])
  expect(limitFlaky({ ...nothing(), flaky: names }).failed.map(({ name }) => name)).toEqual(['6 tests are flaky'])
})

test('the closing line counts what passed, failed and was skipped', () => {
  const skipped = { ...nothing(), skipped: [{ name: 'no Firefox', why: 'not installed' }] }
  const all = sum([{ ...nothing(), passed: 2 }, firstOf(failureOf('one')), skipped])
  expect(closingLine(all)).toBe('3 passed, 1 failed, 1 skipped')
})
