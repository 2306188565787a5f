import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type ElementFiles, root } from './entries'

/**
 * The first line of a file whose functions browsers compile while the file is loading, outside the main thread. Without
 * it, they compile each function at its first call, which delays the first rows. Chrome and Edge know it since 136
 * (https://v8.dev/blog/explicit-compile-hints); others ignore the comment.
 */
const hint = '//# allFunctionsCalledOnLoad\n'
/** The size in bytes from which a file gets the hint. In small files it saves less than it weighs. */
const minSize = 20_000

/** Adds the hint to the larger scripts that elements load before their first view. */
export function addCompileHints(files: ElementFiles): void {
  for (const file of new Set(Object.values(files).flat())) {
    const path = join(root, 'dist', file)
    const code = readFileSync(path, 'utf8')
    if (code.length < minSize) continue
    writeFileSync(path, hint + code)
    const mapPath = `${path}.map`
    if (!existsSync(mapPath)) continue
    const map: { mappings: string } = JSON.parse(readFileSync(mapPath, 'utf8'))
    // Each semicolon is a line of the script.
    writeFileSync(mapPath, JSON.stringify({ ...map, mappings: `;${map.mappings}` }))
  }
}
