import { type ReactNode, useState } from 'react'
import type { Dock } from '../../core/appliances/types'
import type { Resource } from '../../core/base/resource'
import type { ApplianceTask } from '../../core/wire/appliances'
import { isDownloadUnderWay } from '../../core/work-orders/dock-downloads'
import { ReadState } from '../base/frame/ReadState'
import { useLocale, useText } from '../kit/context'
import { Button } from '../kit/fields/Button'
import { SidePanel } from '../kit/overlays/SidePanel'
import { Skeleton } from '../kit/states/Skeleton'
import { rateText } from '../parts/copies/rate-text'
import { onlineWord, takeFocus } from './facts'
import { Task } from './Task'

interface OpenedViewProps {
  id: string
  about: Resource<Dock>
  tasks: Resource<readonly ApplianceTask[]>
  showsIp: boolean
  zone: string
  /** What it fetches now, where that is anything. */
  downloads: ReactNode
  portalBase: string | null
  onOrder(no: string): void
  onClose(): void
  onRetry(): void
}

/** What an appliance is, and what it has done, newest first. */
export function OpenedView({
  id,
  about,
  tasks,
  showsIp,
  zone,
  downloads,
  onClose,
  onRetry,
  ...toOrder
}: OpenedViewProps) {
  const t = useText()
  const dock = about.data
  const done = tasks.data?.filter(task => !isDownloadUnderWay(task))
  return (
    <SidePanel title={dock?.name ?? id} onClose={onClose}>
      <ReadState
        read={about}
        title={t('appliances.openFailed')}
        skeleton={<Skeleton rows={6} columns={2} />}
        onRetry={onRetry}
      >
        {dock && <About dock={dock} showsIp={showsIp} />}
      </ReadState>
      {dock && downloads}
      {dock && (
        <section aria-labelledby="tasks" className="tasks">
          <h3 id="tasks" className="panel-title">
            {t('appliances.tasks')}
          </h3>
          <ReadState
            read={tasks}
            title={t('appliances.tasksFailed')}
            skeleton={<Skeleton rows={4} columns={2} />}
            onRetry={onRetry}
          >
            {done?.length === 0 && !downloads && <p className="quiet-text">{t('appliances.noTasks')}</p>}
            <ul>
              {done?.map(task => (
                <Task key={task.id} task={task} slots={dock.slots} zone={zone} {...toOrder} />
              ))}
            </ul>
          </ReadState>
        </section>
      )}
    </SidePanel>
  )
}

function About({ dock, showsIp }: { dock: Dock; showsIp: boolean }) {
  const t = useText()
  const locale = useLocale()
  const [asked, setAsked] = useState(false)
  const facts = [
    { name: t('appliances.fact.state'), value: t(onlineWord(dock)) },
    { name: t('appliances.fact.serialNo'), value: <span className="mono">{dock.serialNo}</span> },
    { name: t('appliances.fact.version'), value: dock.softwareVersion || '–' },
    { name: t('appliances.fact.downloads'), value: new Intl.NumberFormat(locale).format(dock.activeDownloads) },
    { name: t('appliances.fact.rate'), value: <bdi>{rateText(dock.downloadRate, locale)}</bdi> },
    {
      name: t('appliances.fact.ip'),
      value:
        showsIp || asked ? (
          <span className="mono" tabIndex={asked ? -1 : undefined} ref={asked ? takeFocus : undefined}>
            {dock.publicIp || '–'}
          </span>
        ) : (
          <Button size="bar" aria-label={t('appliances.showIp', { name: dock.name })} onClick={() => setAsked(true)}>
            {t('appliances.show')}
          </Button>
        ),
    },
  ]
  return (
    <dl className="about">
      {facts.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
