import type { Plugin } from 'vite'
import { type Chunk, staticGraph } from './loader-table'

/**
 * Writes `dist/preload.json`: by element, the files that a page with it loads before the first rows, as paths in `dist/`.
 * What asks the back end stands first: its answer and the other files then come side by side.
 */
export function preloads(): Plugin {
  return {
    name: 'reeldock:preloads',
    apply: 'build',
    generateBundle(_options, bundle) {
      const chunks: Record<string, Chunk> = {}
      for (const file of Object.values(bundle)) if (file.type === 'chunk') chunks[file.fileName] = file
      const entries = Object.values(chunks).filter(chunk => chunk.isEntry)
      const page = entries.filter(({ name }) => name === 'reeldock')
      const lists = entries.flatMap((entry): [string, string[]][] => {
        const [folder, name] = entry.name.split('/')
        if (folder !== 'elements' || !name) return []
        const files = [...page, entry].flatMap(each => [each.fileName, ...staticGraph(each, chunks)])
        return [[name, [...new Set(files)]]]
      })
      const source = `${JSON.stringify(Object.fromEntries(lists.sort()), null, 2)}\n`
      this.emitFile({ type: 'asset', fileName: 'preload.json', source })
    },
  }
}
