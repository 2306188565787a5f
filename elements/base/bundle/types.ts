import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { rollup } from 'rollup'
import { dts } from 'rollup-plugin-dts'
import { root } from './entries'

/** Declarations of every source, for as long as the build lasts. */
export const declarations = join(root, 'dist/types')

/** Entries that a host calls, and where the declarations of their sources are. */
const called = { reeldock: 'elements/base/reeldock', testing: 'core/testing/index' }

/** Writes `dist/types`. A type that does not hold is said by `npm run check`; it keeps nobody from building. */
export function writeDeclarations(): void {
  const compiler = join(root, 'node_modules/typescript/bin/tsc')
  spawnSync(process.execPath, [compiler, '-p', import.meta.dirname])
}

/**
 * Writes the types of what a host calls, a file each that imports nothing of ours and no library: the host has none of
 * those that are bundled. `dist/types` is gone afterwards.
 */
export async function writeCalledTypes(): Promise<void> {
  for (const [name, source] of Object.entries(called)) {
    const bundle = await rollup({
      input: join(declarations, `${source}.d.ts`),
      plugins: [dts({ includeExternal: ['@preact/signals-core'] })],
    })
    // Whoever calls anything of ours knows the tags and their events.
    const banner = name === 'reeldock' ? "import './elements.js'\n" : ''
    await bundle.write({ file: join(root, 'dist', `${name}.d.ts`), format: 'es', banner })
    await bundle.close()
  }
  rmSync(declarations, { recursive: true })
}
