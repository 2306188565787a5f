import { dirname, relative } from 'node:path/posix'
import type { Plugin } from 'vite'
import { elementNames } from './entries'

type Chunk = { fileName: string; name: string; imports: string[]; isEntry: boolean }

const placeholder = '__REELDOCK_CHUNKS__'

/**
 * Writes the loader's table: each element's name with the files that it needs, its entry first, relative to the loader.
 * In the build it is read from the graph of chunks; while serving sources each element is one file.
 */
export function loaderTable(): Plugin {
  let serving = false
  return {
    name: 'reeldock:loader-table',
    configResolved: config => {
      serving = config.command === 'serve'
    },
    transform(code) {
      if (!serving || !code.includes(placeholder)) return null
      const table = Object.fromEntries(elementNames().map(name => [name, [`/elements/${name}/index.ts`]]))
      return { code: code.replace(placeholder, JSON.stringify(table)), map: null }
    },
    renderChunk(code, chunk, _options, { chunks }) {
      if (!code.includes(placeholder)) return null
      return { code: code.replaceAll(placeholder, () => JSON.stringify(tableOf(chunk.fileName, chunks))), map: null }
    },
  }
}

function tableOf(loader: string, chunks: Record<string, Chunk>): Record<string, string[]> {
  const entries = Object.values(chunks).filter(chunk => chunk.isEntry && chunk.name.startsWith('elements/'))
  return Object.fromEntries(
    entries.map(entry => [
      entry.name.slice('elements/'.length),
      [...staticGraph(entry, chunks)].map(file => relative(dirname(loader), file)),
    ]),
  )
}

/** The chunk's file and every file that it imports statically, each once, nearest first. */
function staticGraph(entry: Chunk, chunks: Record<string, Chunk>): Set<string> {
  const files = new Set([entry.fileName])
  for (const file of files) for (const imported of chunks[file]?.imports ?? []) files.add(imported)
  return files
}
