import type { Plugin } from 'vite'
import { elementNames } from './entries'

/** What the graph of chunks needs to know of one. */
export type Chunk = {
  fileName: string
  name: string
  imports: string[]
  isEntry: boolean
  modules: Record<string, { renderedLength: number }>
}

const placeholder = '__REELDOCK_CHUNKS__'

/** The loader's table, as short as it can be written: each page of a host loads it before anything else. */
interface Table {
  /** An element's own file, with `*` in the place of its name. */
  entry: string
  /** What stands between `chunks/` and `.js` in the names of the other files, with a space between two. */
  chunks: string
  /** Of each element, which of the chunks it needs: a character a chunk, the first chunk is `0`. */
  elements: Record<string, string>
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
      const table: Table = {
        entry: '/elements/*/index.ts',
        chunks: '',
        elements: Object.fromEntries(elementNames().map(name => [name, ''])),
      }
      return { code: code.replace(placeholder, JSON.stringify(table)), map: null }
    },
    renderChunk(code, _chunk, _options, { chunks }) {
      if (!code.includes(placeholder)) return null
      // A page that has an element calls `configure` as well; one that says all by the global fetches 2 KB for nothing.
      const page = Object.values(chunks).find(chunk => chunk.isEntry && chunk.name === 'reeldock')
      const pageGraph = page ? staticGraph(page, chunks) : []
      const entries = Object.values(chunks).filter(chunk => chunk.isEntry && chunk.name.startsWith('elements/'))
      const graphs = entries.map((entry): [string, string[]] => [
        entry.name.slice('elements/'.length),
        [...new Set([...staticGraph(entry, chunks), ...pageGraph])].sort(byWeight(chunks)).map(chunkName),
      ])
      return { code: code.replace(placeholder, () => JSON.stringify(tableOf(graphs))), map: null }
    },
  }
}

function tableOf(graphs: readonly [string, string[]][]): Table {
  const chunks = [...new Set(graphs.flatMap(([, graph]) => graph))]
  const lettersOf = (graph: string[]) => String.fromCharCode(...graph.map(chunk => 48 + chunks.indexOf(chunk)))
  return {
    entry: 'elements/*.js',
    chunks: chunks.join(' '),
    elements: Object.fromEntries(graphs.map(([name, graph]) => [name, lettersOf(graph)])),
  }
}

function chunkName(file: string): string {
  const name = /^chunks\/([^/ ]+)\.js$/.exec(file)?.[1]
  if (!name) throw new Error(`the loader cannot name ${file}`)
  return name
}

/** The heaviest first: a browser fetches six at a time from a server of old, and the rest waits. */
function byWeight(chunks: Record<string, Chunk>): (one: string, other: string) => number {
  const weigh = (file: string) =>
    Object.values(chunks[file]?.modules ?? {}).reduce((sum, { renderedLength }) => sum + renderedLength, 0)
  return (one, other) => weigh(other) - weigh(one)
}

/** Every file that a chunk imports statically, itself or through others, each once, nearest first. */
export function staticGraph(entry: Chunk, chunks: Record<string, Chunk>): Set<string> {
  const files = new Set(entry.imports)
  for (const file of files) for (const imported of chunks[file]?.imports ?? []) files.add(imported)
  return files
}
