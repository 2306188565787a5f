import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The files that the portal starts with. They come first, because the account is read as soon as they have loaded. */
const startUp = [
  '</preloaded.js>; rel=preload; as=script',
  '</portal.css>; rel=preload; as=style',
  ...['portal.js', 'reeldock/loader.js', 'reeldock/router.js'].map(file => `</${file}>; rel=modulepreload`),
]

/**
 * Returns the value of a `link` header that names the files of the portal, of its header and of an element, so that a
 * browser requests them together with the page and not one after the other.
 * @param root the folder of the project
 * @param element the name of the element without its prefix: 'work-orders'
 * @returns undefined when the package is not built, or is being built
 */
export async function preloadLinks(root: string, element: string): Promise<string | undefined> {
  const files = await readFile(join(root, 'dist/preload.json'), 'utf8')
    .then(list => JSON.parse(list) as Record<string, readonly string[]>)
    .catch(() => null)
  if (files === null) return undefined
  const needed = new Set([...(files.navigation ?? []), ...(files[element] ?? [])])
  return [...startUp, ...[...needed].map(file => `</reeldock/${file}>; rel=modulepreload`)].join(', ')
}
