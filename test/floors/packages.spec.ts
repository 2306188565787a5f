import { expect, test } from '@playwright/test'
import { importsOf, listFiles, readScripts, readSources, type Source } from './sources'

/** Packages that do real work in what is shipped (decision 30). */
const shipped = [
  'react',
  'react-dom',
  '@r2wc/react-to-web-component',
  '@preact/signals-react',
  'redaxios',
  '@floating-ui/react',
  'react-aria',
  'yup',
  'read-excel-file',
  'write-excel-file',
  'dayjs',
]

/** Those that build and test it. */
const tools = ['vite', '@web/test-runner']

/** Not imported yet, with the issue that will: an entry that is imported fails too, so that it is taken out of here. */
const open: Readonly<Record<string, { since: string; issue: string }>> = {
  'react-aria': { since: '2026-11-22', issue: '13 · The kit on proven parts' },
}

const product = readSources('core', 'elements').filter(({ path }) => !path.startsWith('elements/base/bundle/'))
const runners = readScripts(['vite.config.ts', ...listFiles('test/run').filter(path => path.endsWith('.ts'))])

/** Files that import more than types of a package. */
function usersOf(name: string, sources: readonly Source[]): string[] {
  const isOf = (specifier: string) => specifier === name || specifier.startsWith(`${name}/`)
  return sources
    .filter(source => importsOf(source).some(({ specifier, isType }) => !isType && isOf(specifier)))
    .map(({ path }) => path)
}

for (const [names, sources] of [
  [shipped, product],
  [tools, runners],
] as const)
  for (const name of names) {
    const wanted = open[name]
    if (wanted)
      test(`${name} is open since ${wanted.since}: ${wanted.issue}`, () => {
        expect(usersOf(name, sources), `${name} is imported now: take it out of the open ones`).toEqual([])
      })
    // @spec 1.28
    else
      test(`${name} does real work`, () => {
        expect(usersOf(name, sources), `no file imports ${name}`).not.toEqual([])
      })
  }

test('only packages that are asked for are open', () => {
  expect(Object.keys(open).filter(name => !shipped.includes(name) && !tools.includes(name))).toEqual([])
})
