import offline from 'icon:wifi-off'
import type { ReactNode } from 'react'
import { useText } from '../context'
import { Icon } from '../icons/Icon'

interface OfflineBarProps {
  /** Why it is shown; else that the connection is gone. */
  title?: ReactNode
  /** When the data that is shown was read, in the viewer's zone: "14:02:11". */
  at?: string | undefined
  onTry?(): void
}

/** Stands over the last data while it cannot be read anew. */
export function OfflineBar({ title, at, onTry }: OfflineBarProps) {
  const t = useText()
  return (
    <div className="state-bar" data-tone="warn" role="status">
      <Icon of={offline} />
      <b>{title ?? t('kit.offline')}</b>
      {at && <span>{t('kit.shownAsOf', { time: at })}</span>}
      {onTry && (
        <button type="button" className="link push" onClick={onTry}>
          {t('kit.tryNow')}
        </button>
      )}
    </div>
  )
}
