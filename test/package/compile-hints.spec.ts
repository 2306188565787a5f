import { readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { expect, test } from '@playwright/test'
import { dist } from './dist'

const hint = '//# allFunctionsCalledOnLoad\n'
const files: Record<string, string[]> = JSON.parse(readFileSync(`${dist}preload.json`, 'utf8'))
const codeOf = (file: string) => readFileSync(`${dist}${file}`, 'utf8')

test('the larger files of a first view begin with the compile hint, and no smaller ones', () => {
  for (const file of new Set(Object.values(files).flat()))
    expect(codeOf(file).startsWith(hint), file).toBe(codeOf(file).length > 20_000)
})

test('the source map of a file with a hint names the line of a text', () => {
  const file = 'elements/work-orders.js'
  const lines = codeOf(file).split('\n')
  const text = 'minmax(0, 2.8fr)'
  const line = lines.findIndex(each => each.includes(text))
  const map = JSON.parse(readFileSync(`${dist}${file}.map`, 'utf8'))
  const entry = new SourceMap(map).findEntry(line, lines[line]?.indexOf(text) ?? -1)
  if (!('originalSource' in entry)) throw new Error('no entry of the source map')
  expect(entry.originalSource).toContain('elements/work-orders/columns.tsx')
  const source: string = map.sourcesContent[map.sources.indexOf(entry.originalSource)]
  expect(source.split('\n')[entry.originalLine]).toContain(text)
})
