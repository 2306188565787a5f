import { languageOf } from './languages'
import { knownLocale } from './translate'

/** Returns the first of the wanted locales (the browser's, best first) that has texts; '' when there is none. */
export function firstSpoken(wanted: readonly string[]): string {
  return wanted.map(knownLocale).find(languageOf) ?? ''
}
