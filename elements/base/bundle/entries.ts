import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../../..', import.meta.url))

/** Folders beside the elements that define no tag. */
const noElement = new Set(['base', 'kit', 'parts', 'views'])

/** The names of all elements, read from their folders: `work-orders` stands for `<reeldock-work-orders>`. */
export function elementNames(): string[] {
  return readdirSync(join(root, 'elements'), { withFileTypes: true })
    .filter(entry => entry.isDirectory() && !noElement.has(entry.name))
    .map(entry => entry.name)
    .filter(name => existsSync(join(root, 'elements', name, 'index.ts')))
    .sort()
}

/** Files of `dist/` that are no element, and their sources. A worker is an entry too: a page starts it by its address. */
const singles = {
  reeldock: 'elements/base/reeldock.ts',
  loader: 'elements/base/loading/loader.ts',
  testing: 'core/testing/index.ts',
  'sheet-worker': 'core/shipments/sheets/sheet-worker.ts',
}

/** Every entry of the build: its name in `dist/` without `.js`, and its source. */
export function buildEntries(): Record<string, string> {
  const entries: [string, string][] = [
    ...Object.entries(singles),
    ...elementNames().map((name): [string, string] => [`elements/${name}`, `elements/${name}/index.ts`]),
  ]
  return Object.fromEntries(entries.filter(([, source]) => existsSync(join(root, source))))
}
