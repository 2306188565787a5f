import type { Plugin } from 'vite'

/** The bundler's own helper goes through what it exports by `for … in`, which meets what a host added to Object.prototype. */
const inherited = /for\(var (\w+) in (\w+)\)(?=\w+\(\w+,\1,\{get:\2\[\1\])/g

/** Lets the bundler's helper see own names only: on a page whose prototypes have enumerable additions it would throw. */
export function ownNames(): Plugin {
  return {
    name: 'reeldock:own-names',
    apply: 'build',
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'chunk') file.code = file.code.replace(inherited, 'for(var $1 of Object.keys($2))')
    },
  }
}
