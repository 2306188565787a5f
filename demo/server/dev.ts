import react from '@vitejs/plugin-react'
import { createServer } from 'vite'
import { elementNames, ownEntries, sharingEntries } from '../../elements/base/bundle/entries'
import { eventsPath } from './http/events'
import { startServer } from './server'
import { readSettings } from './settings'

/** The paths that go to the server behind Vite: all except the sources of the package and Vite's own files. */
const serverPaths = '^/(?!reeldock/|@|core/|elements/|styles/|node_modules/|package\\.json)'

/** The server runs a hundred ports further, behind Vite at the usual address. Pages load the sources of the package. */
const { port, root } = readSettings(process.env)
const serverPort = port + 100
const server = await startServer(
  readSettings({ PORTAL_URL: `http://localhost:${port}`, ...process.env, PORT: String(serverPort) }),
)
process.env.VITE_CONFIG_NATIVE_IGNORE_WARNING = 'true'
const vite = await createServer({
  root,
  appType: 'custom',
  server: {
    port,
    strictPort: true,
    host: 'localhost',
    proxy: {
      [eventsPath]: { target: `ws://localhost:${serverPort}`, ws: true },
      [serverPaths]: { target: `http://localhost:${serverPort}` },
    },
  },
})
/** The code that React's fast refresh requires before any component. */
const preamble = react.preambleCode.replace('__BASE__', '/')
// The addresses of the package re-export the sources, each from its own address: a module must not run twice.
vite.middlewares.use('/reeldock', (request, response, next) => {
  const name = (request.url ?? '').split('?')[0]?.replace(/^\/|\.js$/g, '') ?? ''
  const code = name === 'preamble' ? preamble : sourceOf(name)
  if (code === null) return next()
  response.setHeader('content-type', 'text/javascript')
  response.end(code)
})
await vite.listen()
process.stdout.write(`\n  Portal    http://localhost:${port}, from the sources\n  Data      ${server.store.name}\n\n`)

process.once('SIGINT', async () => {
  await vite.close()
  await server.close()
  process.exit(0)
})

/** Returns a module that re-exports the sources of an entry, or null when the package has no such file. */
function sourceOf(name: string): string | null {
  const entries = { ...sharingEntries(), ...ownEntries }
  const names = name === 'all' ? elementNames().map(element => `elements/${element}`) : [name]
  const files = names.flatMap(each => entries[each] ?? [])
  if (files.length === 0) return null
  return [
    `import '/@vite/client'`,
    `import '/reeldock/preamble.js'`,
    ...files.map(file => `export * from '/${file}'`),
  ].join('\n')
}
