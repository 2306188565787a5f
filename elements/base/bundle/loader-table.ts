import { dirname, relative } from 'node:path/posix'
import type { Plugin } from 'vite'
import { elementNames } from './entries'

type Chunk = { fileName: string; name: string; imports: string[]; isEntry: boolean }

const placeholder = '__REELDOCK_CHUNKS__'

/** The loader's table: files relative to the loader, and of each element which of them it needs, its entry first. */
interface Table {
  files: string[]
  elements: Record<string, number[]>
}

/** Writes the loader's table: in the build from the graph of chunks; while serving sources each element is one file. */
export function loaderTable(): Plugin {
  let serving = false
  return {
    name: 'reeldock:loader-table',
    configResolved: config => {
      serving = config.command === 'serve'
    },
    transform(code) {
      if (!serving || !code.includes(placeholder)) return null
      const graphs = elementNames().map((name): [string, string[]] => [name, [`/elements/${name}/index.ts`]])
      return { code: code.replace(placeholder, JSON.stringify(tableOf(graphs))), map: null }
    },
    renderChunk(code, { fileName }, _options, { chunks }) {
      if (!code.includes(placeholder)) return null
      const entries = Object.values(chunks).filter(chunk => chunk.isEntry && chunk.name.startsWith('elements/'))
      const graphs = entries.map((entry): [string, string[]] => [
        entry.name.slice('elements/'.length),
        [...staticGraph(entry, chunks)].map(file => relative(dirname(fileName), file)),
      ])
      return { code: code.replace(placeholder, () => JSON.stringify(tableOf(graphs))), map: null }
    },
  }
}

function tableOf(graphs: readonly [string, string[]][]): Table {
  const files = [...new Set(graphs.flatMap(([, graph]) => graph))]
  return {
    files,
    elements: Object.fromEntries(graphs.map(([name, graph]) => [name, graph.map(file => files.indexOf(file))])),
  }
}

/** The chunk's file and every file that it imports statically, each once, nearest first. */
function staticGraph(entry: Chunk, chunks: Record<string, Chunk>): Set<string> {
  const files = new Set([entry.fileName])
  for (const file of files) for (const imported of chunks[file]?.imports ?? []) files.add(imported)
  return files
}
