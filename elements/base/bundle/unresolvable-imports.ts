import type { Plugin } from 'vite'

/** Tells each bundler, in its own syntax, to leave an import to the browser. */
const leave = ['@vite-ignore', 'webpackIgnore: true', 'turbopackIgnore: true'].map(text => `/* ${text} */`).join('')

/**
 * Marks imports with an address that is known only at run time. The bundler of a host reads every import and refuses
 * one that it cannot resolve. The minifier has already removed such comments from the sources, so they are added to the
 * output.
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
