import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { build, type Plugin, preview } from 'vite'
import { sources } from '../../vite.config'

const pages = join(sources.root, 'test/bench/pages')

export interface BenchSite {
  /** The origin without a trailing slash. */
  readonly origin: string
  close(): Promise<void>
}

/** The package marks its sources as free of side effects, but an element's index defines its tag. */
const keepTags: Plugin = {
  name: 'bench:keep-tags',
  transform: (code, id) =>
    /\/elements\/[^/]+\/index\.ts$/.test(id) ? { code, map: null, moduleSideEffects: true } : null,
}

/** The benches read sheets of more rows than imports allow. */
const liftLimits: Plugin = {
  name: 'bench:lift-limits',
  transform(code, id) {
    if (!id.endsWith('/core/shipments/sheets/spreadsheet.ts')) return null
    const lifted = code.replace(/(fileBytes|unpackedBytes|rows|emptyRows): [\d_]+/g, '$1: 1_000_000_000')
    if (lifted === code) throw new Error('the limits of sheets stand elsewhere')
    return { code: lifted, map: null }
  },
}

/**
 * Builds the pages like the package and serves them.
 * @param name keeps the folders of two runs apart
 */
export async function serveBench(name: string): Promise<BenchSite> {
  process.env.NODE_ENV = 'production'
  const outDir = join(sources.root, 'test/.out', `bench-${name}`)
  const settings = { configFile: false, root: pages, resolve: sources.resolve, logLevel: 'error' } as const
  await build({
    ...settings,
    plugins: [...sources.plugins, keepTags, liftLimits],
    worker: { format: 'es', plugins: () => [...sources.plugins, liftLimits] },
    build: {
      outDir,
      emptyOutDir: true,
      // The package does not preload modules either.
      modulePreload: false,
      target: 'chrome125',
      reportCompressedSize: false,
      chunkSizeWarningLimit: 5000,
    },
  })
  const server = await preview({ ...settings, build: { outDir }, preview: { port: 0, host: '127.0.0.1' } })
  const address = server.httpServer.address()
  if (address === null || typeof address === 'string') throw new Error('the pages are not served')
  return {
    origin: `http://127.0.0.1:${address.port}`,
    async close() {
      await server.close()
      rmSync(outDir, { recursive: true, force: true })
    },
  }
}
