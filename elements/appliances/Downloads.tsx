import '../../core/appliances/opened/words'
import pause from 'icon:clock-pause'
import download from 'icon:download'
import { stageLook } from '../../core/appliances/stages'
import type { Dock } from '../../core/appliances/types'
import { formatBytes } from '../../core/base/bytes'
import type { DockDownload } from '../../core/work-orders/dock-downloads'
import { dockDownloads } from '../../core/work-orders/dock-downloads-store'
import { movies } from '../../core/work-orders/movies'
import { useStore } from '../base/bridge/hooks'
import { useText } from '../kit/context'
import { Badge } from '../kit/feedback/Badge'
import { Progress } from '../kit/feedback/Progress'
import { StatusText } from '../kit/feedback/StatusText'
import { Button } from '../kit/fields/Button'
import { Heading } from '../kit/layout/Heading'
import { wrapping } from '../kit/layout/wrapping'
import { inElement, verbatim } from '../kit/own-text'
import { timeLeft } from '../parts/copies/bay-text'
import { OrderLink } from '../parts/copies/OrderLink'
import { rateText } from '../parts/copies/rate-text'
import { statusIcon } from '../parts/status-icon'
import { useToOrder } from './use-to-order'

/** The downloads of an appliance: film, order, progress, size, and the time left by the observed rate. */
export function Downloads({ dock }: { dock: Dock }) {
  const t = useText()
  const downloads = useStore(dockDownloads, dock.id)
  const films = useStore(movies).known.value
  const list = downloads.list.value
  const count = downloads.count.value
  // The rate is that of the appliance, in bits per second, because single downloads report no rate.
  const rate = dock.isOnline ? dock.downloadRate : 0
  return (
    <section aria-labelledby="downloads" className="downloads">
      <Heading id="downloads" className="panel-title downloads-head">
        <span>{t('appliances.fact.downloads')}</span>
        <Badge>{new Intl.NumberFormat(t.locale).format(count)}</Badge>
        {rate > 0 && <bdi className="downloads-rate">{rateText(rate, t.locale)}</bdi>}
      </Heading>
      <ul>
        {list.map(item => (
          <Download key={item.id} item={item} film={item.composition && films.get(item.composition.id)?.movieName} />
        ))}
      </ul>
      {count > list.length && (
        <Button size="bar" onClick={downloads.showAll}>
          {t('appliances.allDownloads', { count })}
        </Button>
      )}
    </section>
  )
}

function Download({ item, film }: { item: DockDownload; film: string | null | undefined }) {
  const t = useText()
  const toOrder = useToOrder()
  const { composition, workOrderNo, percentage, rate, stage } = item
  const still = rate?.stalledMinutes ?? null
  const name = film ?? composition?.cplName ?? workOrderNo
  const minutesLeft = still === null ? rate?.minutesLeft : null
  return (
    <li className="dock-download">
      {composition && (
        <p className="dock-download-name">
          {film && verbatim(film)}
          <span className="mono quiet-text" translate="no">
            {wrapping(composition.cplName)}
          </span>
        </p>
      )}
      <OrderLink no={workOrderNo} {...toOrder} />
      <Status stage={stage} isStill={still !== null} />
      {percentage !== null && (
        <Progress
          label={t('appliances.downloadOf', { name })}
          value={percentage}
          tone={still === null ? 'info' : 'warn'}
        />
      )}
      <span className="quiet-text">
        {composition && composition.size > 0 ? formatBytes(composition.size, t.locale) : ''}
      </span>
      <span className="quiet-text">
        {inElement(still !== null && t('appliances.noDataFor', { minutes: still }))}
        {inElement(typeof minutesLeft === 'number' && timeLeft(t, minutesLeft))}
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
  const { icon, label, tone } = stageLook(stage)
  return (
    <StatusText icon={isRunning ? download : statusIcon(icon)} tone={tone}>
      {isRunning ? t('appliances.inProgress') : t.text(label)}
    </StatusText>
  )
}
