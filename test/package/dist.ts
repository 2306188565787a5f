import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path/posix'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { parseSync } from 'vite'

export const dist = fileURLToPath(new URL('../../dist/', import.meta.url))

/** Returns the kilobytes of a file of `dist/`, or of another folder, after gzip at the default level. */
export function gzipKilobytes(file: string, folder = dist): number {
  return gzipSync(readFileSync(join(folder, file))).length / 1000
}

/** The direct imports of each file, by its path. They are cached, since parsing is slow and many graphs share files. */
const importsByPath = new Map<string, readonly string[]>()

function importsOf(file: string, folder: string): readonly string[] {
  const path = join(folder, file)
  const cached = importsByPath.get(path)
  if (cached) return cached
  const { module } = parseSync(file, readFileSync(path, 'utf8'))
  const specifiers = [
    ...module.staticImports.map(found => found.moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) => entries.flatMap(each => each.moduleRequest?.value ?? [])),
  ]
  const imports = specifiers.map(specifier => join(dirname(file), specifier))
  importsByPath.set(path, imports)
  return imports
}

/** Returns a script of `dist/`, or of another folder, and every file that it imports statically. */
export function staticGraph(entry: string, folder = dist): Set<string> {
  const files = new Set([entry])
  for (const file of files) for (const imported of importsOf(file, folder)) files.add(imported)
  return files
}
