import { readdirSync, readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { expect, test } from '@playwright/test'
import { build, type InlineConfig } from 'vite'
import { sharedBuild } from '../../elements/base/bundle/bundle'
import { dist } from './dist'

const hint = '//# allFunctionsCalledOnLoad\n'
const files: Record<string, string[]> = JSON.parse(readFileSync(`${dist}preload.json`, 'utf8'))
const codeOf = (file: string) => readFileSync(`${dist}${file}`, 'utf8')

test('the larger files of a first view begin with the compile hint, and no small file', () => {
  // The rule counts characters before the code is minified, so files of a middle size are either.
  const loaded = [...new Set(Object.values(files).flat())]
  for (const file of loaded.filter(each => codeOf(each).length > 26_000))
    expect(codeOf(file).startsWith(hint), file).toBe(true)
  const others = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter(file => /\.js$/.test(file))
  for (const file of others.filter(each => !loaded.includes(each) || codeOf(each).length < 15_000))
    expect(codeOf(file).startsWith(hint), file).toBe(false)
})

test('a file with a hint has another name than the same file without it', async () => {
  const filesOf = async (config: InlineConfig) => {
    const [built] = [await build({ ...config, logLevel: 'silent', build: { ...config.build, write: false } })].flat()
    if (!built || !('output' in built)) throw new Error('nothing was built')
    return new Map(built.output.flatMap(file => (file.type === 'chunk' ? [[file.fileName, file.code]] : [])))
  }
  const hinted = await filesOf(sharedBuild)
  const plain = await filesOf({ ...sharedBuild, plugins: [] })
  const named = [...hinted].filter(([file]) => /^chunks\//.test(file))
  expect(named.filter(([, code]) => code.startsWith(hint)).length).toBeGreaterThan(0)
  const changed = named.filter(([file, code]) => (plain.get(file) ?? code) !== code)
  expect(changed.map(([file]) => file)).toEqual([])
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
