import type { Plugin, Rolldown } from 'vite'
import { isFirst } from './chunks'

/**
 * The first line with which browsers compile all functions of a file while it is loading, outside the main thread.
 * Without it, they compile each function at its first call, which delays the first rows. Chrome and Edge know it since
 * version 136 (https://v8.dev/blog/explicit-compile-hints); others ignore the comment.
 */
const hint = '//# allFunctionsCalledOnLoad'
/**
 * The length in characters, before the code is minified, from which a file gets the hint. In small files it saves less
 * than it weighs.
 */
const minLength = 35_000

const lengthOf = (chunk: Rolldown.RenderedChunk) =>
  Object.values(chunk.modules).reduce((sum, module) => sum + module.renderedLength, 0)

/**
 * Adds the hint to the larger scripts that elements load before their first view. The bundler adds it before it makes
 * the hashes in the names of files. Browsers keep a file with a hash forever, so a name must always mean the same
 * bytes, which are also those of `integrity.json`.
 */
export function compileHints(): Plugin {
  let context: Rolldown.PluginContext | undefined
  const isHinted = (chunk: Rolldown.RenderedChunk) =>
    lengthOf(chunk) >= minLength && chunk.moduleIds.some(id => context && isFirst(id, context))
  return {
    name: 'compile-hints',
    buildStart() {
      context = this
    },
    outputOptions: options => ({ ...options, postBanner: chunk => (isHinted(chunk) ? hint : '') }),
  }
}
