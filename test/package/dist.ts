import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path/posix'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { parseSync } from 'vite'

export const dist = fileURLToPath(new URL('../../dist/', import.meta.url))

/** Kilobytes of a file of `dist/`, or of another folder, after gzip at its usual level. */
export function gzipKilobytes(file: string, folder = dist): number {
  return gzipSync(readFileSync(join(folder, file))).length / 1000
}

/** What each file imports itself, by its path: a parsed file is large, and is asked about again and again. */
const known = new Map<string, readonly string[]>()

function importsOf(file: string, folder: string): readonly string[] {
  const path = join(folder, file)
  const before = known.get(path)
  if (before) return before
  const { module } = parseSync(file, readFileSync(path, 'utf8'))
  const specifiers = [
    ...module.staticImports.map(found => found.moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) => entries.flatMap(each => each.moduleRequest?.value ?? [])),
  ]
  const imports = specifiers.map(specifier => join(dirname(file), specifier))
  known.set(path, imports)
  return imports
}

/** A script of `dist/`, or of another folder, and every file that it imports statically. */
export function staticGraph(entry: string, folder = dist): Set<string> {
  const files = new Set([entry])
  for (const file of files) for (const imported of importsOf(file, folder)) files.add(imported)
  return files
}
