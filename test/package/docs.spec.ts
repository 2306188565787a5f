import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { scenarios } from '../../core/testing/scenarios'
import { elementBudgets } from './budgets'

const root = new URL('../../', import.meta.url)
const read = (file: string) => readFileSync(new URL(file, root), 'utf8')

/** Returns the rows of the table below a head, each as its cells without code marks. */
function table(head: string): string[][] {
  const [, rest = ''] = read('docs/options.md').split(`| ${head} |`)
  const [rows = ''] = rest.split('\n\n')
  const cells = (line: string) => line.split(/ ?\| ?/).map(cell => cell.replaceAll('`', ''))
  return rows
    .split('\n')
    .slice(2)
    .map(line => cells(line).slice(1, -1))
    .filter(row => row.length > 0)
}

/** Returns the names of an interface's members; the indentation selects a nested interface. */
function members(file: string, opening: string, indent: string): string[] {
  const [, rest = ''] = read(file).split(opening)
  const [body = ''] = rest.split(`\n${indent.slice(2)}}`)
  return [...body.matchAll(new RegExp(`^${indent}(\\w+)\\??:`, 'gm'))].map(([, name]) => name ?? '')
}

const first = (rows: string[][]) => rows.map(([name]) => name).sort()

test('the documents list each option, base, scenario and element, and no others', () => {
  const portal = members('core/portal/options.ts', 'export interface PortalOptions', '  ')
  const preloaded = members('core/wire/start.ts', 'export interface Preloaded', '  ')
  const options = [...new Set([...portal, ...preloaded])].filter(name => name !== 'accessToken')
  expect(options.length).toBeGreaterThan(10)
  expect(first(table('option | value | when it is missing'))).toEqual(options.sort())
  expect(first(table('base | what is asked there'))).toEqual(members('core/wire/start.ts', '  bases: {', '    ').sort())
  expect(first(table('scenario | whose page it is'))).toEqual(Object.keys(scenarios).sort())
  const sizes = Object.entries(elementBudgets).map(([name, { alone, further }]) => [name, `${alone}`, `${further}`])
  expect(table('element | alone | further')).toEqual(sizes)
})
