import arrow from 'icon:arrow-right'
import type { ReactNode } from 'react'
import { useText } from '../context'
import { Icon } from '../icons/Icon'

interface DiffProps {
  /** The present value; null when a value is added. */
  before: ReactNode
  after: ReactNode
  /** Whether the value is removed. `after` is then a text about the removal, not a new value. */
  removed?: boolean
  /** Whether the new value was corrected by hand. */
  corrected?: boolean
}

/** The old value struck through, an arrow, and the new value on a wash. */
export function Diff({ before, after, removed = false, corrected = false }: DiffProps) {
  const t = useText()
  return (
    <span className="diff">
      {before !== null && (
        <>
          <del>{before}</del>
          <Icon of={arrow} size={14} flip />
          <span className="sr-only">{t('kit.becomes')}</span>
        </>
      )}
      {removed ? <span>{after}</span> : <ins className={corrected ? 'corrected' : undefined}>{after}</ins>}
    </span>
  )
}
