import { type Signal, signal } from '@preact/signals-core'
import { lazy } from '../base/lazy'
import { backoff } from '../base/retry'
import { type Language, languageOf } from './languages'

/** Milliseconds after which English is shown in the place of a language that is still on its way. */
const timeout = 4000
/** A language that did not arrive is asked for again: after how long at first, and at most, in milliseconds. */
const delays = [5000, 5 * 60_000] as const

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
  const file = lazy(load)
  let isSpoken = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const status = signal<Status>('loading', {
    watched() {
      isSpoken = true
      askLater()
    },
    unwatched() {
      isSpoken = false
      clearTimeout(timer)
    },
  })
  statuses.set(language, status)
  const late = () => {
    if (status.peek() === 'loading') status.value = 'late'
  }
  /** For as long as somebody would speak it. */
  const askLater = () => {
    const { value, failures } = file.state()
    clearTimeout(timer)
    if (isSpoken && !value && failures > 0) timer = setTimeout(ask, backoff(failures - 1, ...delays))
  }
  const ask = () =>
    void file.load().then(
      () => {
        status.value = 'loaded'
      },
      () => {
        late()
        askLater()
      },
    )
  setTimeout(late, timeout)
  ask()
  return status
}
