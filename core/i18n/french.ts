import { type Messages, type Translation, translated } from './translate'

/** Returns the French texts of an area with the spaces of French typography. */
export const french = <English extends Messages>(messages: Translation<English>) =>
  translated<English>('fr', spaced(messages) as Translation<English>)

/**
 * Replaces the spaces before : ; ! ? % and inside « » by spaces at which no line breaks: thin ones, except before the
 * colon and inside the quotes. The sources have plain spaces, which are visible.
 */
export function spaced(messages: Messages): Messages {
  const entries = Object.entries(messages).map(([key, wording]) => [
    key,
    typeof wording === 'string' ? set(wording) : setAll(wording),
  ])
  return Object.fromEntries(entries)
}

const set = (text: string) => text.replace(/ (?=[;!?%])/g, '\u202f').replace(/ (?=[:»])|(?<=«) /g, '\u00a0')

const setAll = (forms: object) => Object.fromEntries(Object.entries(forms).map(([rule, text]) => [rule, set(text)]))
