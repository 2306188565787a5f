import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path/posix'
import { expect, test } from '@playwright/test'
import { dist, staticGraph } from './dist'

const root = join(dist, '..')
const scripts = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter(file => file.endsWith('.js'))
const read = (file: string) => readFileSync(join(dist, file), 'utf8')

/** Returns the files that the exports of package.json name; `*` stands for every element. */
function exported(): string[] {
  const { exports } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    exports: Record<string, string | Record<string, string>>
  }
  const elements = readdirSync(join(dist, 'elements')).filter(file => file.endsWith('.js'))
  return Object.values(exports)
    .flatMap(target => (typeof target === 'string' ? [target] : Object.values(target)))
    .flatMap(path => (path.includes('*') ? elements.map(file => path.replace('*', file.slice(0, -3))) : [path]))
}

function packedFiles(): string[] {
  const { stdout } = spawnSync('npm', ['pack', '--dry-run', '--json', '--ignore-scripts'], {
    cwd: root,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  })
  const packed = Object.values(JSON.parse(stdout) as Record<string, { files: { path: string }[] }>)
  return packed.flatMap(({ files }) => files.map(({ path }) => path))
}

let shippedFiles: readonly string[] = []
test.beforeAll(() => {
  shippedFiles = packedFiles()
})

/** Documents that users read before or beside the code. */
const documents = [
  'README.md',
  'CHANGELOG.md',
  'demo/GUIDE.md',
  'demo/first-element.md',
  'docs/choices.md',
  'docs/errors.md',
  'docs/frameworks.md',
  'docs/options.md',
]

test('npm pack ships dist, the license and the documents, and nothing else', () => {
  const allowed = /^(dist\/|package\.json$|LICENSE$|test\/pictures\/baseline\/work-orders\/ready-1280-light\.png$)/
  expect(shippedFiles.filter(path => !allowed.test(path)).toSorted()).toEqual(documents.toSorted())
  expect(shippedFiles).toContain('dist/loader.js')
  expect(shippedFiles.filter(path => /\.(test|spec)\.|tsbuildinfo/.test(path))).toEqual([])
})

test('every link of the documents leads to a shipped file', () => {
  const files = new Set(shippedFiles)
  const links = documents.flatMap(document =>
    [...readFileSync(join(root, document), 'utf8').matchAll(/\]\((?!https?:|#)([^)#\s]+)/g)].map(([, link = '']) =>
      join(document, '..', link),
    ),
  )
  expect(links.length).toBeGreaterThan(4)
  expect(links.filter(link => !files.has(link))).toEqual([])
})

test('every import can be resolved by a host’s bundler, or is left to the browser by webpack, Turbopack and Vite', () => {
  const left = /^\/\* @vite-ignore \*\/\/\* webpackIgnore: true \*\/\/\* turbopackIgnore: true \*\//
  const imports = scripts.flatMap(file => [...read(file).matchAll(/\bimport\((.{0,90})/g)].map(([, text = '']) => text))
  expect(imports.filter(text => !left.test(text) && !/^['"`]\.{1,2}\/[\w./-]+['"`]\)/.test(text))).toEqual([])
  expect(imports.filter(text => left.test(text)).length).toBe(2)
})

test('the React components can be used in a Server Component', () => {
  expect(read('react.js')).toMatch(/^'use client'/)
})

test('every export leads to a shipped file', () => {
  expect(exported().filter(path => !existsSync(join(root, path)))).toEqual([])
})

test('nothing starts a worker from a blob or evaluates text', () => {
  const faults = scripts.flatMap(file => {
    const code = read(file)
    return [
      /createObjectURL\([^)]*\)[^;]{0,80}new Worker|new Worker\(URL\.createObjectURL/,
      /\beval\(/,
      /new Function\(/,
    ]
      .filter(pattern => pattern.test(code))
      .map(pattern => `${file}: ${pattern}`)
  })
  expect(faults).toEqual([])
})

test('the sheet worker holds no blob address', () => {
  const faulty = [...staticGraph('sheet-worker.js')].filter(file => read(file).includes('createObjectURL'))
  expect(faulty).toEqual([])
})

test('the loader is one file, so that a page without elements loads nothing else', () => {
  expect([...staticGraph('loader.js')]).toEqual(['loader.js'])
})

test('the package holds one React, in its production build', () => {
  const withReact = scripts.filter(file => read(file).includes('react.transitional.element'))
  expect(withReact.filter(file => !/^chunks\/react-/.test(file))).toEqual([])
  expect(scripts.filter(file => read(file).includes('jsxDEV'))).toEqual([])
  expect(scripts.filter(file => read(file).includes('process.env'))).toEqual([])
})

for (const entry of ['reeldock.js', 'testing.js'])
  test(`${entry} does not import React`, () => {
    expect([...staticGraph(entry)].filter(file => /react-/.test(file))).toEqual([])
  })

test('the published hashes are those of the files', () => {
  const hashes = JSON.parse(read('integrity.json')) as Record<string, string>
  expect(Object.keys(hashes).sort()).toEqual([...scripts].sort())
  for (const [file, hash] of Object.entries(hashes))
    expect(hash, file).toBe(
      `sha384-${createHash('sha384')
        .update(readFileSync(join(dist, file)))
        .digest('base64')}`,
    )
})

test('the preload lists name the files of each element and of configure', () => {
  const lists = JSON.parse(read('preload.json')) as Record<string, string[]>
  expect(Object.keys(lists).map(name => `elements/${name}.js`)).toEqual(
    scripts.filter(file => file.startsWith('elements/')).sort(),
  )
  for (const [name, files] of Object.entries(lists)) {
    const needed = new Set([...staticGraph('reeldock.js'), ...staticGraph(`elements/${name}.js`)])
    expect([files[0], ...[...files].sort()], name).toEqual([`elements/${name}.js`, ...[...needed].sort()])
  }
})

test('the types import only frameworks that their host has', () => {
  const typed = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter(file => file.endsWith('.d.ts'))
  const asked = typed.flatMap(file =>
    [...read(file).matchAll(/(?:from|import) '([^']+)'/g)].map(([, from]) => from ?? ''),
  )
  expect([...new Set(asked.filter(from => !from.startsWith('.')))].sort()).toEqual(['@angular/core', 'react', 'vue'])
})

test('scripts carry source maps', () => {
  // Files for a framework are shipped as written, without a map.
  const packed = scripts.filter(file => file !== 'react.js' && file !== 'angular.js')
  const without = packed.filter(file => !existsSync(join(dist, `${file}.map`)) && read(file).length > 1000)
  expect(without).toEqual([])
})
