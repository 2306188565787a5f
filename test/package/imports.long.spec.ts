import { execFileSync } from 'node:child_process'
import { copyFileSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { installed } from './installed'

let host = ''
let elements: string[] = []

test.beforeAll(() => {
  host = installed('react', '@angular/core', 'rxjs', 'tslib', 'jsdom')
  const files = readdirSync(join(host, 'node_modules/reeldock/dist/elements'))
  elements = files.filter(file => file.endsWith('.js')).map(file => file.slice(0, -3))
})

/** Everything that a host may write after `import`, as the installed package names it. */
function specifiers(): string[] {
  const own = join(host, 'node_modules/reeldock')
  const { exports } = JSON.parse(readFileSync(join(own, 'package.json'), 'utf8')) as { exports: object }
  return Object.keys(exports)
    .flatMap(key => (key.includes('*') ? elements.map(name => key.replace('*', name)) : [key]))
    .map(key => `reeldock${key.slice(1)}`)
}

/** What a module of the host says on its last line; it fails when anything is complained of. */
function saidBy(file: string): unknown {
  // What never shows its rows would hang here.
  const options = { cwd: host, encoding: 'utf8', stdio: 'pipe', timeout: 300_000 } as const
  const said = execFileSync(process.execPath, [join(host, file)], options)
  return JSON.parse(said.trim().split('\n').at(-1) ?? '')
}

/** An import of each, the first as `each0`. */
function importLines(): string[] {
  return specifiers().map((name, at) => {
    const kind = name.endsWith('.json') ? " with { type: 'json' }" : ''
    return `import * as each${at} from '${name}'${kind}`
  })
}

test('every export of the installed package is imported in bare Node, one alone and all together', () => {
  const names = specifiers()
  expect(names.length).toBeGreaterThan(elements.length)
  const lines = importLines()
  for (const [at, line] of lines.entries()) {
    writeFileSync(join(host, 'one.js'), `${line}\nconsole.log(String(Object.keys(each${at}).length))\n`)
    expect(saidBy('one.js'), line).toBeGreaterThanOrEqual(0)
  }
  const counted = names.map((name, at) => `'${name}': Object.keys(each${at}).length`)
  writeFileSync(join(host, 'all.js'), `${lines.join('\n')}\nconsole.log(JSON.stringify({ ${counted.join(', ')} }))\n`)
  const counts = saidBy('all.js') as Record<string, number>
  expect(counts['reeldock/angular']).toBe(elements.length)
  expect(counts['reeldock/react']).toBe(elements.length)
})

test('under jsdom every export is imported, and an element shows the rows of the back end in the page', () => {
  copyFileSync(join(import.meta.dirname, 'jsdom-page.js'), join(host, 'jsdom-page.js'))
  const shown = "console.log(JSON.stringify(await rowsOf('reeldock-work-orders')))"
  const imports = ["import { rowsOf } from './jsdom-page.js'", ...importLines()]
  writeFileSync(join(host, 'jsdom.js'), `${imports.join('\n')}\n${shown}\nprocess.exit()\n`)
  expect(saidBy('jsdom.js')).toContain('WO-48213')
})
