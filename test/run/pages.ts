import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { sources } from '../../vite.config'
import { standaloneSources } from '../fixtures/page/standalone'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Returns every test file that needs a browser: those of elements, and core's `*.browser.test.ts`. */
export function pageTestFiles(): string[] {
  return ['core', 'elements', 'test/elements'].flatMap(folder =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .map(file => `${folder}/${file.replaceAll('\\', '/')}`)
      .filter(file => (folder === 'core' ? /\.browser\.test\.ts$/ : /\.test\.tsx?$/).test(file))
      .sort(),
  )
}

/** The largest number of files on a page. The page with the longest tests decides when the run ends. */
const maxFiles = 8

const areaOf = (file: string) => file.split('/').slice(0, 2).join('-')

/**
 * Groups the files of an area on pages, so that shared modules are fetched and read once. A file's page depends on its
 * position among all test files, not on the selection, because a retried test is found by the name of its page.
 */
function pagesOf(files: readonly string[]): Map<string, string[]> {
  const all = pageTestFiles()
  const pages = new Map<string, string[]>()
  for (const file of files) {
    const area = areaOf(file)
    const index = all.filter(other => areaOf(other) === area).indexOf(file)
    const part = Math.floor(index / maxFiles) + 1
    const page = part > 1 ? `${area}-${part}` : area
    pages.set(page, [...(pages.get(page) ?? []), file])
  }
  return pages
}

/**
 * Bundles test files with the unchanged sources, one entry for each page. An entry only imports: the runner requests it
 * with a query, and modules that chunks share with it would exist twice.
 * @returns the test files of each script that Web Test Runner opens, by the script's path
 */
export async function buildPages(files: readonly string[], out: string): Promise<Map<string, readonly string[]>> {
  const entries = join(out, 'entries')
  rmSync(out, { recursive: true, force: true })
  mkdirSync(entries, { recursive: true })
  const pages = pagesOf(files)
  for (const [page, pageFiles] of pages)
    writeFileSync(join(entries, `${page}.js`), pageFiles.map(file => `await import('${join(root, file)}')\n`).join(''))
  const built = join(out, 'built')
  await bundle(built, Object.fromEntries([...pages.keys()].map(page => [page, join(entries, `${page}.js`)])), {
    // Without this, chunks that import each other run in another order than their modules.
    strictExecutionOrder: true,
    codeSplitting: { groups: [{ name: 'libraries', test: /node_modules/ }] },
  })
  for (const [name, source] of Object.entries(standaloneSources))
    await bundle(built, { [name]: join(root, source) }, { codeSplitting: false })
  return new Map([...pages].map(([page, pageFiles]) => [join(built, `${page}.js`), pageFiles]))
}

async function bundle(outDir: string, input: Record<string, string>, output: object): Promise<void> {
  await build({
    configFile: false,
    ...sources,
    // Use React's production build: the development build takes nearly twice as long.
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
        // Keep every module: some tests import a module only for its effect.
        treeshake: false,
        preserveEntrySignatures: 'strict',
        output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash:8].js', ...output },
      },
    },
  })
}
