import { spawnSync } from 'node:child_process'
import { copyFileSync, cpSync, mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { expect, test } from '@playwright/test'
import { dist } from './dist'
import { namedBlocks } from './first-element'

const root = join(dist, '..')

/** What the compiler says of a host's file, with the package and the frameworks as its only dependencies. */
function complaints(file: string, text: string): string {
  const host = mkdtempSync(join(tmpdir(), 'reeldock-types-'))
  mkdirSync(join(host, 'node_modules/@types'), { recursive: true })
  // As it is installed: beside no libraries of its own.
  cpSync(dist, join(host, 'node_modules/reeldock/dist'), { recursive: true })
  copyFileSync(join(root, 'package.json'), join(host, 'node_modules/reeldock/package.json'))
  mkdirSync(join(host, 'node_modules/@angular'))
  for (const name of [
    '@types/node',
    '@types/react',
    'undici-types',
    'csstype',
    'vue',
    '@vue',
    '@babel',
    '@angular/core',
    'rxjs',
  ])
    symlinkSync(join(root, 'node_modules', name), join(host, 'node_modules', name), 'junction')
  writeFileSync(join(host, file), text)
  const options =
    '--noEmit --strict --target es2022 --module nodenext --jsx react-jsx --lib es2022,dom,dom.iterable --types react'
  const { stdout } = spawnSync(
    process.execPath,
    [join(root, 'node_modules/typescript/bin/tsc'), ...options.split(' '), '--preserveSymlinks', file],
    { cwd: host, encoding: 'utf8' },
  )
  return stdout
}

const guide = namedBlocks(readFileSync(join(root, 'demo/GUIDE.md'), 'utf8'))
const typed: Readonly<Record<string, string>> = { '.js': '.mts', '.ts': '.mts', '.tsx': '.tsx' }

for (const [name, text] of guide) {
  const extension = typed[extname(name)]
  if (extension)
    test(`${name} of the guide holds for a strict host in TypeScript`, () => {
      // What a page asks its server for is what a host with types has installed.
      const host = text.replace('/reeldock/reeldock.js', 'reeldock').replace('/reeldock/testing.js', 'reeldock/testing')
      expect(
        complaints(`host${extension}`, name === 'test.js' ? `/// <reference types="node" />\n${host}` : host),
      ).toBe('')
    })
}

const wrong = "Type 'number' is not assignable to type 'string'"

test('a host in TypeScript knows the elements by their tags, their properties and their events', () => {
  const host = `import { configure } from 'reeldock'
import 'reeldock/loader'
import { createTestBackend } from 'reeldock/testing'
configure(createTestBackend({ scenario: 'approved-manual' }).options)
const shipments = document.createElement('reeldock-shipments')
shipments.workOrderNo = 'WO-48213'
shipments.addEventListener('reeldock-shipments-saved', ({ detail }) => detail.ids.map(id => id.toUpperCase()))
const saved: Promise<boolean> = shipments.save()
`
  expect(complaints('host.ts', host)).toBe('')
  expect(complaints('host.ts', host.replace("'WO-48213'", '48213'))).toContain(wrong)
})

test('a host in React knows the components, and the tags in its own JSX', () => {
  const host = `import 'reeldock/jsx'
import { Shipments, WorkOrders } from 'reeldock/react'
export const page = (
  <main>
    <WorkOrders items="past" pageSize="50" onWorkOrderOpened={({ detail }) => detail.workOrderNo.trim()} />
    <Shipments workOrderNo="WO-48213" onShipmentsSaved={event => event.detail.ids.length} className="wide" />
    <reeldock-drive-inventory inline theme="dark" />
  </main>
)
`
  expect(complaints('host.tsx', host)).toBe('')
  expect(complaints('host.tsx', host.replace('"WO-48213"', '{48213}'))).toContain(wrong)
})

test('a component takes what any tag takes; an attribute has one name there, and numbers are numbers', () => {
  const host = `import { Shipments, WorkOrders } from 'reeldock/react'
export const page = (
  <main>
    <Shipments workOrderNo="WO-48213" title="Shipments" role="group" tabIndex={-1} onClick={event => event.button} />
    <WorkOrders pageSize={50} onViewChanged={({ detail }) => String(detail.value).trim()} />
  </main>
)
`
  expect(complaints('host.tsx', host)).toBe('')
  expect(complaints('host.tsx', host.replace('workOrderNo=', 'work-order-no='))).toContain('is not assignable')
  expect(complaints('host.tsx', host.replace('{50}', '{51}'))).toContain('is not assignable')
})

test('whatever is around an element hears its events by their types, and one base is enough', () => {
  const host = `import { configure, createPortal, type PortalOptions } from 'reeldock'
const options: PortalOptions = { bases: { main: 'https://api.example' }, token: 'abc' }
configure(options).configure({ bases: { main: '/api', events: 'wss://api.example' } })
createPortal({
  ...options,
  observe: ({ kind, status = null, element = '' }) => [kind, status?.toFixed(), element.trim()],
})
window.addEventListener('reeldock-work-order-opened', ({ detail }) => detail.workOrderNo.trim())
document.addEventListener('reeldock-work-order-opened', ({ detail }) => detail.workOrderNo.trim())
document.body.addEventListener('reeldock-work-order-opened', ({ detail }) => detail.workOrderNo.trim())
addEventListener('reeldock-view-changed', ({ detail }) => {
  const value: string | number | boolean = detail.value
  return value
})
const orders = document.createElement('reeldock-work-orders')
orders.pageSize = 50
const rows: '10' | '25' | '50' = orders.pageSize
`
  expect(complaints('host.ts', host)).toBe('')
  expect(complaints('host.ts', host.replace("main: 'https://api.example'", "events: ''"))).toContain(
    "'main' is missing",
  )
})

test('a host in Vue knows the tags of its templates, their properties and their events', () => {
  const host = `import 'reeldock/vue'
import type { GlobalComponents } from 'vue'
type Props = InstanceType<GlobalComponents['reeldock-shipments']>['$props']
export const props: Props = {
  'work-order-no': 'WO-48213',
  theme: 'dark',
  onReeldockShipmentsSaved: ({ detail }) => detail.ids.map(id => id.toUpperCase()),
}
`
  expect(complaints('host.ts', host)).toBe('')
  expect(complaints('host.ts', host.replace("'WO-48213'", '48213'))).toContain(wrong)
})

test('a host in Angular knows the directives, their inputs and their elements', () => {
  const host = `import type { Type } from '@angular/core'
import { Shipments } from 'reeldock/angular'
export const imports: Type<unknown>[] = [Shipments]
export function show(shipments: Shipments): Promise<boolean> {
  shipments.workOrderNo = 'WO-48213'
  return shipments.element.save()
}
`
  expect(complaints('host.ts', host)).toBe('')
  expect(complaints('host.ts', host.replace("'WO-48213'", '48213'))).toContain(wrong)
})
