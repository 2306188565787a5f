import offline from 'icon:wifi-off'
import type { ReactNode } from 'react'
import { useText } from '../context'
import { Banner } from '../feedback/Banner'
import { Button } from '../fields/Button'

interface OfflineBarProps {
  /** Why the data could not be read anew; else the connection is lost. */
  title?: ReactNode
  /** When the data that is shown was read, in the viewer's zone: "14:02:11". */
  at?: string | undefined
  onTry?(): void
}

/** Tells that the data below is old, because it could not be read anew. */
export function OfflineBar({ title, at, onTry }: OfflineBarProps) {
  const t = useText()
  const step = onTry && (
    <Button size="bar" onClick={onTry}>
      {t('kit.retry')}
    </Button>
  )
  if (title)
    return (
      <Banner tone="danger" title={title} step={step}>
        {at && t('kit.showsLoaded', { time: at })}
      </Banner>
    )
  return (
    <Banner tone="warn" icon={offline} rank="offline" title={t('kit.offline')} step={step}>
      {at && t('kit.shownAsOf', { time: at })}
    </Banner>
  )
}
