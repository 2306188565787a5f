import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Plugin } from 'vite'

const prefix = 'icon:'
const resolved = '\0icon:'
const require = createRequire(import.meta.url)

/**
 * Turns `import lock from 'icon:lock'` into the path data of that Tabler outline icon: a string, without a runtime or
 * markup that Trusted Types would refuse. An unknown name fails the build.
 */
export function tablerIcons(): Plugin {
  return {
    name: 'reeldock:icons',
    enforce: 'pre',
    resolveId: id => (id.startsWith(prefix) ? `\0${id}` : null),
    load: id =>
      id.startsWith(resolved) ? `export default ${JSON.stringify(pathData(id.slice(resolved.length)))}` : null,
  }
}

/**
 * Returns the paths of an outline icon as one `d`. Each path begins with an absolute M, so paths can be concatenated.
 */
export function pathData(name: string): string {
  const svg = readFileSync(require.resolve(`@tabler/icons/outline/${name}.svg`), 'utf8')
  const paths = [...svg.matchAll(/<path (?!stroke="none")[^>]*?\bd="([^"]+)"/g)].map(match => match[1] ?? '')
  if (paths.length === 0 || paths.some(d => !d.startsWith('M'))) throw new Error(`icon:${name} is not made of paths`)
  return paths.join('')
}
