import { spawnSync } from 'node:child_process'
import { copyFileSync, cpSync, mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { dist } from './dist'

const root = join(dist, '..')

/** What the compiler says of a host's file, with the package and the frameworks as its only dependencies. */
function complaints(file: string, text: string): string {
  const host = mkdtempSync(join(tmpdir(), 'reeldock-types-'))
  mkdirSync(join(host, 'node_modules/@types'), { recursive: true })
  // As it is installed: beside no libraries of its own.
  cpSync(dist, join(host, 'node_modules/reeldock/dist'), { recursive: true })
  copyFileSync(join(root, 'package.json'), join(host, 'node_modules/reeldock/package.json'))
  mkdirSync(join(host, 'node_modules/@angular'))
  for (const name of ['@types/react', 'csstype', 'vue', '@vue', '@babel', '@angular/core', 'rxjs'])
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
