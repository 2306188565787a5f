import { createContext, type ReactNode, useContext } from 'react'
import type { Translate } from '../../core/i18n/translate'
import { HeadingScope } from './layout/Heading'

const Text = createContext<Translate | null>(null)
const Place = createContext(0)

interface KitProviderProps {
  /** The translator of the element's locale; its own words come with the kit. */
  t: Translate
  /** Changes whenever the element may have moved. */
  place?: number
  /** The level of the title of the element. */
  headingLevel?: number
  children: ReactNode
}

/** Gives the kit its words and the level of its headings. One stands at the root of every element. */
export function KitProvider({ t, place = 0, headingLevel = 2, children }: KitProviderProps) {
  return (
    <Text value={t}>
      <Place value={place}>
        <HeadingScope level={headingLevel}>{children}</HeadingScope>
      </Place>
    </Text>
  )
}

/** A number that changes whenever the element may have moved: what listens around it listens anew. */
export function usePlace(): number {
  return useContext(Place)
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
