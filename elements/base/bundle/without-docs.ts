import MagicString from 'magic-string'
import type { Plugin } from 'vite'

/** Calls of an element's description whose last argument is its doc. */
const documented = new Set(['words', 'flag', 'wholeNumber', 'oneOf', 'event'])
/** Members that are a doc, or hold nothing but docs. */
const members = new Set(['doc', 'slots', 'parts'])
/** Members of an attribute that no page reads. */
const unread = new Set(['doc', 'type'])

interface Node {
  type: string
  start: number
  end: number
}

/**
 * Leaves the docs of the elements out of what a page loads: they are for the manifest, which is made from the sources.
 * Only the `index.ts` of an element is touched, and the kinds of attributes.
 */
export function withoutDocs(): Plugin {
  return {
    name: 'reeldock:without-docs',
    apply: 'build',
    enforce: 'post',
    transform: {
      filter: { id: /\/elements\/((?!base|kit|parts)[^/]+\/index|base\/attributes)\.ts$/ },
      handler(code, id) {
        const text = new MagicString(code)
        const isKinds = id.endsWith('/attributes.ts')
        for (const node of walk(this.parse(code) as unknown as Node)) {
          if (isKinds) {
            for (const [start, end] of unreadIn(node)) text.remove(start, end)
            continue
          }
          const doc = docOf(node)
          if (doc) text.overwrite(doc.start, doc.end, doc.type === 'ObjectExpression' ? '{}' : "''")
        }
        return { code: text.toString(), map: text.generateMap({ hires: true }) }
      },
    },
  }
}

/** From each member that no page reads to the one after it. */
function unreadIn(node: Node): [start: number, end: number][] {
  if (node.type !== 'ObjectExpression') return []
  const { properties } = node as Node & { properties: (Node & { key?: { name?: string } })[] }
  return properties.flatMap(({ start, key }, at): [number, number][] => {
    const next = properties[at + 1]
    return next && unread.has(key?.name ?? '') ? [[start, next.start]] : []
  })
}

function docOf(node: Node): Node | undefined {
  if (node.type === 'Property') {
    const { key, value } = node as Node & { key: { name?: string }; value: Node }
    return key.name && members.has(key.name) ? value : undefined
  }
  if (node.type !== 'CallExpression') return undefined
  const { callee, arguments: given } = node as Node & { callee: { name?: string }; arguments: Node[] }
  const last = given.at(-1)
  return callee.name && documented.has(callee.name) && last?.type === 'Literal' ? last : undefined
}

function* walk(node: Node): Generator<Node> {
  yield node
  if (docOf(node)?.type === 'ObjectExpression') return
  for (const value of Object.values(node))
    for (const child of Array.isArray(value) ? value : [value])
      if (typeof child === 'object' && child !== null && 'type' in child) yield* walk(child as Node)
}
