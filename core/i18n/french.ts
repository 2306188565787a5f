import { type Messages, type Translation, translated } from './translate'

/** An area's words in French, with the spaces that French sets. */
export const french = <English extends Messages>(words: Translation<English>) =>
  translated<English>('fr', spaced(words) as Translation<English>)

/**
 * Sets the spaces that French puts before : ; ! ? % and inside « » so that no line breaks at them: thin ones, but before
 * the colon and inside the quotes. In the sources they are plain spaces, which one can see.
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
