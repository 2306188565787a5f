import { execFileSync } from 'node:child_process'
import { copyFileSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { install } from './installed'

let host = ''
let elements: string[] = []

test.beforeAll(() => {
  host = install('react', '@angular/core', 'rxjs', 'tslib', 'jsdom')
  const files = readdirSync(join(host, 'node_modules/reeldock/dist/elements'))
  elements = files.filter(file => file.endsWith('.js')).map(file => file.slice(0, -3))
})

/** Returns everything that a host may import, as the installed package names it. */
function specifiers(): string[] {
  const packageFolder = join(host, 'node_modules/reeldock')
  const { exports } = JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8')) as { exports: object }
  return Object.keys(exports)
    .flatMap(key => (key.includes('*') ? elements.map(name => key.replace('*', name)) : [key]))
    .map(key => `reeldock${key.slice(1)}`)
}

/**
 * Runs a module of the host and returns the JSON on its last line.
 * @throws Error when the module fails
 */
function outputOf(file: string): unknown {
  // An element that never shows its rows would hang here.
  const options = { cwd: host, encoding: 'utf8', stdio: 'pipe', timeout: 300_000 } as const
  const output = execFileSync(process.execPath, [join(host, file)], options)
  return JSON.parse(output.trim().split('\n').at(-1) ?? '')
}

/** Returns an import line for each specifier; the first namespace is `each0`. */
function importLines(): string[] {
  return specifiers().map((name, index) => {
    const kind = name.endsWith('.json') ? " with { type: 'json' }" : ''
    return `import * as each${index} from '${name}'${kind}`
  })
}

test('every export of the installed package can be imported in bare Node, alone and together', () => {
  const names = specifiers()
  expect(names.length).toBeGreaterThan(elements.length)
  const lines = importLines()
  for (const [index, line] of lines.entries()) {
    writeFileSync(join(host, 'one.js'), `${line}\nconsole.log(String(Object.keys(each${index}).length))\n`)
    expect(outputOf('one.js'), line).toBeGreaterThanOrEqual(0)
  }
  const counted = names.map((name, index) => `'${name}': Object.keys(each${index}).length`)
  writeFileSync(join(host, 'all.js'), `${lines.join('\n')}\nconsole.log(JSON.stringify({ ${counted.join(', ')} }))\n`)
  const counts = outputOf('all.js') as Record<string, number>
  expect(counts['reeldock/angular']).toBe(elements.length)
  expect(counts['reeldock/react']).toBe(elements.length)
})

test('under jsdom every export can be imported, and an element shows the rows of the test back end', () => {
  copyFileSync(join(import.meta.dirname, 'jsdom-page.js'), join(host, 'jsdom-page.js'))
  const shown = "console.log(JSON.stringify(await rowsOf('reeldock-work-orders')))"
  const imports = ["import { rowsOf } from './jsdom-page.js'", ...importLines()]
  writeFileSync(join(host, 'jsdom.js'), `${imports.join('\n')}\n${shown}\nprocess.exit()\n`)
  expect(outputOf('jsdom.js')).toContain('WO-48213')
})
