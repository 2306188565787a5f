import offline from 'icon:wifi-off'
import type { ReactNode } from 'react'
import { useText } from '../context'
import { Banner } from '../feedback/Banner'
import { Button } from '../fields/Button'

interface OfflineBarProps {
  /** The reason of the failed read; by default a lost connection. */
  title?: ReactNode
  /** The time when the shown data was read, in the person's time zone: "14:02:11". */
  at?: string | undefined
  onTry?(): void
}

/** Shows that the data below is stale because it could not be read again. */
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
