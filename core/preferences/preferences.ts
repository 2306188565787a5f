import { computed, type ReadonlySignal, signal } from '@preact/signals-core'
import { onStored, readStored, storeValue } from '../base/storage'

export const themes = ['light', 'dark', 'auto'] as const
/** `auto` follows the system. */
export type Theme = (typeof themes)[number]

export interface Preferences {
  readonly theme: ReadonlySignal<Theme>
  /** A BCP 47 locale; '' for the language of the page or the browser. */
  readonly locale: ReadonlySignal<string>
  /** Whether a page follows the choice. Without such a page, a choice would change nothing. */
  readonly applied: ReadonlySignal<boolean>
  /** Marks that a page follows the choice, until the returned function is called. */
  apply(): () => void
  setTheme(theme: Theme): void
  setLocale(locale: string): void
}

interface Chosen {
  readonly theme: Theme
  readonly locale: string
}

const key = 'preferences'

/**
 * The choices in this browser, shared by its tabs. An area that a portal holds by `portal.use(preferences)`; it needs
 * only the end of its store from the container.
 */
export const preferences = {
  name: 'preferences',
  create({ onEnd }: { onEnd(end: () => void): void }): Preferences {
    const chosen = signal(readChoices())
    const followers = signal(0)
    onEnd(
      onStored(() => {
        chosen.value = readChoices()
      }, key),
    )

    function choose(change: Partial<Chosen>): void {
      chosen.value = { ...chosen.peek(), ...change }
      storeValue('local', key, chosen.peek())
    }

    return {
      theme: computed(() => chosen.value.theme),
      locale: computed(() => chosen.value.locale),
      applied: computed(() => followers.value > 0),
      apply() {
        followers.value = followers.peek() + 1
        return () => {
          followers.value = followers.peek() - 1
        }
      },
      setTheme: theme => choose({ theme }),
      setLocale: locale => choose({ locale }),
    }
  },
}

/** Returns the stored choices. Unknown values, of an older version or another writer, count as not chosen. */
function readChoices(): Chosen {
  const stored = readStored('local', key)
  const { theme, locale }: { theme?: unknown; locale?: unknown } =
    typeof stored === 'object' && stored !== null ? stored : {}
  return {
    theme: themes.find(known => known === theme) ?? 'auto',
    locale: typeof locale === 'string' ? locale : '',
  }
}
