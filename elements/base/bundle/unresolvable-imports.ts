import type { Plugin } from 'vite'

/** Said to each bundler in its own words: leave this import to the browser. */
const leave = ['@vite-ignore', 'webpackIgnore: true', 'turbopackIgnore: true'].map(text => `/* ${text} */`).join('')

/**
 * Marks imports of an address that is known only while the page runs. The bundler of a host reads every import, and
 * refuses one that it cannot resolve. The minifier has dropped the comments of the sources by then.
 */
export function ignoreUnresolvableImports(): Plugin {
  return {
    name: 'unresolvable-imports',
    generateBundle(_, files) {
      for (const file of Object.values(files))
        if (file.type === 'chunk') file.code = file.code.replace(/\bimport\((?!['"`]\.{1,2}\/)/g, `import(${leave}`)
    },
  }
}
