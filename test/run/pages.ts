import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { sources } from '../../vite.config'
import { standaloneSources } from '../fixtures/page/standalone'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Every test file that needs a browser: those of elements, and core's `*.browser.test.ts`. */
export function pageTestFiles(): string[] {
  return ['core', 'elements', 'test/elements'].flatMap(folder =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .map(file => `${folder}/${file.replaceAll('\\', '/')}`)
      .filter(file => (folder === 'core' ? /\.browser\.test\.ts$/ : /\.test\.tsx?$/).test(file))
      .sort(),
  )
}

/** So many files share a page, at most: the longest page ends the run. */
const together = 8

const areaOf = (file: string) => file.split('/').slice(0, 2).join('-')

/**
 * Files of one area share a page, so that what they share is fetched and read once. A file has its page by its place
 * among all test files, whichever of them run: a test that runs once more is told by the name of its page.
 */
function pagesOf(files: readonly string[]): Map<string, string[]> {
  const all = pageTestFiles()
  const pages = new Map<string, string[]>()
  for (const file of files) {
    const area = areaOf(file)
    const index = all.filter(other => areaOf(other) === area).indexOf(file)
    const part = Math.floor(index / together) + 1
    const page = part > 1 ? `${area}-${part}` : area
    pages.set(page, [...(pages.get(page) ?? []), file])
  }
  return pages
}

/**
 * Bundles test files with the sources as they are, one entry a page. An entry only imports: the runner asks for it with
 * a query, and what chunks share with it would be there twice.
 * @returns the test files of each script that Web Test Runner opens, by the script's path
 */
export async function buildPages(files: readonly string[], out: string): Promise<Map<string, readonly string[]>> {
  const entries = join(out, 'entries')
  rmSync(out, { recursive: true, force: true })
  mkdirSync(entries, { recursive: true })
  const pages = pagesOf(files)
  for (const [page, own] of pages)
    writeFileSync(join(entries, `${page}.js`), own.map(file => `await import('${join(root, file)}')\n`).join(''))
  const built = join(out, 'built')
  await bundle(built, Object.fromEntries([...pages.keys()].map(page => [page, join(entries, `${page}.js`)])), {
    // Chunks that import each other would otherwise run in another order than their modules do.
    strictExecutionOrder: true,
    codeSplitting: { groups: [{ name: 'libraries', test: /node_modules/ }] },
  })
  for (const [name, source] of Object.entries(standaloneSources))
    await bundle(built, { [name]: join(root, source) }, { codeSplitting: false })
  return new Map([...pages].map(([page, own]) => [join(built, `${page}.js`), own]))
}

async function bundle(outDir: string, input: Record<string, string>, output: object): Promise<void> {
  await build({
    configFile: false,
    ...sources,
    // React as it ships: its development build takes nearly twice as long.
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
    build: {
      target: 'esnext',
      outDir,
      emptyOutDir: false,
      minify: false,
      sourcemap: true,
      modulePreload: false,
      rolldownOptions: {
        input,
        // Every module counts: what a test imports for its effect alone is no waste.
        treeshake: false,
        preserveEntrySignatures: 'strict',
        output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash:8].js', ...output },
      },
    },
  })
}
