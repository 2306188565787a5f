import { expect, test } from '@playwright/test'
import { importsOf, readSources } from './sources'

const sources = readSources('core', 'elements', 'demo')
const files = new Set(sources.map(({ path }) => path))

/** The imports of each file, including those of types. */
const imports = new Map(
  sources.map(source => [
    source.path,
    importsOf(source).flatMap(({ target }) => {
      const file = ['', '.ts', '.tsx', '.js', '/index.ts']
        .map(ending => `${target}${ending}`)
        .find(path => files.has(path))
      return target !== null && file ? [file] : []
    }),
  ]),
)

/** Returns each circle of imports once, by Tarjan's strongly connected components. */
function circles(): string[][] {
  const found: string[][] = []
  const order = new Map<string, number>()
  const path: string[] = []
  function visit(file: string): number {
    let low = order.size
    const index = low
    order.set(file, index)
    path.push(file)
    for (const next of imports.get(file) ?? []) {
      if (!order.has(next)) low = Math.min(low, visit(next))
      else if (path.includes(next)) low = Math.min(low, order.get(next) ?? low)
    }
    if (low === index) {
      const circle = path.splice(path.indexOf(file))
      if (circle.length > 1) found.push(circle)
    }
    return low
  }
  for (const file of imports.keys()) if (!order.has(file)) visit(file)
  return found
}

test('no files import each other in a circle', () => {
  expect(
    circles()
      .map(circle => circle.join(' ⇄ '))
      .join('\n'),
  ).toBe('')
})
