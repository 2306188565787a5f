import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const english = fileURLToPath(new URL('../../core/i18n/en/', import.meta.url))

/** What the keys of the catalogue begin with. */
const areas = new Set(
  readdirSync(english).flatMap(file =>
    [...readFileSync(english + file, 'utf8').matchAll(/^ {2}'(\w+)\.\w/gm)].map(([, area]) => area),
  ),
)

/** A key whose words nobody registered is shown as itself. */
export const bareKey = new RegExp(`(^|[^\\w.@])(${[...areas].join('|')})\\.[a-z]`)
