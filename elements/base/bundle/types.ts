import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { rollup } from 'rollup'
import { dts } from 'rollup-plugin-dts'
import { root } from './entries'

/** The folder for the declarations of all sources, which exists only during the build. */
export const declarations = join(root, 'dist/types')

/** Entries that a host calls, and the declarations of their sources. */
const called = { reeldock: 'elements/base/reeldock', testing: 'core/testing/index' }

/** Writes `dist/types`. Type errors do not fail the build, because `npm run check` reports them. */
export function writeDeclarations(): void {
  const compiler = join(root, 'node_modules/typescript/bin/tsc')
  spawnSync(process.execPath, [compiler, '-p', import.meta.dirname])
}

/**
 * Writes the types of entries that a host calls, one file each without imports of our sources or of bundled libraries,
 * which hosts do not have. Removes `dist/types` afterwards.
 */
export async function writeCalledTypes(): Promise<void> {
  for (const [name, source] of Object.entries(called)) {
    const bundle = await rollup({
      input: join(declarations, `${source}.d.ts`),
      plugins: [dts({ includeExternal: ['@preact/signals-core'] })],
    })
    // A page that imports this entry also knows the tags and their events.
    const banner = name === 'reeldock' ? "import './elements.js'\n" : ''
    await bundle.write({ file: join(root, 'dist', `${name}.d.ts`), format: 'es', banner })
    await bundle.close()
  }
  rmSync(declarations, { recursive: true })
}
