import { readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { expect, test } from '@playwright/test'
import { dist } from './dist'
import { compile, emptyHost } from './hosts-compiled'
import { namedBlocks } from './readme-steps'

/** A host's file, and the compiler's complaints after changes to it. */
interface Host {
  name: string
  /** The files of an environment are compiled together, so that its global types do not reach the others. */
  environment: 'page' | 'React' | 'JSX' | 'Vue' | 'Angular' | 'Node'
  extension: string
  text: string
  wrong: readonly (readonly [written: string, instead: string, complaint: string])[]
}

const guide = namedBlocks(readFileSync(join(dist, '../demo/GUIDE.md'), 'utf8'))
const typed: Readonly<Record<string, string>> = { '.js': '.mts', '.ts': '.mts', '.tsx': '.tsx' }
const guideEnvironments: Readonly<Record<string, Host['environment']>> = {
  'react.tsx': 'JSX',
  'angular.ts': 'Angular',
  'test.js': 'Node',
}

const guideHosts = [...guide].flatMap(([name, text]): Host[] => {
  const extension = typed[extname(name)]
  if (!extension) return []
  const environment = guideEnvironments[name] ?? 'page'
  // A page imports from its server; a host with types imports the installed package.
  const host = text.replace('/reeldock/reeldock.js', 'reeldock').replace('/reeldock/testing.js', 'reeldock/testing')
  const needed = environment === 'Node' ? '/// <reference types="node" />\n' : ''
  const title = `${name} of the guide holds for a strict host in TypeScript`
  return [{ name: title, environment, extension, text: needed + host, wrong: [] }]
})

const wrong = "Type 'number' is not assignable to type 'string'"

const hosts: readonly Host[] = [
  ...guideHosts,
  {
    name: 'a host in TypeScript knows the elements by their tags, their properties and their events',
    environment: 'page',
    extension: '.ts',
    text: `import { configure } from 'reeldock'
import 'reeldock/loader'
import { createTestBackend } from 'reeldock/testing'
configure(createTestBackend({ scenario: 'approved-manual' }).options)
const shipments = document.createElement('reeldock-shipments')
shipments.workOrderNo = 'WO-48213'
shipments.addEventListener('reeldock-shipments-saved', ({ detail }) => detail.ids.map(id => id.toUpperCase()))
const saved: Promise<boolean> = shipments.save()
`,
    wrong: [["'WO-48213'", '48213', wrong]],
  },
  {
    name: 'a host in React knows the components, and the tags in its own JSX',
    environment: 'JSX',
    extension: '.tsx',
    text: `import 'reeldock/jsx'
import { Shipments, WorkOrders } from 'reeldock/react'
export const page = (
  <main>
    <WorkOrders items="past" pageSize="50" onWorkOrderOpened={({ detail }) => detail.workOrderNo.trim()} />
    <Shipments workOrderNo="WO-48213" onShipmentsSaved={event => event.detail.ids.length} className="wide" />
    <reeldock-drive-inventory inline theme="dark" />
  </main>
)
`,
    wrong: [['"WO-48213"', '{48213}', wrong]],
  },
  {
    name: 'a component takes the attributes of any tag, its own attributes under one name each, and numbers as numbers',
    environment: 'React',
    extension: '.tsx',
    text: `import { Shipments, WorkOrders } from 'reeldock/react'
export const page = (
  <main>
    <Shipments workOrderNo="WO-48213" title="Shipments" role="group" tabIndex={-1} onClick={event => event.button} />
    <WorkOrders pageSize={50} onViewChanged={({ detail }) => String(detail.value).trim()} />
  </main>
)
`,
    wrong: [
      ['workOrderNo=', 'work-order-no=', 'is not assignable'],
      ['{50}', '{51}', 'is not assignable'],
    ],
  },
  {
    name: 'the ancestors of an element, the document and the window receive its events with their types, and one base is enough',
    environment: 'page',
    extension: '.ts',
    text: `import { configure, createPortal, type PortalOptions } from 'reeldock'
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
`,
    wrong: [["main: 'https://api.example'", "events: ''", "'main' is missing"]],
  },
  {
    name: 'a host in Vue knows the tags of its templates, their properties and their events',
    environment: 'Vue',
    extension: '.ts',
    text: `import 'reeldock/vue'
import type { GlobalComponents } from 'vue'
type Props = InstanceType<GlobalComponents['reeldock-shipments']>['$props']
export const props: Props = {
  'work-order-no': 'WO-48213',
  theme: 'dark',
  onReeldockShipmentsSaved: ({ detail }) => detail.ids.map(id => id.toUpperCase()),
}
`,
    wrong: [["'WO-48213'", '48213', wrong]],
  },
  {
    name: 'a host in Angular knows the directives, their inputs and their elements',
    environment: 'Angular',
    extension: '.ts',
    text: `import type { Type } from '@angular/core'
import { Shipments } from 'reeldock/angular'
export const imports: Type<unknown>[] = [Shipments]
export function show(shipments: Shipments): Promise<boolean> {
  shipments.workOrderNo = 'WO-48213'
  return shipments.element.save()
}
`,
    wrong: [["'WO-48213'", '48213', wrong]],
  },
]

const fileOf = (index: number, variant = '') => `host-${index}${variant}${hosts[index]?.extension}`
const complaints = new Map<string, string>()
let elsewhere = ''

test.beforeAll(() => {
  const host = emptyHost()
  for (const environment of new Set(hosts.map(each => each.environment))) {
    const files = new Map<string, string>()
    for (const [index, each] of hosts.entries()) {
      if (each.environment !== environment) continue
      files.set(fileOf(index), each.text)
      for (const [number, [written, instead]] of each.wrong.entries())
        files.set(fileOf(index, `-wrong-${number}`), each.text.replace(written, instead))
    }
    const found = compile(host, files)
    elsewhere += found.get('') ?? ''
    for (const [file, text] of found) complaints.set(file, text)
  }
})

test('the compiler finds no fault in the shipped types', () => expect(elsewhere).toBe(''))

for (const [index, { name, wrong: variants }] of hosts.entries())
  test(name, () => {
    expect(complaints.get(fileOf(index))).toBe('')
    for (const [number, [, instead, complaint]] of variants.entries())
      expect(complaints.get(fileOf(index, `-wrong-${number}`)), instead).toContain(complaint)
  })
