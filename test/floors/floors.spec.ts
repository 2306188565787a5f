import { expect, test } from '@playwright/test'
import { floorOf, folderOf, importFault, isOutside } from './floor-table'
import { importsOf, listFiles, readSources } from './sources'

const sources = readSources('core', 'elements', 'styles', 'demo')

test('a file imports from its own folder or from a lower floor', () => {
  const faults = sources.flatMap(source =>
    importsOf(source).flatMap(({ specifier, target, line }) => {
      const fault = target === null ? null : importFault(source.path, target)
      return fault ? [`${source.path}:${line} imports '${specifier}': ${fault}`] : []
    }),
  )
  expect(faults.join('\n')).toBe('')
})

test('every folder of core, elements and the server has a floor', () => {
  const folders = new Set(sources.map(({ path }) => folderOf(path)))
  const without = [...folders].filter(folder => folder === null || (floorOf(folder) === null && !isOutside(folder)))
  expect(without).toEqual([])
})

test('core holds no React and no views', () => {
  const view = /^(react|react-dom|@r2wc|@preact\/signals-react|@floating-ui|react-aria|react-stately)(\/|$)/
  const faults = sources
    .filter(({ path }) => path.startsWith('core/'))
    .flatMap(source => [
      ...importsOf(source)
        .filter(({ specifier }) => view.test(specifier))
        .map(({ specifier, line }) => `${source.path}:${line} imports '${specifier}'`),
      ...(source.path.endsWith('.tsx') ? [`${source.path} is a view`] : []),
    ])
  expect(faults.join('\n')).toBe('')
})

test('the kit holds no store and no signals', () => {
  const faults = sources
    .filter(({ path }) => path.startsWith('elements/kit/') || path.startsWith('elements/parts/'))
    .flatMap(source =>
      importsOf(source)
        .filter(({ specifier, target }) => specifier.startsWith('@preact/') || target?.endsWith('/store'))
        .map(({ specifier, line }) => `${source.path}:${line} imports '${specifier}'`),
    )
  expect(faults.join('\n')).toBe('')
})

/** The frameworks that a host of the demo may import itself. */
const ownFramework = /^(react|react-dom|vue)(\/|$)/

test('the pages of the demo import the built package only', () => {
  const faults = sources
    .filter(({ path }) => isOutside(folderOf(path) ?? '') && !path.startsWith('demo/gallery/reference/'))
    .flatMap(source =>
      importsOf(source)
        .filter(({ specifier, target }) => target === null && !/^(\/reeldock\/|reeldock(\/|$))/.test(specifier))
        .filter(({ specifier }) => !(source.path.startsWith('demo/embeds/') && ownFramework.test(specifier)))
        .map(({ specifier, line }) => `${source.path}:${line} imports '${specifier}'`),
    )
  expect(faults.join('\n')).toBe('')
})

test('a sheet imports sheets only', () => {
  const others = listFiles('styles').filter(path => !/\.(css|md)$/.test(path))
  expect(others).toEqual([])
})
