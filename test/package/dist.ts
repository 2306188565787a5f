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

/** A script of `dist/`, or of another folder, and every file that it imports statically. */
export function staticGraph(entry: string, folder = dist): Set<string> {
  const files = new Set([entry])
  for (const file of files) {
    const { module } = parseSync(file, readFileSync(join(folder, file), 'utf8'))
    const specifiers = [
      ...module.staticImports.map(found => found.moduleRequest.value),
      ...module.staticExports.flatMap(({ entries }) => entries.flatMap(each => each.moduleRequest?.value ?? [])),
    ]
    for (const specifier of specifiers) files.add(join(dirname(file), specifier))
  }
  return files
}
