export interface Language {
  /** A BCP 47 tag. */
  readonly tag: string
  /** The language's own name, which its speakers look for. */
  readonly name: string
  /** Loads the texts, which register themselves; null for English, whose texts are in every area. */
  readonly load: (() => Promise<object>) | null
}

/** The languages with texts. */
export const languages: readonly Language[] = [
  { tag: 'en', name: 'English', load: null },
  { tag: 'fr', name: 'Français', load: () => import('words:fr') },
  { tag: 'de', name: 'Deutsch', load: () => import('words:de') },
  { tag: 'ar', name: 'العربية', load: () => import('words:ar') },
]

/**
 * The pseudo-locale: every text is longer and accented, so that a text that bypasses the catalogue, or does not fit,
 * stands out. It is for tests, and no browser setting selects it.
 */
export const pseudoLanguage: Language = { tag: 'en-XA', name: '', load: () => import('./pseudo') }

/** Returns the language of a locale, in any region; undefined when there are no texts. */
export function languageOf(locale: string): Language | undefined {
  if (locale === pseudoLanguage.tag) return pseudoLanguage
  const [tag] = locale.toLowerCase().split('-')
  return languages.find(language => language.tag === tag)
}
