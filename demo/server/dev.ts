import react from '@vitejs/plugin-react'
import { createServer } from 'vite'
import { elementNames, ownEntries, sharingEntries } from '../../elements/base/bundle/entries'
import { eventsPath } from './http/events'
import { startServer } from './server'
import { readSettings } from './settings'

/** What stands before the server while developing: the sources of the package, and Vite's own files. */
const sources = '^/(?!reeldock/|@|core/|elements/|styles/|node_modules/|package\\.json)'

/** The server as it is, a hundred ports further, behind Vite at its usual address: a page gets the sources for the package. */
const { port, root } = readSettings(process.env)
const behind = port + 100
const server = await startServer(
  readSettings({ PORTAL_URL: `http://localhost:${port}`, ...process.env, PORT: String(behind) }),
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
      [eventsPath]: { target: `ws://localhost:${behind}`, ws: true },
      [sources]: { target: `http://localhost:${behind}` },
    },
  },
})
/** What React's fast refresh wants to have run before any component. */
const preamble = react.preambleCode.replace('__BASE__', '/')
// The package's addresses answer with the sources, each under its own address: a module must not run twice.
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

/** Null when the package has no such file. */
function sourceOf(name: string): string | null {
  const known = { ...sharingEntries(), ...ownEntries }
  const names = name === 'all' ? elementNames().map(element => `elements/${element}`) : [name]
  const files = names.flatMap(each => known[each] ?? [])
  if (files.length === 0) return null
  return [
    `import '/@vite/client'`,
    `import '/reeldock/preamble.js'`,
    ...files.map(file => `export * from '/${file}'`),
  ].join('\n')
}
