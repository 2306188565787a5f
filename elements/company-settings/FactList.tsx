import type { ReactNode } from 'react'
import { useText } from '../kit/context'

/** A list of values, each with an optional note beside it; a text if there are no values. */
export function FactList({ rows }: { rows: readonly (readonly [value: ReactNode, beside?: ReactNode])[] }) {
  const t = useText()
  if (rows.length === 0) return <p className="quiet-text">{t('companyParts.none')}</p>
  return (
    <ul className="company-facts">
      {rows.map(([value, beside], index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines that nobody moves
        <li key={index}>
          <span>{value}</span>
          {beside && <span className="quiet-text">{beside}</span>}
        </li>
      ))}
    </ul>
  )
}
