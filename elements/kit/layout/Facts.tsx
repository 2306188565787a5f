import type { ReactNode } from 'react'

export interface Fact {
  name: string
  value: ReactNode
}

/** A few named values side by side under a title; on a phone one under the other. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="facts">
      {facts.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
