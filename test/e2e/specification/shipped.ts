import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const dist = fileURLToPath(new URL('../../../dist/', import.meta.url))

/** Says whether words stand in the built package, so that a screen may show them. */
export function shippedWords(): (words: string) => boolean {
  const scripts = readdirSync(dist, { recursive: true, encoding: 'utf8' })
    // The back end for a host's tests says some of them itself, as a server would.
    .filter(file => file.endsWith('.js') && !file.startsWith('testing'))
    .map(file => readFileSync(dist + file, 'utf8'))
  if (scripts.length < 10) throw new Error('The package is not built')
  return words => scripts.some(script => script.includes(words))
}
