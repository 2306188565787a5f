import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { listFiles, root } from './sources'

/** Matches a path of the repository in a sentence, without patterns and placeholders. */
const pathPattern = /\b(?:core|elements|styles|demo|test)\/[\w./-]+\.(?:tsx?|js|css|md|json)\b/g

test('every file that the docs or a comment name exists', () => {
  const files = ['README.md', 'CONTRIBUTING.md', ...listFiles('core', 'elements', 'styles', 'demo', 'test')]
    .filter(path => /\.(md|tsx?)$/.test(path) && !path.includes('/.out'))
    .map(path => ({ path, text: readFileSync(join(root, path), 'utf8') }))
  const lost = files.flatMap(({ path, text }) => {
    const comments = path.endsWith('.md') ? text : (text.match(/\/\/.*|\/\*[\s\S]*?\*\//g) ?? []).join('\n')
    return [...comments.matchAll(pathPattern)].flatMap(([name]) =>
      existsSync(join(root, name)) ? [] : [`${path}: ${name}`],
    )
  })
  expect([...new Set(lost)].join('\n')).toBe('')
})
