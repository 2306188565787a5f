import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Returns the value of a `link` header that names the files of the portal's header and of an element, so that a browser
 * requests them together with the page and not one after the other.
 * @param root the folder of the project
 * @param element the name of the element without its prefix: 'work-orders'
 * @returns undefined when the package is not built
 */
export async function preloadLinks(root: string, element: string): Promise<string | undefined> {
  const list = await readFile(join(root, 'dist/preload.json'), 'utf8').catch(() => null)
  if (list === null) return undefined
  const files = JSON.parse(list) as Record<string, readonly string[]>
  const needed = new Set([...(files.navigation ?? []), ...(files[element] ?? [])])
  return [...needed].map(file => `</reeldock/${file}>; rel=modulepreload`).join(', ')
}
