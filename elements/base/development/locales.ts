import { languages, pseudoLanguage } from '../../../core/i18n/languages'
import { nearestName } from './nearest-name'
import { warn } from './warn'

const tags = [...languages, pseudoLanguage].map(({ tag }) => tag)

/**
 * Warns of a locale that does not exist, or has a language without texts in the suite.
 * @param where the place in the host's code, for the warning
 */
export function checkLocale(locale: unknown, where: string): void {
  if (locale === undefined || locale === '') return
  const language = typeof locale === 'string' ? languageIn(locale) : null
  if (language === null)
    warn(`${where}: "${locale}" is not a locale, so English is used.${suggestion(String(locale))}`, 'bad_locale')
  else if (!tags.some(tag => tag.split('-')[0] === language))
    warn(
      `${where}: no texts in "${locale}": only dates and numbers follow it. Texts are in ${tags.join(', ')}.`,
      'unknown_language',
    )
}

/** Returns the language of a locale, such as 'fr' for 'fr_CA'; null when no language has that name. */
function languageIn(locale: string): string | null {
  try {
    const { language } = new Intl.Locale(locale.replaceAll('_', '-'))
    const names = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' })
    return names.of(language) === undefined ? null : language
  } catch {
    return null
  }
}

function suggestion(written: string): string {
  const english = new Intl.DisplayNames(['en'], { type: 'language' })
  const candidates = languages.map(({ tag, name }) => ({ tag, names: [tag, name, english.of(tag) ?? name] }))
  const near = nearestName(
    written,
    candidates.flatMap(({ names }) => names),
  )
  const tag = candidates.find(({ names }) => near !== null && names.includes(near))?.tag
  return tag === undefined ? ` Use a language such as ${tags.join(', ')}.` : ` Did you mean ${tag}?`
}
