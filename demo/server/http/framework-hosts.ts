import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Plugin } from 'vite'

/** The hosts in `demo/embeds` that use a framework: folder and entry file of their build. */
const hosts = { react: 'main.jsx', vue: 'main.js' } as const

/**
 * Keeps imports of the suite at their served addresses. Only the React components are bundled, with the host's React.
 */
function packageAsServed(root: string): Plugin {
  const components = join(root, 'dist/react.js')
  return {
    name: 'package-as-served',
    enforce: 'pre',
    resolveId(id, importer) {
      if (id === 'reeldock/react') return components
      if (id === 'reeldock') return { id: '/reeldock/reeldock.js', external: true }
      if (id.startsWith('reeldock/')) return { id: `/${id}.js`, external: true }
      if (importer === components && id.startsWith('./')) return { id: `/reeldock${id.slice(1)}`, external: true }
      return null
    },
  }
}

/** Bundles a host's script as its own build would. */
async function bundle(root: string, host: keyof typeof hosts): Promise<string> {
  // Vite is slow to load, and only these pages need it.
  const { build } = await import('vite')
  const answer = await build({
    root: join(root, 'demo/embeds', host),
    configFile: false,
    logLevel: 'error',
    plugins: [packageAsServed(root)],
    define: { 'process.env.NODE_ENV': '"production"' },
    // A process in another mode must not call React's development functions in its production build.
    oxc: { jsx: { development: false } },
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: { input: join(root, 'demo/embeds', host, hosts[host]) },
    },
  })
  const [first] = [answer].flat()
  if (!first || !('output' in first)) throw new Error(`The ${host} host has no script`)
  return first.output[0].code
}

/** Serves `/react/host.js` and `/vue/host.js`, each bundled at its first request. */
export function addFrameworkHosts(app: FastifyInstance, root: string): void {
  const scripts = new Map<string, Promise<string>>()
  for (const host of Object.keys(hosts) as (keyof typeof hosts)[])
    app.get(`/${host}/host.js`, async (_request, reply) => {
      const script = scripts.get(host) ?? bundle(root, host)
      scripts.set(host, script)
      // The next request retries a failed build.
      script.catch(() => scripts.delete(host))
      reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-cache')
      return script
    })
}
