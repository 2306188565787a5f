import { readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { expect, test } from '@playwright/test'
import { dist } from './dist'
import { compile, emptyHost } from './hosts-compiled'
import { namedBlocks } from './readme-steps'

/** One host's file, and what is wrong about it once something in it is another. */
interface Host {
  name: string
  /** What is compiled together: types that one environment brings are never there for another. */
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
  // What a page asks its server for is what a host with types has installed.
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
    name: 'a component takes what any tag takes; an attribute has one name there, and numbers are numbers',
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
    name: 'whatever is around an element hears its events by their types, and one base is enough',
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

const fileOf = (at: number, variant = '') => `host-${at}${variant}${hosts[at]?.extension}`
const complaints = new Map<string, string>()
let elsewhere = ''

test.beforeAll(() => {
  const host = emptyHost()
  for (const environment of new Set(hosts.map(each => each.environment))) {
    const files = new Map<string, string>()
    for (const [at, each] of hosts.entries()) {
      if (each.environment !== environment) continue
      files.set(fileOf(at), each.text)
      for (const [number, [written, instead]] of each.wrong.entries())
        files.set(fileOf(at, `-wrong-${number}`), each.text.replace(written, instead))
    }
    const said = compile(host, files)
    elsewhere += said.get('') ?? ''
    for (const [file, words] of said) complaints.set(file, words)
  }
})

test('the compiler finds nothing in what the package ships', () => expect(elsewhere).toBe(''))

for (const [at, { name, wrong: variants }] of hosts.entries())
  test(name, () => {
    expect(complaints.get(fileOf(at))).toBe('')
    for (const [number, [, instead, complaint]] of variants.entries())
      expect(complaints.get(fileOf(at, `-wrong-${number}`)), instead).toContain(complaint)
  })
