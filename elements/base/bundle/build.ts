import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { writeScripts } from './bundle'
import { root } from './entries'
import { writeIntegrity } from './integrity'
import { writeManifest } from './manifest/write'
import { writeCalledTypes, writeDeclarations } from './types'

/** Milliseconds since 1970 of the newest file in a folder of the repository, or of one file; 0 when it is not there. */
function newest(path: string): number {
  const full = join(root, path)
  if (!existsSync(full)) return 0
  if (statSync(full).isFile()) return statSync(full).mtimeMs
  const files = readdirSync(full, { recursive: true, encoding: 'utf8' })
  return Math.max(0, ...files.map(file => statSync(join(full, file)).mtimeMs))
}

function isFresh(): boolean {
  const sources = ['core', 'elements', 'styles', 'package.json', 'vite.config.ts'].map(newest)
  return newest('dist/loader.js') > Math.max(...sources)
}

if (!process.argv.includes('--when-stale') || !isFresh()) {
  // A test run that has served the sources leaves its own mode behind, and JSX would become React's development calls.
  process.env.NODE_ENV = 'production'
  // Vite would rather have every import of its settings with an extension; the house has none.
  process.env.VITE_CONFIG_NATIVE_IGNORE_WARNING = 'true'
  await writeScripts()
  writeDeclarations()
  await writeManifest()
  await writeCalledTypes()
  writeIntegrity()
}
