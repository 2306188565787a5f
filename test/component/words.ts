import { readdirSync } from 'node:fs'
import type { Messages } from '../../core/i18n/translate'

/** The English words of every area, by the name of its file in `en/`; for tests in Node. */
export async function englishByArea(): Promise<Record<string, Messages>> {
  const files = readdirSync(new URL('../../core/i18n/en/', import.meta.url)).flatMap(file =>
    file.endsWith('.ts') ? file.slice(0, -3) : [],
  )
  const entries = files.map(async name => [name, (await import(`../../core/i18n/en/${name}.ts`)).default] as const)
  return Object.fromEntries(await Promise.all(entries))
}
