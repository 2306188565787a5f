import { type Signal, signal } from '@preact/signals-core'
import { lazy } from '../base/lazy'
import { type Language, languageOf } from './languages'
import { registerMessages } from './translate'

/** Milliseconds after which English is shown in the place of a language that is still on its way. */
const timeout = 4000
/** A language that did not arrive is asked for again after so many milliseconds, and after twice as many each further time. */
const askAgainAfter = 5000

type Status = 'loading' | 'late' | 'loaded'

const statuses = new Map<Language, Signal<Status>>()

/**
 * What may be shown now where a locale is asked for: the locale once its words are loaded, 'en' while they are late, null
 * while they are loading. Reads a signal, and fetches the words the first time that they are asked for.
 */
export function loadedLocale(locale: string): string | null {
  const language = languageOf(locale)
  if (!language?.load) return locale
  const status = (statuses.get(language) ?? fetchWords(language, language.load)).value
  if (status === 'loading') return null
  return status === 'loaded' ? locale : 'en'
}

function fetchWords(language: Language, load: NonNullable<Language['load']>): Signal<Status> {
  const status = signal<Status>('loading')
  statuses.set(language, status)
  const file = lazy(load, 'default')
  let failures = 0
  const late = () => {
    if (status.peek() === 'loading') status.value = 'late'
  }
  const ask = () =>
    void file.load().then(
      words => {
        registerMessages(language.tag, words)
        status.value = 'loaded'
      },
      () => {
        late()
        setTimeout(ask, askAgainAfter * 2 ** failures++)
      },
    )
  setTimeout(late, timeout)
  ask()
  return status
}
