import { languages, pseudoLanguage } from '../../../core/i18n/languages'
import { nearestName } from './nearest-name'
import { say } from './say'

const tags = [...languages, pseudoLanguage].map(({ tag }) => tag)

/** Says of a locale that there is no such language, or that the suite has no words in it. `where` names who wrote it. */
export function checkLocale(locale: unknown, where: string): void {
  if (locale === undefined || locale === '') return
  const known = typeof locale === 'string' ? languageIn(locale) : null
  if (known === null)
    say(`${where}: "${locale}" is not a locale, so English is used.${meant(String(locale))}`, 'bad_locale')
  else if (!tags.some(tag => tag.split('-')[0] === known))
    say(
      `${where}: no texts in "${locale}": only dates and numbers follow it. Texts are in ${tags.join(', ')}.`,
      'unknown_language',
    )
}

/** The language of a locale, as 'fr' of 'fr_CA'; null where there is none of that name. */
function languageIn(locale: string): string | null {
  try {
    const { language } = new Intl.Locale(locale.replaceAll('_', '-'))
    const names = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' })
    return names.of(language) === undefined ? null : language
  } catch {
    return null
  }
}

function meant(written: string): string {
  const english = new Intl.DisplayNames(['en'], { type: 'language' })
  const words = languages.map(({ tag, name }) => ({ tag, names: [tag, name, english.of(tag) ?? name] }))
  const near = nearestName(
    written,
    words.flatMap(({ names }) => names),
  )
  const tag = words.find(({ names }) => near !== null && names.includes(near))?.tag
  return tag === undefined ? ` Use a language such as ${tags.join(', ')}.` : ` Did you mean ${tag}?`
}
