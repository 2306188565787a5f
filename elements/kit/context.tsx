import { createContext, type ReactNode, useContext } from 'react'
import type { Translate } from '../../core/i18n/translate'
import { HeadingScope } from './layout/Heading'

const Text = createContext<Translate | null>(null)
const Place = createContext(0)

interface KitProviderProps {
  /** The translator of the element's locale. The kit registers its own texts. */
  t: Translate
  /** A number that changes when the element may have moved. */
  place?: number
  /** The level of the element's title. */
  headingLevel?: number
  children: ReactNode
}

/** Provides the translator, the place and the heading level to the kit, at the root of every element. */
export function KitProvider({ t, place = 0, headingLevel = 2, children }: KitProviderProps) {
  return (
    <Text value={t}>
      <Place value={place}>
        <HeadingScope level={headingLevel}>{children}</HeadingScope>
      </Place>
    </Text>
  )
}

/**
 * Returns a number that changes when the element may have moved; effects with listeners outside the element depend on
 * it.
 */
export function usePlace(): number {
  return useContext(Place)
}

/**
 * Returns the translator of the surrounding element.
 * @throws outside a KitProvider
 */
export function useText(): Translate {
  const t = useContext(Text)
  if (!t) throw new Error('The kit stands outside a KitProvider')
  return t
}

/** Returns the locale of the surrounding element, for formats. */
export function useLocale(): string {
  return useText().locale
}
