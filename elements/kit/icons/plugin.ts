import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Plugin } from 'vite'

const prefix = 'icon:'
const resolved = '\0icon:'
const require = createRequire(import.meta.url)

/**
 * Turns `import lock from 'icon:lock'` into the path data of that Tabler outline icon: a string, no runtime,
 * and no markup that Trusted Types would refuse. An unknown name fails the build. In a build each file that imports an
 * icon has a copy of its own: one shared by two chunks would be a chunk itself, which weighs more than the path.
 */
export function tablerIcons(): Plugin {
  let copies = false
  return {
    name: 'reeldock:icons',
    enforce: 'pre',
    configResolved: ({ command }) => {
      copies = command === 'build'
    },
    resolveId: (id, importer) =>
      id.startsWith(prefix) ? `${resolved}${id.slice(prefix.length)}${copies ? `:${importer}` : ''}` : null,
    load: id => (id.startsWith(resolved) ? `export default ${JSON.stringify(pathData(id.split(':')[1] ?? ''))}` : null),
  }
}

/** The drawn paths of an outline icon as one `d`. Each begins with an absolute M, so that they can be joined. */
export function pathData(name: string): string {
  const svg = readIcon(name)
  const paths = [...svg.matchAll(/<path (?!stroke="none")[^>]*?\bd="([^"]+)"/g)].map(match => match[1] ?? '')
  if (paths.length === 0 || paths.some(d => !d.startsWith('M'))) throw new Error(`icon:${name} is not made of paths`)
  return paths.join('')
}

function readIcon(name: string): string {
  try {
    return readFileSync(require.resolve(`@tabler/icons/outline/${name}.svg`), 'utf8')
  } catch {
    throw new Error(`icon:${name} is not an outline icon of @tabler/icons`)
  }
}
