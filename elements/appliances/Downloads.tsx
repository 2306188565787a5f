import pause from 'icon:clock-pause'
import download from 'icon:download'
import { stageLook } from '../../core/appliances/stages'
import { formatBytes } from '../../core/base/bytes'
import type { Movie } from '../../core/wire/work-orders'
import type { DockDownload } from '../../core/work-orders/dock-downloads'
import { useLocale, useText } from '../kit/context'
import { Badge } from '../kit/feedback/Badge'
import { Progress } from '../kit/feedback/Progress'
import { StatusText } from '../kit/feedback/StatusText'
import { Button } from '../kit/fields/Button'
import { wrapping } from '../kit/layout/wrapping'
import { timeLeft } from '../parts/copies/BaySlot'
import { bayIconOf } from '../parts/copies/bay-icons'
import { OrderLink } from '../parts/copies/OrderLink'
import { rateText } from '../parts/copies/rate-text'

interface DownloadsProps {
  /** The first of them, or all. */
  list: readonly DockDownload[]
  count: number
  films: ReadonlyMap<string, Movie | null>
  /** Of the appliance, in bits per second: nobody tells that of one download. */
  rate: number
  portalBase: string | null
  onOrder(no: string): void
  onAll(): void
}

/** What an appliance fetches: film and order, how far, how much, and how long it takes by the rate that was observed. */
export function Downloads({ list, count, rate, onAll, ...rest }: DownloadsProps) {
  const t = useText()
  const locale = useLocale()
  return (
    <section aria-labelledby="downloads" className="downloads">
      <h3 id="downloads" className="panel-title downloads-head">
        {t('appliances.fact.downloads')}
        <Badge>{new Intl.NumberFormat(locale).format(count)}</Badge>
        {rate > 0 && <bdi className="downloads-rate">{rateText(rate, locale)}</bdi>}
      </h3>
      <ul>
        {list.map(item => (
          <Download key={item.id} item={item} {...rest} />
        ))}
      </ul>
      {count > list.length && (
        <Button size="bar" onClick={onAll}>
          {t('appliances.allDownloads', { count })}
        </Button>
      )}
    </section>
  )
}

type DownloadProps = Omit<DownloadsProps, 'list' | 'count' | 'rate' | 'onAll'> & { item: DockDownload }

function Download({ item, films, portalBase, onOrder }: DownloadProps) {
  const t = useText()
  const locale = useLocale()
  const { composition, workOrderNo, percentage, rate, stage } = item
  const still = rate?.stillFor ?? null
  const film = composition && films.get(composition.id)?.movieName
  const name = film ?? composition?.cplName ?? workOrderNo
  const left = still === null ? rate?.minutesLeft : null
  return (
    <li className="dock-download">
      {composition && (
        <p className="dock-download-name">
          {film}
          <span className="mono quiet-text">{wrapping(composition.cplName)}</span>
        </p>
      )}
      <OrderLink no={workOrderNo} base={portalBase} onOpen={onOrder} />
      <Status stage={stage} isStill={still !== null} />
      {percentage !== null && (
        <Progress
          label={t('appliances.downloadOf', { name })}
          value={percentage}
          tone={still === null ? 'info' : 'warn'}
        />
      )}
      <span className="quiet-text">
        {composition && composition.size > 0 ? formatBytes(composition.size, locale) : ''}
      </span>
      <span className="quiet-text">
        {still !== null && t('appliances.noDataFor', { minutes: still })}
        {typeof left === 'number' && timeLeft(t, left)}
      </span>
    </li>
  )
}

function Status({ stage, isStill }: Pick<DockDownload, 'stage'> & { isStill: boolean }) {
  const t = useText()
  if (isStill)
    return (
      <StatusText icon={pause} tone="warn">
        {t('appliances.stalled')}
      </StatusText>
    )
  const isRunning = stage === 'executing' || stage === 'started'
  const { icon, word, tone } = stageLook(stage)
  return (
    <StatusText icon={isRunning ? download : bayIconOf(icon)} tone={tone}>
      {isRunning ? t('appliances.inProgress') : t.text(word)}
    </StatusText>
  )
}
