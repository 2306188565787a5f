import { type Messages, type Translation, translated } from './translate'

/** Returns the French texts of an area with the spaces of French typography. */
export const french = <English extends Messages>(words: Translation<English>) =>
  translated<English>('fr', spaced(words) as Translation<English>)

/**
 * Replaces the spaces before : ; ! ? % and inside « » by spaces at which no line breaks: thin ones, except before the
 * colon and inside the quotes. The sources have plain spaces, which are visible.
 */
export function spaced(messages: Messages): Messages {
  const words = Object.entries(messages).map(([key, wording]) => [
    key,
    typeof wording === 'string' ? set(wording) : setAll(wording),
  ])
  return Object.fromEntries(words)
}

const set = (words: string) => words.replace(/ (?=[;!?%])/g, '\u202f').replace(/ (?=[:»])|(?<=«) /g, '\u00a0')

const setAll = (forms: object) => Object.fromEntries(Object.entries(forms).map(([rule, words]) => [rule, set(words)]))
