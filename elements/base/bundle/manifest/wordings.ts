import { readdirSync } from 'node:fs'
import { join, sep } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Messages } from '../../../../core/i18n/translate'
import { root } from '../entries'

/** Returns the files of all areas' texts in a language. */
export function wordFiles(tag: string): string[] {
  return ['core', 'elements'].flatMap(top =>
    readdirSync(join(root, top), { recursive: true, encoding: 'utf8' })
      .filter(file => file.endsWith(join(sep, 'words', `${tag}.ts`)))
      .map(file => join(root, top, file)),
  )
}

/** Returns the texts of all areas in a language, by key. */
export async function wordings(tag: string): Promise<Messages> {
  const areas = await Promise.all(
    wordFiles(tag).map(async file => (await import(pathToFileURL(file).href)) as { default: Messages }),
  )
  const all = areas.flatMap(({ default: messages }) => Object.entries(messages))
  return Object.fromEntries(all.toSorted(([a], [b]) => (a < b ? -1 : 1)))
}
