import { createContext, type ReactNode, useContext } from 'react'
import type { Translate } from '../../core/i18n/translate'

const Text = createContext<Translate | null>(null)

interface KitProviderProps {
  /** The translator of the element's locale; `core/i18n/en/kit` is registered by whoever makes it. */
  t: Translate
  children: ReactNode
}

/** Gives the kit its words. One stands at the root of every element. */
export function KitProvider({ t, children }: KitProviderProps) {
  return <Text value={t}>{children}</Text>
}

/** The translator of the element around. Throws outside a KitProvider, which is a mistake of ours. */
export function useText(): Translate {
  const t = useContext(Text)
  if (!t) throw new Error('The kit stands outside a KitProvider')
  return t
}

/** The locale of the element around, for formats. */
export function useLocale(): string {
  return useText().locale
}
