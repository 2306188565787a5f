import { fileURLToPath, pathToFileURL } from 'node:url'
import { build, type Plugin } from 'vite'
import { compiledFolder } from './compiled'

const root = fileURLToPath(new URL('../..', import.meta.url))
/** The programs of the reference server. */
const programs = [
  'demo/server/main.ts',
  'demo/server/end-sessions.ts',
  'demo/server/rotate-keys.ts',
  'test/fixtures/server/list-routes.ts',
  'test/fixtures/server/restorable.ts',
]
/** Packages that load files of their own. */
const external = ['@electric-sql/pglite', 'pg', 'vite']

/**
 * Replaces `import.meta.url`, because the server finds its migrations, styles and pages by the addresses of its
 * sources.
 */
const keepAddresses: Plugin = {
  name: 'keep-addresses',
  transform(code, id) {
    const [file = ''] = id.split('?')
    if (file.includes('/node_modules/') || !code.includes('import.meta.url')) return null
    return code.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(file).href))
  },
}

// Some modules of the server have a browser script with the same name beside them, so `.ts` comes first.
await build({
  configFile: false,
  root,
  logLevel: 'warn',
  plugins: [keepAddresses],
  resolve: { extensions: ['.ts', '.js'] },
  // Node needs a second at each start to find and read the files of all packages.
  ssr: { noExternal: true, external },
  build: {
    ssr: true,
    target: 'node20',
    minify: false,
    outDir: compiledFolder,
    emptyOutDir: true,
    rolldownOptions: {
      checks: { eval: false },
      input: programs.map(program => `${root}${program}`),
    },
  },
})
