import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../../..', import.meta.url))

/** The names of all elements, read from their folders: `work-orders` stands for `<reeldock-work-orders>`. */
export function elementNames(): string[] {
  return readdirSync(join(root, 'elements'))
    .filter(name => existsSync(join(root, 'elements', name, 'index.ts')))
    .sort()
}

/** What shares files: the elements, the page's own entry and what makes it the portal. By its name in `dist/` without `.js`, its source. */
export function sharingEntries(): Record<string, string> {
  const elements = elementNames().map((name): [string, string] => [`elements/${name}`, `elements/${name}/index.ts`])
  const page = { reeldock: 'elements/base/reeldock.ts', router: 'elements/base/router.ts' }
  return { ...page, ...Object.fromEntries(elements) }
}

/** Files that run without the others: before any element, or in a test. */
export const ownEntries: Readonly<Record<string, string>> = {
  loader: 'elements/base/loading/loader.ts',
  testing: 'core/testing/index.ts',
}

/** The worker is one file without imports: a host's bundler copies it as it is. */
export const workerEntries: Readonly<Record<string, string>> = {
  'sheet-worker': 'core/shipments/sheets/sheet-worker.ts',
}

/** By element, the files that a page with it loads before the first rows: its own first. Addresses from the loader's. */
export type ElementFiles = Readonly<Record<string, readonly string[]>>

/** What replaces the name under which the loader reads them. */
export const filesFor = (files: ElementFiles) => ({ __REELDOCK_FILES__: JSON.stringify(files) })

/** While sources are served, each element is one of them. */
export const servedFiles = (): ElementFiles =>
  Object.fromEntries(elementNames().map(name => [name, [`/elements/${name}/index.ts`]]))
