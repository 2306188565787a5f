import type { Plugin } from 'vite'

const allNames = 'for (var name in all)'

/**
 * Lets a module that is imported later have its own exports only. The bundler's runtime walks an object with `for in`,
 * which finds what a host page has added to `Object.prototype` as well, and fails at it.
 */
export function ownExports(): Plugin {
  return {
    name: 'own-exports',
    transform: {
      filter: { id: /rolldown\/runtime/ },
      handler(code) {
        if (!code.includes(allNames)) this.error(`The runtime of the bundler has no "${allNames}" any more`)
        return { code: code.replaceAll(allNames, 'for (var name of Object.keys(all))'), map: null }
      },
    },
  }
}
