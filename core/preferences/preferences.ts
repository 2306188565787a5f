import { computed, type ReadonlySignal, signal } from '@preact/signals-core'
import { keep, readKept, storagePrefix } from '../base/storage'

export const themes = ['light', 'dark', 'auto'] as const
/** `auto` follows the system. */
export type Theme = (typeof themes)[number]

export interface Preferences {
  readonly theme: ReadonlySignal<Theme>
  /** BCP 47; '' is the language that the page or the browser says. */
  readonly locale: ReadonlySignal<string>
  setTheme(theme: Theme): void
  setLocale(locale: string): void
}

interface Chosen {
  readonly theme: Theme
  readonly locale: string
}

const key = 'preferences'

/**
 * What was chosen in this browser, in every tab of it. An area of a portal, to be had by `portal.use(preferences)`;
 * it stands below the container, and asks of it only to be told when it ends.
 */
export const preferences = {
  name: 'preferences',
  create({ onEnd }: { onEnd(end: () => void): void }): Preferences {
    const chosen = signal(chosenBefore())
    // Another tab changed the choice, or cleared the storage altogether: then there is no key.
    const hear = (event: StorageEvent) => {
      if (event.key === null || event.key === storagePrefix + key) chosen.value = chosenBefore()
    }
    globalThis.addEventListener?.('storage', hear)
    onEnd(() => globalThis.removeEventListener?.('storage', hear))

    function choose(change: Partial<Chosen>): void {
      chosen.value = { ...chosen.peek(), ...change }
      keep('local', key, chosen.peek())
    }

    return {
      theme: computed(() => chosen.value.theme),
      locale: computed(() => chosen.value.locale),
      setTheme: theme => choose({ theme }),
      setLocale: locale => choose({ locale }),
    }
  },
}

/** What is kept may be of an older version, or of somebody else: what is not understood counts as not chosen. */
function chosenBefore(): Chosen {
  const kept = readKept('local', key)
  const { theme, locale }: { theme?: unknown; locale?: unknown } = typeof kept === 'object' && kept !== null ? kept : {}
  return {
    theme: themes.find(known => known === theme) ?? 'auto',
    locale: typeof locale === 'string' ? locale : '',
  }
}
