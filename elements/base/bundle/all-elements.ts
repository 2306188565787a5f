import type { Plugin } from 'vite'
import { elementNames } from './entries'

/** Writes `dist/all.js`, which imports every element: it is no entry, or each element would become a part of it. */
export function allElements(): Plugin {
  return {
    name: 'reeldock:all',
    apply: 'build',
    generateBundle() {
      const source = elementNames().map(name => `import './elements/${name}.js'\n`)
      this.emitFile({ type: 'asset', fileName: 'all.js', source: source.join('') })
    },
  }
}
