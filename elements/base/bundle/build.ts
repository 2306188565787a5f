import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { writeScripts } from './bundle'
import { root } from './entries'
import { writeIntegrity } from './integrity'
import { writeManifest } from './manifest/write'
import { writeCalledTypes, writeDeclarations } from './types'

/**
 * Returns the time of the newest file in a folder of the repository, or of one file, in milliseconds since 1970; 0 when
 * it does not exist.
 */
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
  // A test run that served the sources leaves its own mode in the environment. With that mode, JSX would become React's
  // development calls.
  process.env.NODE_ENV = 'production'
  // Vite warns of imports without a file extension in its settings. Imports of this repository have no extension.
  process.env.VITE_CONFIG_NATIVE_IGNORE_WARNING = 'true'
  await writeScripts()
  writeDeclarations()
  await writeManifest()
  await writeCalledTypes()
  writeIntegrity()
}
