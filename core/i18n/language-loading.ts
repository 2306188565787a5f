import { type Signal, signal } from '@preact/signals-core'
import { lazy } from '../base/lazy'
import { backoff } from '../base/retry'
import { type Language, languageOf } from './languages'

/** English is shown in the place of a language that takes longer than this to load, in milliseconds. */
const timeout = 4000
/** The first and the longest delay before a language that did not arrive is requested again, in milliseconds. */
const delays = [5000, 5 * 60_000] as const

type Status = 'loading' | 'late' | 'loaded'

const statuses = new Map<Language, Signal<Status>>()

/**
 * Returns the locale to show for a requested one: the locale itself when its texts are loaded, 'en' while they are
 * late, null while they are loading. Reads a signal, and loads the texts on the first call.
 */
export function loadedLocale(locale: string): string | null {
  const language = languageOf(locale)
  if (!language?.load) return locale
  const status = (statuses.get(language) ?? fetchMessages(language, language.load)).value
  if (status === 'loading') return null
  return status === 'loaded' ? locale : 'en'
}

function fetchMessages(language: Language, load: NonNullable<Language['load']>): Signal<Status> {
  const file = lazy(load)
  let isInUse = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const status = signal<Status>('loading', {
    watched() {
      isInUse = true
      requestLater()
    },
    unwatched() {
      isInUse = false
      clearTimeout(timer)
    },
  })
  statuses.set(language, status)
  const late = () => {
    if (status.peek() === 'loading') status.value = 'late'
  }
  /** Retries continue while an element uses the language. */
  const requestLater = () => {
    const { value, failures } = file.state()
    clearTimeout(timer)
    if (isInUse && !value && failures > 0) timer = setTimeout(request, backoff(failures - 1, ...delays))
  }
  const request = () =>
    void file.load().then(
      () => {
        status.value = 'loaded'
      },
      () => {
        late()
        requestLater()
      },
    )
  setTimeout(late, timeout)
  request()
  return status
}
