import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { root } from './sources'
import { allTraces, brokenMarksIn, inAllTests, sentencesOf, specificationPath, tracesIn, withTests } from './traces'

const document = readFileSync(join(root, specificationPath), 'utf8')
const sentences = sentencesOf(document)
const traces = allTraces()

test('a mark belongs to the next title, and names one sentence or more', () => {
  const source = [
    '// @spec 5.1, 5.2',
    "it('asks for a phone', () => {})",
    '/** @spec 5.3 */',
    '// A comment.',
    "for (const typed of ['1', '2']) it(`refuses $".concat('{typed}, it’s \\`no\\` number`, () => {})'),
    '  // @spec of nothing',
    '  // @spec 5.4',
    "  ['none: one is required', { phones: [] }],",
    "  it('is no title of 5.4', () => {})",
    '// @spec 5.5',
    "for (const kind of ['of a loop', ''])",
    "  it('is in a loop', () => {})",
  ].join('\n')
  expect(tracesIn('a.test.ts', source).map(({ id, title }) => `${id} ${title}`)).toEqual([
    '5.1 asks for a phone',
    '5.2 asks for a phone',
    '5.3 refuses …, it’s `no` number',
    '5.4 none: one is required',
    '5.5 is in a loop',
  ])
})

test('a skipped test holds no sentence', () => {
  expect(tracesIn('a.test.ts', "// @spec 5.1\nit.skip('asks for a phone', () => {})")).toEqual([
    { id: '5.1', path: 'a.test.ts', title: '' },
  ])
})

test('a mark that cannot be read is named with its line', () => {
  const source = ['// @spec 5.1, 5.2', '// @spec 5.1: why', '// @spec 5,1', '// @Spec 5.1', '// @spec 5.1.2'].join('\n')
  expect(brokenMarksIn('a.test.ts', source)).toEqual(['a.test.ts:2', 'a.test.ts:3', 'a.test.ts:4', 'a.test.ts:5'])
  expect(inAllTests(brokenMarksIn)).toEqual([])
})

test('the tests of a sentence take the place of those that were below it', () => {
  const before = '## 5\n- **5.1** One.\n  - `old.test.ts` › gone\n- **5.2** Two.\n  - No test: it is outside.\n'
  const after = '## 5\n- **5.1** One.\n  - `a.test.ts` › holds\n- **5.2** Two.\n  - No test: it is outside.\n'
  expect(withTests(before, [{ id: '5.1', path: 'a.test.ts', title: 'holds' }])).toBe(after)
})

test('each sentence of the specification stands once, in its order', () => {
  const keys = sentences.map(({ id }) => id.split('.').map(Number))
  const ordered = keys.every(([section = 0, number = 0], index) => {
    const [before = 0, last = 0] = keys[index - 1] ?? []
    return section === before ? number === last + 1 : section > before && number === 1
  })
  expect(sentences.length).toBeGreaterThan(0)
  expect(ordered).toBe(true)
})

test('each sentence is held by a test, or says why no test holds it', () => {
  const held = new Set(traces.map(({ id }) => id))
  expect(sentences.filter(({ id, reason }) => !held.has(id) && reason === null).map(({ id }) => id)).toEqual([])
  expect(sentences.filter(({ id, reason }) => held.has(id) && reason !== null).map(({ id }) => id)).toEqual([])
})

test('each mark of a test names a sentence, and belongs to a title', () => {
  const known = new Set(sentences.map(({ id }) => id))
  expect(traces.filter(({ id, title }) => !known.has(id) || title === '')).toEqual([])
})

test('the specification names the tests that are marked: npm run traces writes them', () => {
  expect(withTests(document, traces)).toBe(document)
})
