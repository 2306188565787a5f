import { decodeCplName } from '../../core/compositions/cpl-name'
import type { Random } from '../../core/testing/random'
import type { Target } from './targets'

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
/** Codes with another meaning in these fields. */
const reserved = new Set(['XX', 'NUL', 'NULL', 'INTL', 'CCAP', 'OCAP', 'INT'])

function code(random: Random, minLength: number, maxLength: number): string {
  const text = Array.from({ length: random.whole(minLength, maxLength) }, () => random.pick(letters)).join('')
  return reserved.has(text) ? code(random, minLength, maxLength) : text
}

/** Names with language and territory codes of the right length, registered or not. */
export const languageFields: Target = {
  name: 'languages and territories of compositions',
  runs: 300_000,
  text(random) {
    const subtitles = random.pick(['-XX', `-${code(random, 2, 4)}`, `-${code(random, 2, 4).toLowerCase()}-CCAP`])
    return `Film_FTR-1_F_${code(random, 2, 4)}${subtitles}_${code(random, 2, 3)}_51_2K_ST_20260101_FAC_SMPTE_OV`
  },
  read(name) {
    const [, , , languages = '', territory = ''] = name.split('_')
    const decoded = decodeCplName(name)
    const subtitles = decoded?.subtitles.map(({ code, isBurnedIn }) => (isBurnedIn ? code.toLowerCase() : code)) ?? []
    const fields = [
      decoded?.audioLanguage,
      ...(subtitles.length > 0 ? subtitles : ['XX']),
      ...(decoded?.captions ?? []),
    ]
    if (fields.join('-') !== languages) throw new Error('keeps the languages in their field')
    if (decoded?.territory.join('-') !== territory) throw new Error('keeps the territory in its field')
  },
}
