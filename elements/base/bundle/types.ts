import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from './entries'

const specifier = /(from\s+|import\(|import\s+)(['"])(\.[^'"]+)\2/g

/** Writes `dist/types`. A type that does not hold is said by `npm run check`; it keeps nobody from building. */
export function writeTypes(): void {
  const compiler = join(root, 'node_modules/typescript/bin/tsc')
  spawnSync(process.execPath, [compiler, '-p', import.meta.dirname])
  const types = join(root, 'dist/types')
  for (const file of readdirSync(types, { recursive: true, encoding: 'utf8' }))
    if (file.endsWith('.d.ts')) nameFully(join(types, file))
}

/** Imports in the sources have no extension; a host that resolves as Node does needs them in the types. */
function nameFully(file: string): void {
  const full = (path: string) => {
    const target = join(dirname(file), path)
    if (existsSync(`${target}.d.ts`)) return `${path}.js`
    return existsSync(join(target, 'index.d.ts')) ? `${path}/index.js` : path
  }
  const text = readFileSync(file, 'utf8')
  writeFileSync(
    file,
    text.replace(specifier, (_, lead: string, quote: string, path: string) => `${lead}${quote}${full(path)}${quote}`),
  )
}
