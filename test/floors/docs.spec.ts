import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { listFiles, root } from './sources'

/** A file of the repository as a sentence names it; a pattern, or a place for a name, is none. */
const named = /\b(?:core|elements|styles|demo|test)\/[\w./-]+\.(?:tsx?|js|css|md|json)\b/g

test('a file that the docs or a comment name is there', () => {
  const files = ['README.md', 'CONTRIBUTING.md', ...listFiles('core', 'elements', 'styles', 'demo', 'test')]
    .filter(path => /\.(md|tsx?)$/.test(path) && !path.includes('/.out'))
    .map(path => ({ path, text: readFileSync(join(root, path), 'utf8') }))
  const lost = files.flatMap(({ path, text }) => {
    const said = path.endsWith('.md') ? text : (text.match(/\/\/.*|\/\*[\s\S]*?\*\//g) ?? []).join('\n')
    return [...said.matchAll(named)].flatMap(([name]) => (existsSync(join(root, name)) ? [] : [`${path}: ${name}`]))
  })
  expect([...new Set(lost)].join('\n')).toBe('')
})
