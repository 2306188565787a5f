import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path/posix'
import { fileURLToPath } from 'node:url'
import { parseSync } from 'vite'

export const root = fileURLToPath(new URL('../..', import.meta.url))

/** The parts of a syntax node that the rules use: its kind, its place, and its content. */
export interface SyntaxNode {
  type: string
  start: number
  [name: string]: unknown
}

export interface Source {
  /** The path in the repository, with forward slashes. */
  path: string
  text: string
  nodes: readonly SyntaxNode[]
  comments: readonly { value: string; start: number }[]
}

export interface Import {
  /** The specifier as it is written. */
  specifier: string
  /** The file's path in the repository without its extension, or null for a package. */
  target: string | null
  line: number
  /** Whether the import brings types only. */
  isType: boolean
}

/** Returns the folders and files below the given ones, as paths in the repository. */
export function listFiles(...tops: readonly string[]): string[] {
  return tops.flatMap(top =>
    readdirSync(join(root, top), { recursive: true, withFileTypes: true })
      .filter(entry => entry.isFile())
      .map(entry => join(entry.parentPath.replaceAll('\\', '/'), entry.name).slice(root.length)),
  )
}

/** Returns the parsed scripts of the repository without its tests, which may import everything. */
export function readSources(...tops: readonly string[]): Source[] {
  const paths = listFiles(...tops)
  return readScripts(paths.filter(path => /\.(ts|tsx|js)$/.test(path) && !/\.(test|spec)\.tsx?$/.test(path)))
}

export function readScripts(paths: readonly string[]): Source[] {
  return paths.map(path => {
    const text = readFileSync(join(root, path), 'utf8')
    const { program, comments } = parseSync(path, text)
    return { path, text, nodes: [...walk(program)], comments }
  })
}

function* walk(value: unknown): Generator<SyntaxNode> {
  if (typeof value !== 'object' || value === null) return
  if ('type' in value && typeof value.type === 'string') yield value as SyntaxNode
  for (const inner of Object.values(value)) yield* walk(inner)
}

/** Returns the line of an offset, beginning with 1. */
export function lineOf(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length
}

/** Returns every import of a file, including types: `import`, `export from`, `import()`. */
export function importsOf({ path, text, nodes }: Source): Import[] {
  return nodes.flatMap(node => {
    const source = node.source as SyntaxNode | null | undefined
    if (typeof source?.value !== 'string') return []
    const specifier = source.value
    const target = specifier.startsWith('.') ? join(dirname(path), specifier.replace(/\?.*$/, '')) : null
    const isType = node.importKind === 'type' || node.exportKind === 'type'
    return [{ specifier, target, line: lineOf(text, node.start), isType }]
  })
}
