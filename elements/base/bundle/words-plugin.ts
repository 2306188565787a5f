import type { Plugin } from 'vite'
import { elementNames } from './entries'
import { wordFiles, wordings } from './manifest/wordings'

const prefix = 'words:'

/**
 * Resolves imports of texts. `import('words:fr')` loads the texts of all areas in that language in one file; each area
 * registers its own texts. `import places from 'words:places'` loads only the English names of the portal's places: its
 * menus and titles name areas whose other texts the page does not need. `words:keys` and `words:elements` are the names
 * of all messages and elements. In development, the names that a host wrote are compared with them.
 */
export function areaMessages(): Plugin {
  return {
    name: 'reeldock:words',
    enforce: 'pre',
    resolveId: id => (id.startsWith(prefix) ? `\0${id}` : null),
    async load(id) {
      if (!id.startsWith(`\0${prefix}`)) return null
      const name = id.slice(prefix.length + 1)
      if (name === 'places') return `export default ${JSON.stringify(await placeNames())}`
      if (name === 'keys') return `export default ${JSON.stringify(Object.keys(await wordings('en')))}`
      if (name === 'elements') return `export default ${JSON.stringify(elementNames())}`
      return wordFiles(name)
        .map(file => `import ${JSON.stringify(file)}\n`)
        .join('')
    },
  }
}

async function placeNames() {
  const all = Object.entries(await wordings('en'))
  return Object.fromEntries(all.filter(([key]) => key.startsWith('place.')))
}
