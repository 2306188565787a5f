export interface Language {
  /** BCP 47. */
  readonly tag: string
  /** The language's name in itself, as its speakers look for it. */
  readonly name: string
  /** Fetches its words, which register themselves; null for English, of which every area carries its own. */
  readonly load: (() => Promise<object>) | null
}

/** Languages that the suite has words in. */
export const languages: readonly Language[] = [
  { tag: 'en', name: 'English', load: null },
  { tag: 'fr', name: 'Français', load: () => import('words:fr') },
  { tag: 'de', name: 'Deutsch', load: () => import('words:de') },
  { tag: 'ar', name: 'العربية', load: () => import('words:ar') },
]

/** Every word longer and accented, so that a text that bypasses the words, or does not fit, stands out. For tests, and by its name only. */
export const pseudoLanguage: Language = { tag: 'en-XA', name: '', load: () => import('./pseudo') }

/** The language whose words a locale is shown in, whatever its region; undefined when there is none. */
export function languageOf(locale: string): Language | undefined {
  if (locale === pseudoLanguage.tag) return pseudoLanguage
  const [tag] = locale.toLowerCase().split('-')
  return languages.find(language => language.tag === tag)
}
