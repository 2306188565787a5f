import type { Plugin } from 'vite'

const allNames = 'for (var name in all)'

/**
 * Limits the exports of a dynamically imported module to its own. The bundler's runtime lists them with `for in`, which
 * also finds properties that a host page has added to `Object.prototype`, and then fails.
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
