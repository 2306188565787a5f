import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path/posix'
import { expect, test } from '@playwright/test'
import { lineOf, listFiles, readScripts, readSources, root, type Source, type SyntaxNode } from './sources'

const sources = readSources('core', 'elements', 'demo')
const maxLines = 250

/** Attributes whose text a user reads or hears. */
const spoken = new Set(['title', 'placeholder', 'alt', 'label', 'aria-label', 'aria-description', 'aria-valuetext'])

function faultsOf(files: readonly Source[], rule: (node: SyntaxNode) => string | null): string {
  return files
    .flatMap(({ path, text, nodes }) =>
      nodes.flatMap(node => {
        const fault = rule(node)
        return fault ? [`${path}:${lineOf(text, node.start)} ${fault}`] : []
      }),
    )
    .join('\n')
}

function wordsIn(node: unknown): string | null {
  const { type, value } = (node ?? {}) as { type?: string; value?: unknown }
  if (type !== 'JSXText' && type !== 'Literal') return null
  return typeof value === 'string' && /\p{L}/u.test(value) ? value.trim() : null
}

test('no text is in JSX: texts are in the catalogs', () => {
  const elements = sources.filter(({ path }) => path.startsWith('elements/'))
  const faults = faultsOf(elements, node => {
    if (node.type === 'JSXText') return wordsIn(node) && `says "${wordsIn(node)}"`
    if (node.type === 'JSXAttribute') {
      const name = (node.name as { name?: string }).name ?? ''
      return spoken.has(name) && wordsIn(node.value) ? `${name} says "${wordsIn(node.value)}"` : null
    }
    if (node.type !== 'JSXElement' && node.type !== 'JSXFragment') return null
    const texts = (node.children as SyntaxNode[])
      .filter(child => child.type === 'JSXExpressionContainer')
      .map(child => wordsIn(child.expression))
      .find(Boolean)
    return texts ? `says "${texts}"` : null
  })
  expect(faults).toBe('')
})

test('no any, no non-null assertion', () => {
  const faults = faultsOf(sources, ({ type }) =>
    type === 'TSAnyKeyword' ? 'any' : type === 'TSNonNullExpression' ? 'a non-null assertion' : null,
  )
  expect(faults).toBe('')
})

test('JSON is written by toJson, and no for…in meets what a page has added to prototypes', () => {
  const shipped = sources.filter(
    ({ path }) =>
      /^(core|elements)\//.test(path) &&
      !/^elements\/(base\/bundle|kit\/icons)\//.test(path) &&
      path !== 'core/base/json.ts',
  )
  const faults = faultsOf(shipped, ({ type, object, property }) => {
    if (type === 'ForInStatement') return 'for…in'
    if (type !== 'MemberExpression') return null
    const [owner, name] = [object, property].map(part => (part as { name?: string }).name)
    return owner === 'JSON' && name === 'stringify' ? 'JSON.stringify' : null
  })
  expect(faults).toBe('')
})

test('the compiler is silenced nowhere, and a silenced lint says why', () => {
  const faults = sources.flatMap(({ path, text, comments }) =>
    comments
      .filter(({ value }) => /@ts-(ignore|nocheck|expect-error)/.test(value) || /biome-ignore[^:]*$/.test(value))
      .map(({ value, start }) => `${path}:${lineOf(text, start)} ${value.trim()}`),
  )
  expect(faults.join('\n')).toBe('')
})

test('no test is marked to run alone', () => {
  const alone = listFiles('core', 'elements', 'test')
    .filter(path => /\.(test|spec)\.tsx?$/.test(path) && !path.includes('/.out'))
    .filter(path => /\b(test|it|describe)\.only\(/.test(readFileSync(join(root, path), 'utf8')))
  expect(alone.join('\n')).toBe('')
})

test('no test sleeps: it waits for an event or forwards a clock', () => {
  const tests = listFiles('core', 'elements', 'test').filter(path => /\.(test|spec)\.tsx?$/.test(path))
  const faults = faultsOf(readScripts(tests), ({ type, callee, arguments: given }) => {
    if (type !== 'CallExpression') return null
    const { name, property } = callee as { name?: string; property?: { name?: string } }
    if (property?.name === 'waitForTimeout') return 'waitForTimeout'
    const wait = (given as { value?: unknown }[])[1]?.value
    return name === 'setTimeout' && typeof wait === 'number' && wait > 0 ? `setTimeout of ${wait} ms` : null
  })
  expect(faults).toBe('')
})

/**
 * Returns whether a file has the texts of an area in one language. Such a file is a table in one object, which is not
 * read as a whole.
 */
const isWords = (path: string) => path.split('/').at(-2) === 'words'

test(`no file is longer than ${maxLines} lines, a test neither`, () => {
  const long = listFiles('core', 'elements', 'demo', 'test')
    .filter(path => /\.(ts|tsx|js)$/.test(path) && !path.includes('/.out') && !isWords(path))
    .map(path => ({ path, lines: readFileSync(join(root, path), 'utf8').trimEnd().split('\n').length }))
    .filter(({ lines }) => lines > maxLines)
    .map(({ path, lines }) => `${path}: ${lines} lines`)
  expect(long.join('\n')).toBe('')
})

test('every folder has a README', () => {
  const folders = new Set(listFiles('core', 'elements', 'styles', 'demo', 'test').map(path => dirname(path)))
  const without = [...folders]
    .filter(folder => !/\/(\.out[^/]*|baseline|migrations|drizzle|words)(\/|$)/.test(`${folder}/`))
    .filter(folder => !existsSync(join(root, folder, 'README.md')))
  expect(without.join('\n')).toBe('')
})
