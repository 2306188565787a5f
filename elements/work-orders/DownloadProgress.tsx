import gauge from 'icon:gauge'
import offline from 'icon:plug-connected-x'
import { Fragment } from 'react'
import type { Dock } from '../../core/appliances/types'
import { clockTime } from '../../core/base/time'
import type { Translate } from '../../core/i18n/translate'
import type { Composition } from '../../core/wire/work-orders'
import type { DownloadRate } from '../../core/work-orders/download-pace'
import { useLocale, useText } from '../kit/context'
import { Progress } from '../kit/feedback/Progress'
import { StatusText } from '../kit/feedback/StatusText'
import { Named, properName } from '../kit/named'
import { timeLeft } from '../parts/copies/bay-text'
import { rateText } from '../parts/copies/rate-text'

interface DownloadProgressProps {
  composition: Composition
  /** The observed rate of the download; undefined before the first observation. */
  rate: DownloadRate | undefined
  /** The appliances that download the composition. If they cannot be told apart, all that may be downloading it. */
  docks: readonly Dock[]
  /** Whether the appliances are shown here instead of once for the order. */
  showsDocks: boolean
}

/**
 * The progress of a download: bar, rate, time left and appliance. For an offline appliance only the last known progress
 * is shown.
 */
export function DownloadProgress({ composition, rate, docks, showsDocks }: DownloadProgressProps) {
  const t = useText()
  const locale = useLocale()
  const percentage = composition.download?.percentage ?? null
  const isAway = docks.length > 0 && docks.every(({ isOnline }) => !isOnline)
  const needsAttention = isAway || rate?.isSlow === true || (rate?.stalledMinutes ?? null) !== null
  return (
    <div className="composition-download">
      {percentage !== null && (
        <Progress
          label={t('transfer.of', { name: composition.cplName })}
          value={percentage}
          tone={needsAttention ? 'warn' : 'info'}
        />
      )}
      <p className="composition-facts">
        {!isAway && rate?.isSlow && (
          <StatusText icon={gauge} tone="warn" loud>
            {t('transfer.slow')}
          </StatusText>
        )}
        <FactLine facts={isAway ? [] : factsOf(t, rate, locale)} docks={showsDocks ? docks : []} />
      </p>
    </div>
  )
}

/** The appliances that download the order, if it is unknown which composition each one downloads. */
export function OrderDownloads({ docks }: { docks: readonly Dock[] }) {
  const t = useText()
  if (docks.length === 0) return null
  return (
    <p className="composition-facts">
      <FactLine facts={[t('transfer.ofOrder')]} docks={docks} />
    </p>
  )
}

/** The known facts, the target appliances, and which of them are offline. */
function FactLine({ facts, docks }: { facts: readonly string[]; docks: readonly Dock[] }) {
  const online = docks.filter(({ isOnline }) => isOnline)
  const all = [
    ...facts.map(fact => <span key={fact}>{fact}</span>),
    ...online.map(dock => <Named key={dock.id} of="transfer.into" vars={namesOf(dock)} />),
  ]
  return (
    <>
      {all.length > 0 && (
        <span>
          {all.map((each, index) => (
            <Fragment key={each.key}>
              {index > 0 && <span>{' · '}</span>}
              {each}
            </Fragment>
          ))}
        </span>
      )}
      {docks
        .filter(({ isOnline }) => !isOnline)
        .map(dock => (
          <StatusText key={dock.id} icon={offline} tone="danger" loud>
            <Away dock={dock} />
          </StatusText>
        ))}
    </>
  )
}

function factsOf(t: Translate, rate: DownloadRate | undefined, locale: string): string[] {
  if (!rate) return []
  return [
    ...(rate.rate === null ? [] : [rateText(rate.rate, locale)]),
    ...(rate.minutesLeft === null ? [] : [timeLeft(t, rate.minutesLeft)]),
    ...(rate.stalledMinutes === null ? [] : [t('transfer.still', { count: rate.stalledMinutes })]),
  ]
}

function Away({ dock }: { dock: Dock }) {
  const locale = useLocale()
  const { awaySince } = dock
  if (awaySince === null) return <Named of="transfer.awayBefore" vars={namesOf(dock)} />
  return <Named of="transfer.away" vars={{ ...namesOf(dock), time: clockTime(awaySince, locale) }} />
}

const namesOf = ({ name, serialNo }: Dock) => ({ name: properName(name), serialNo: properName(serialNo) })
