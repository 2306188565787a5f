import { createServer } from 'vite'
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
await vite.listen()
process.stdout.write(`\n  Portal    http://localhost:${port}, from the sources\n  Data      ${server.store.name}\n\n`)

process.once('SIGINT', async () => {
  await vite.close()
  await server.close()
  process.exit(0)
})
