import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build, type InlineConfig, type Rolldown } from 'vite'
import { groups } from './chunks'
import { compileHints } from './compile-hints'
import { type ElementFiles, elementNames, filesFor, ownEntries, root, sharingEntries, workerEntries } from './entries'

/** The build of the entries that share files. */
export const sharedBuild = {
  root,
  plugins: [compileHints()],
  build: {
    lib: { entry: sharingEntries(), formats: ['es'] },
    rolldownOptions: {
      // The groups require this, since they take a module without its imports.
      preserveEntrySignatures: 'allow-extension',
      output: { codeSplitting: { includeDependenciesRecursively: false, groups } },
    },
  },
} satisfies InlineConfig

/**
 * Writes the scripts of `dist/`. The entries that share modules are built first, because the loader contains the names
 * of their files.
 */
export async function writeScripts(): Promise<void> {
  const [shared] = [await build(sharedBuild)].flat()
  if (!shared || !('output' in shared)) throw new Error('the elements were not built')
  const files = filesOf(shared.output)
  const write = (name: string, text: string) => writeFileSync(join(root, 'dist', name), text)
  write('preload.json', `${JSON.stringify(files, null, 2)}\n`)
  write(
    'all.js',
    elementNames()
      .map(name => `import './elements/${name}.js'\n`)
      .join(''),
  )
  for (const entry of [ownEntries, workerEntries])
    await build({
      root,
      define: filesFor(files),
      build: {
        emptyOutDir: false,
        lib: { entry, formats: ['es'] },
        rolldownOptions: { output: { chunkFileNames: 'testing/[name]-[hash:8].js' } },
      },
    })
}

/**
 * Returns the files that each element loads, its own file first. `reeldock.js` is among them, because a page with an
 * element calls `configure` as well. It comes next with its imports, because `configure` reads the session while the
 * larger files are loading.
 */
function filesOf(output: readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[]): ElementFiles {
  const chunks = new Map(output.flatMap(file => (file.type === 'chunk' ? [[file.fileName, file]] : [])))
  const withImports = (entry: string) => {
    const files = new Set([entry])
    for (const file of files) for (const imported of chunks.get(file)?.imports ?? []) files.add(imported)
    return files
  }
  return Object.fromEntries(
    elementNames().map(name => {
      const own = `elements/${name}.js`
      return [name, [...new Set([own, ...withImports('reeldock.js'), ...withImports(own)])]]
    }),
  )
}
