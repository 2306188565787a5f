import type { ReactNode } from 'react'
import { isolatedIn } from '../../../core/i18n/direction'
import { useLocale } from '../context'

export interface Fact {
  name: string
  value: ReactNode
}

/** A few named values side by side under a title, one below the other on a phone. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  const locale = useLocale()
  return (
    <dl className="facts">
      {facts.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{typeof value === 'string' ? isolatedIn(locale, value) : value}</dd>
        </div>
      ))}
    </dl>
  )
}
