import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Messages } from '../../../../core/i18n/translate'
import { root } from '../entries'

const english = join(root, 'core/i18n/en')

/** `dist/messages.json`: each key that `configure({ messages })` may give other words, with its English ones. */
export async function wordings(): Promise<Messages> {
  const files = readdirSync(english).filter(file => file.endsWith('.ts'))
  const catalogues = await Promise.all(
    files.map(async file => (await import(pathToFileURL(join(english, file)).href)) as { default: Messages }),
  )
  const all = catalogues.flatMap(({ default: words }) => Object.entries(words))
  return Object.fromEntries(all.toSorted(([a], [b]) => (a < b ? -1 : 1)))
}
