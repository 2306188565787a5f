import gauge from 'icon:gauge'
import offline from 'icon:plug-connected-x'
import type { Dock } from '../../core/appliances/types'
import { clockTime } from '../../core/base/time'
import words from '../../core/i18n/en/work-order-transfers'
import { registerMessages, type Translate } from '../../core/i18n/translate'
import type { Composition } from '../../core/wire/work-orders'
import type { DownloadRate } from '../../core/work-orders/download-pace'
import { useLocale, useText } from '../kit/context'
import { Progress } from '../kit/Progress'
import { StatusText } from '../kit/StatusText'
import { timeLeft } from '../parts/BaySlot'
import { rateText } from '../parts/rate-text'

registerMessages('en', words)

interface DownloadProgressProps {
  composition: Composition
  /** What was observed of it; missing before it was seen. */
  rate: DownloadRate | undefined
  /** The appliances that the order comes into. */
  into: readonly Dock[]
}

/** How a download comes in: bar, rate, time left and where to; of an appliance that is away only how it stood then. */
export function DownloadProgress({ composition, rate, into }: DownloadProgressProps) {
  const t = useText()
  const locale = useLocale()
  const percentage = composition.download?.percentage ?? null
  const away = into.filter(({ isOnline }) => !isOnline)
  const isAway = away.length > 0 && away.length === into.length
  const isHeld = isAway || rate?.isSlow === true || (rate?.stillFor ?? null) !== null
  const facts = [
    ...(isAway ? [] : factsOf(t, rate, locale)),
    ...into.filter(({ isOnline }) => isOnline).map(({ name, serialNo }) => t('transfer.into', { name, serialNo })),
  ]
  return (
    <div className="composition-download">
      {percentage !== null && (
        <Progress
          label={t('transfer.of', { name: composition.cplName })}
          value={percentage}
          tone={isHeld ? 'warn' : 'info'}
        />
      )}
      <p className="composition-facts">
        {!isAway && rate?.isSlow && (
          <StatusText icon={gauge} tone="warn" loud>
            {t('transfer.slow')}
          </StatusText>
        )}
        {facts.length > 0 && <span>{facts.join(' · ')}</span>}
        {away.map(dock => (
          <StatusText key={dock.id} icon={offline} tone="danger" loud>
            {awayText(t, dock, locale)}
          </StatusText>
        ))}
      </p>
    </div>
  )
}

function factsOf(t: Translate, rate: DownloadRate | undefined, locale: string): string[] {
  if (!rate) return []
  return [
    ...(rate.rate === null ? [] : [rateText(rate.rate, locale)]),
    ...(rate.minutesLeft === null ? [] : [timeLeft(t, rate.minutesLeft)]),
    ...(rate.stillFor === null ? [] : [t('transfer.still', { count: rate.stillFor })]),
  ]
}

function awayText(t: Translate, { name, serialNo, awaySince }: Dock, locale: string): string {
  return awaySince === null
    ? t('transfer.awayBefore', { name, serialNo })
    : t('transfer.away', { name, serialNo, time: clockTime(awaySince, locale) })
}
