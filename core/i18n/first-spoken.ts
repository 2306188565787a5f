import { languageOf } from './languages'
import { knownLocale } from './translate'

/** The first of the wanted locales (the browser's, best first) that can be shown; '' when there is none. */
export function firstSpoken(wanted: readonly string[]): string {
  return wanted.map(knownLocale).find(languageOf) ?? ''
}
