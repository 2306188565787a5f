import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../../..', import.meta.url))

/** Returns the names of all elements, read from their folders: `work-orders` for `<reeldock-work-orders>`. */
export function elementNames(): string[] {
  return readdirSync(join(root, 'elements'))
    .filter(name => existsSync(join(root, 'elements', name, 'index.ts')))
    .sort()
}

/**
 * Returns the entries that share files: the elements, the page's own entry and the router. The keys are their names in
 * `dist/` without `.js`.
 */
export function sharingEntries(): Record<string, string> {
  const elements = elementNames().map((name): [string, string] => [`elements/${name}`, `elements/${name}/index.ts`])
  const page = { reeldock: 'elements/base/reeldock.ts', router: 'elements/base/router.ts' }
  return { ...page, ...Object.fromEntries(elements) }
}

/** Entries that share no files: they run before any element, or in a test. */
export const ownEntries: Readonly<Record<string, string>> = {
  loader: 'elements/base/loading/loader.ts',
  testing: 'core/testing/index.ts',
}

/** The worker is one file without imports, because a host's bundler copies it unchanged. */
export const workerEntries: Readonly<Record<string, string>> = {
  'sheet-worker': 'core/shipments/sheets/sheet-worker.ts',
}

/**
 * The files that a page with an element loads before the first rows, by element. The first is the file of the element
 * itself. The addresses are relative to the loader.
 */
export type ElementFiles = Readonly<Record<string, readonly string[]>>

/** Returns the definition that replaces the constant from which the loader reads its files. */
export const filesFor = (files: ElementFiles) => ({ __REELDOCK_FILES__: JSON.stringify(files) })

/** Returns the files of elements while sources are served: one source file each. */
export const servedFiles = (): ElementFiles =>
  Object.fromEntries(elementNames().map(name => [name, [`/elements/${name}/index.ts`]]))
