import '../../core/appliances/opened/words'
import { useState } from 'react'
import { openedAppliance } from '../../core/appliances/opened-store'
import type { Dock } from '../../core/appliances/types'
import { session } from '../../core/session/store'
import { isDownloadActive } from '../../core/work-orders/dock-downloads'
import { dockDownloads } from '../../core/work-orders/dock-downloads-store'
import sheet from '../../styles/areas/appliances-opened.css?inline'
import { useSheet, useStore } from '../base/bridge/hooks'
import { ReadState } from '../base/frame/ReadState'
import { useText } from '../kit/context'
import { Button } from '../kit/fields/Button'
import { Heading } from '../kit/layout/Heading'
import { SidePanel } from '../kit/overlays/SidePanel'
import { Skeleton } from '../kit/states/Skeleton'
import { rateText } from '../parts/copies/rate-text'
import { Downloads } from './Downloads'
import { onlineLabel, takeFocus } from './facts'
import { Task } from './Task'

/** The panel of one appliance: its facts, its downloads, and its tasks, newest first. */
export function OpenedScreen({ id, onClose }: { id: string; onClose(): void }) {
  useSheet(sheet)
  const t = useText()
  const store = useStore(openedAppliance, id)
  const { zone, admin } = useStore(session)
  const hasDownloads = useStore(dockDownloads, id).list.value.length > 0
  const about = store.about.value
  const tasks = store.tasks.value
  const dock = about.data
  const listedTasks = tasks.data?.filter(task => !isDownloadActive(task))
  const onRetry = () => void store.refresh()
  return (
    <SidePanel title={dock?.name ?? id} isName onClose={onClose}>
      <ReadState
        read={about}
        title={t('appliances.openFailed')}
        skeleton={<Skeleton rows={6} columns={2} />}
        onRetry={onRetry}
      >
        {dock && <About dock={dock} showsIp={admin.value} />}
      </ReadState>
      {dock && hasDownloads && <Downloads dock={dock} />}
      {dock && (
        <section aria-labelledby="tasks" className="tasks">
          <Heading id="tasks" className="panel-title">
            {t('appliances.tasks')}
          </Heading>
          <ReadState
            read={tasks}
            title={t('appliances.tasksFailed')}
            skeleton={<Skeleton rows={4} columns={2} />}
            onRetry={onRetry}
          >
            {listedTasks?.length === 0 && !hasDownloads && <p className="quiet-text">{t('appliances.noTasks')}</p>}
            <ul>
              {listedTasks?.map(task => (
                <Task key={task.id} task={task} slots={dock.slots} zone={zone.value} />
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
  const [isIpRequested, setIpRequested] = useState(false)
  const facts = [
    { name: t('appliances.fact.state'), value: t(onlineLabel(dock)) },
    {
      name: t('appliances.fact.serialNo'),
      value: (
        <span className="mono" translate="no">
          {dock.serialNo}
        </span>
      ),
    },
    { name: t('appliances.fact.version'), value: dock.softwareVersion || '–' },
    { name: t('appliances.fact.downloads'), value: new Intl.NumberFormat(t.locale).format(dock.activeDownloads) },
    { name: t('appliances.fact.rate'), value: <bdi>{rateText(dock.downloadRate, t.locale)}</bdi> },
    {
      name: t('appliances.fact.ip'),
      value:
        showsIp || isIpRequested ? (
          <span
            className="mono"
            translate="no"
            tabIndex={isIpRequested ? -1 : undefined}
            ref={isIpRequested ? takeFocus : undefined}
          >
            {dock.publicIp || '–'}
          </span>
        ) : (
          <Button
            size="bar"
            aria-label={t('appliances.showIp', { name: dock.name })}
            onClick={() => setIpRequested(true)}
          >
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
