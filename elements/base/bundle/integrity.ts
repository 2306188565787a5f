import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './entries'

/**
 * Writes `dist/integrity.json`: the hash of each script by its path in `dist/`, for the attribute `integrity` of a
 * host's `<script>` or import map (https://www.w3.org/TR/SRI/).
 */
export function writeIntegrity(): void {
  const dist = join(root, 'dist')
  const scripts = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter(file => file.endsWith('.js'))
  const hashes = scripts.sort().map((file): [string, string] => {
    const digest = createHash('sha384')
      .update(readFileSync(join(dist, file)))
      .digest('base64')
    return [file.replaceAll('\\', '/'), `sha384-${digest}`]
  })
  writeFileSync(join(dist, 'integrity.json'), `${JSON.stringify(Object.fromEntries(hashes), null, 2)}\n`)
}
