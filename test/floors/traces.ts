import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listFiles, root } from './sources'

/** The product's specification: one numbered sentence a line, with the tests that hold it below. */
export const specificationPath = 'docs/specification.md'

/** A test that a comment `@spec 5.12` marks as holding a sentence. */
export interface Trace {
  readonly id: string
  readonly path: string
  /** The title of the marked test, with "…" for each value that is filled in. */
  readonly title: string
}

export interface Sentence {
  readonly id: string
  readonly text: string
  /** Why no test holds the sentence; null where tests must. */
  readonly reason: string | null
}

const sentenceLine = /^- \*\*(\d+\.\d+)\*\* (.+)$/
const reasonLine = /^ {2}- No test: (.+)$/
const testLine = /^ {2}- `[^`]+` › /

/** Returns the sentences of a specification in their order. */
export function sentencesOf(document: string): readonly Sentence[] {
  const lines = document.split('\n')
  return lines.flatMap((line, index) => {
    const [, id, text] = sentenceLine.exec(line) ?? []
    const reason = reasonLine.exec(lines[index + 1] ?? '')?.[1] ?? null
    return id === undefined || text === undefined ? [] : [{ id, text, reason }]
  })
}

const mark = /^\s*(?:\/\/|\*|\/\*\*?) @spec ((?:\d+\.\d+[, ]*)+)(?:\*\/)?\s*$/
/** The start of a comment that is meant as a mark. */
const markStart = /^\s*(?:\/\/|\*|\/\*\*?)\s*@spec\b/i
const skipped = /\b(?:it|test|describe)\.(?:skip|fixme|todo)\(/
const literal = /(['"`])((?:\\[\s\S]|(?!\1)[^\\])*)\1/
const call = new RegExp(`\\b(?:it|test|describe)(?:\\.\\w+)*\\(\\s*${literal.source}`)

/**
 * Returns the marks in a test file. A mark belongs to the first title after it: that of a test, also in a loop, of a group of
 * tests, or of a row in a table of tests.
 */
export function tracesIn(path: string, source: string): readonly Trace[] {
  const lines = source.split('\n')
  return lines.flatMap((line, index) => {
    const ids = mark.exec(line)?.[1]?.match(/\d+\.\d+/g) ?? []
    if (ids.length === 0) return []
    const [first = '', ...rest] = lines.slice(index + 1).filter(next => !/^\s*\/[/*]/.test(next))
    // The head of a loop around a test may hold texts that are no titles.
    const kind = /^\s*for \(/.test(first) ? call : literal
    const found = call.exec(`${first}\n${first.endsWith('(') ? rest[0] : ''}`) ?? kind.exec([first, ...rest].join('\n'))
    const title = (skipped.test(`${first}\n${rest[0]}`) ? '' : (found?.[2] ?? ''))
      .replace(/\$\{[^}]*\}/g, '…')
      .replace(/\\(['"`])/g, '$1')
    return ids.map(id => ({ id, path, title }))
  })
}

/** Returns the lines of a test file that are meant as marks and cannot be read, as "a.test.ts:12". */
export function brokenMarksIn(path: string, source: string): readonly string[] {
  return source
    .split('\n')
    .flatMap((line, index) => (markStart.test(line) && !mark.test(line) ? `${path}:${index + 1}` : []))
}

/** Returns what `find` returns for each test file, in the order of the paths. */
export function inAllTests<Found>(find: (path: string, source: string) => readonly Found[]): readonly Found[] {
  return listFiles('core', 'elements', 'test')
    .filter(path => /\.(?:test|spec)\.tsx?$/.test(path) && !path.includes('/.out/'))
    .sort()
    .flatMap(path => find(path, readFileSync(join(root, path), 'utf8')))
}

/** Returns the marks of all tests, by path and place. */
export function allTraces(): readonly Trace[] {
  return inAllTests(tracesIn)
}

/** Returns a specification with the tests of each sentence below it, in place of those that were there. */
export function withTests(document: string, traces: readonly Trace[]): string {
  return document
    .split('\n')
    .filter(line => !testLine.test(line))
    .flatMap(line => {
      const [, id] = sentenceLine.exec(line) ?? []
      const tests = traces.filter(trace => trace.id === id).map(({ path, title }) => `  - \`${path}\` › ${title}`)
      return id === undefined ? [line] : [line, ...new Set(tests)]
    })
    .join('\n')
}
