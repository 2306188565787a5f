import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { readScripts, root, type Source, type SyntaxNode } from './sources'

/** The packages that the product must use (decision 30). */
const requiredPackages = [
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
  'vite',
  '@web/test-runner',
]

interface Row {
  readonly functions: readonly string[]
  readonly files: readonly string[]
}

const cellsOf = (text: string) => [...text.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name)

/** The rows of the table of packages in the docs, by package. */
const table = new Map<string, Row>(
  readFileSync(join(root, 'docs/packages.md'), 'utf8')
    .split('\n')
    .flatMap(line => {
      const [, name = '', functions = '', files = ''] = line.split('|')
      const [known] = cellsOf(name)
      return known ? [[known, { functions: cellsOf(functions), files: cellsOf(files) }] as const] : []
    }),
)

const nameIn = (node: unknown) => (node as SyntaxNode | undefined)?.name as string | undefined

/** Returns the functions of a package that a file calls. A default import has its name in the file. */
function callsOf(name: string, { nodes }: Source): ReadonlySet<string> {
  const imported = new Map<string, string>()
  for (const node of nodes) {
    const specifier = (node.source as SyntaxNode | undefined)?.value
    if (node.type !== 'ImportDeclaration' || node.importKind === 'type' || typeof specifier !== 'string') continue
    if (specifier !== name && !specifier.startsWith(`${name}/`)) continue
    for (const each of node.specifiers as readonly SyntaxNode[]) {
      const local = nameIn(each.local)
      if (local) imported.set(local, nameIn(each.imported) ?? local)
    }
  }
  const calls = new Set<string>()
  for (const node of nodes) {
    if (node.type !== 'CallExpression') continue
    const callee = node.callee as SyntaxNode
    const own = imported.get(nameIn(callee) ?? '')
    if (own) calls.add(own)
    const isMember = callee.type === 'MemberExpression' && imported.has(nameIn(callee.object) ?? '')
    const member = isMember ? nameIn(callee.property) : undefined
    if (member) calls.add(member)
  }
  return calls
}

test('the table of packages has exactly one row for each required package', () => {
  expect([...table.keys()].sort()).toEqual([...requiredPackages].sort())
})

for (const name of requiredPackages) {
  const { functions = [], files = [] } = table.get(name) ?? {}
  const calls = new Map(readScripts([...files]).map(source => [source.path, callsOf(name, source)]))
  // @spec 1.28
  test(`${name} does real work: shipped code calls its functions`, () => {
    expect(functions).not.toEqual([])
    const called = new Set([...calls.values()].flatMap(each => [...each]))
    expect(functions.filter(each => !called.has(each))).toEqual([])
    const idle = [...calls].filter(([, own]) => !functions.some(each => own.has(each))).map(([path]) => path)
    expect(idle).toEqual([])
  })
}
