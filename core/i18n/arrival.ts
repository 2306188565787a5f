import { type Signal, signal } from '@preact/signals-core'
import { lazy } from '../base/lazy'
import { type Language, languageOf } from './languages'
import { registerMessages } from './translate'

/** Milliseconds after which English is shown in the place of a language that is still on its way. */
const patience = 4000
/** A language that did not arrive is asked for again after so many milliseconds, and after twice as many each further time. */
const askAgainAfter = 5000

type Standing = 'awaited' | 'late' | 'here'

const standings = new Map<Language, Signal<Standing>>()

/**
 * What may be shown now where a locale is asked for: the locale once its words are here, 'en' while they are late, null
 * while they are awaited. Reads a signal, and fetches the words the first time that they are asked for.
 */
export function sayable(locale: string): string | null {
  const language = languageOf(locale)
  if (!language?.load) return locale
  const standing = (standings.get(language) ?? fetchWords(language, language.load)).value
  if (standing === 'awaited') return null
  return standing === 'here' ? locale : 'en'
}

function fetchWords(language: Language, load: NonNullable<Language['load']>): Signal<Standing> {
  const standing = signal<Standing>('awaited')
  standings.set(language, standing)
  const file = lazy(load, 'default')
  let failures = 0
  const late = () => {
    if (standing.peek() === 'awaited') standing.value = 'late'
  }
  const ask = () =>
    void file.load().then(
      words => {
        registerMessages(language.tag, words)
        standing.value = 'here'
      },
      () => {
        late()
        setTimeout(ask, askAgainAfter * 2 ** failures++)
      },
    )
  setTimeout(late, patience)
  ask()
  return standing
}
