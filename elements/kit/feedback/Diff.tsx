import arrow from 'icon:arrow-right'
import type { ReactNode } from 'react'
import { useText } from '../context'
import { Icon } from '../icons/Icon'

interface DiffProps {
  /** What stands there now; null when nothing does. */
  before: ReactNode
  after: ReactNode
  /** Nothing stands there any more: `after` says so, and is no new value. */
  gone?: boolean
  /** The new value was corrected here, by hand. */
  corrected?: boolean
}

/** Old struck through, an arrow, new on a wash. */
export function Diff({ before, after, gone = false, corrected = false }: DiffProps) {
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
      {gone ? <span>{after}</span> : <ins className={corrected ? 'corrected' : undefined}>{after}</ins>}
    </span>
  )
}
