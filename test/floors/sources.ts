import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path/posix'
import { fileURLToPath } from 'node:url'
import { parseSync } from 'vite'

export const root = fileURLToPath(new URL('../..', import.meta.url))

/** What the rules see of a syntax node: its kind, its place, and whatever it holds. */
export interface SyntaxNode {
  type: string
  start: number
  [name: string]: unknown
}

export interface Source {
  /** In the repository, with forward slashes. */
  path: string
  text: string
  nodes: readonly SyntaxNode[]
  comments: readonly { value: string; start: number }[]
}

export interface Import {
  /** As written. */
  specifier: string
  /** The file's path in the repository without its extension, or null for a package. */
  target: string | null
  line: number
  /** It brings types only. */
  isType: boolean
}

/** Folders and files below the given ones, in the repository. */
export function listFiles(...tops: readonly string[]): string[] {
  return tops.flatMap(top =>
    readdirSync(join(root, top), { recursive: true, withFileTypes: true })
      .filter(entry => entry.isFile())
      .map(entry => join(entry.parentPath.replaceAll('\\', '/'), entry.name).slice(root.length)),
  )
}

/** Reads the scripts of the house, parsed. Tests are left out: they see everything. */
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

/** One-based. */
export function lineOf(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length
}

/** Every import of a file, of types too: `import`, `export from`, `import()`. */
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
