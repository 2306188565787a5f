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
  /** The observed pace of the download; missing before it was seen. */
  rate: DownloadRate | undefined
  /** The appliances that it comes into, or may come into. */
  into: readonly Dock[]
  /** They are told here, not once for the order. */
  saysInto: boolean
}

/** How a download comes in: bar, rate, time left and where to; of an appliance that is away only how it stood then. */
export function DownloadProgress({ composition, rate, into, saysInto }: DownloadProgressProps) {
  const t = useText()
  const locale = useLocale()
  const percentage = composition.download?.percentage ?? null
  const isAway = into.length > 0 && into.every(({ isOnline }) => !isOnline)
  const isHeld = isAway || rate?.isSlow === true || (rate?.stillFor ?? null) !== null
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
        <FactLine facts={isAway ? [] : factsOf(t, rate, locale)} into={saysInto ? into : []} />
      </p>
    </div>
  )
}

/** Where the downloads of an order come in, of which nobody can tell which goes where. */
export function OrderInto({ into }: { into: readonly Dock[] }) {
  const t = useText()
  if (into.length === 0) return null
  return (
    <p className="composition-facts">
      <FactLine facts={[t('transfer.ofOrder')]} into={into} />
    </p>
  )
}

/** Writes the progress that is known, the target appliances, and which of them are away. */
function FactLine({ facts, into }: { facts: readonly string[]; into: readonly Dock[] }) {
  const there = into.filter(({ isOnline }) => isOnline)
  const all = [
    ...facts.map(fact => <span key={fact}>{fact}</span>),
    ...there.map(dock => <Named key={dock.id} of="transfer.into" vars={namesOf(dock)} />),
  ]
  return (
    <>
      {all.length > 0 && (
        <span>
          {all.map((each, at) => (
            <Fragment key={each.key}>
              {at > 0 && <span>{' · '}</span>}
              {each}
            </Fragment>
          ))}
        </span>
      )}
      {into
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
    ...(rate.stillFor === null ? [] : [t('transfer.still', { count: rate.stillFor })]),
  ]
}

function Away({ dock }: { dock: Dock }) {
  const locale = useLocale()
  const { awaySince } = dock
  if (awaySince === null) return <Named of="transfer.awayBefore" vars={namesOf(dock)} />
  return <Named of="transfer.away" vars={{ ...namesOf(dock), time: clockTime(awaySince, locale) }} />
}

const namesOf = ({ name, serialNo }: Dock) => ({ name: properName(name), serialNo: properName(serialNo) })
