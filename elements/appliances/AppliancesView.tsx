import failed from 'icon:alert-circle'
import online from 'icon:circle-check'
import copying from 'icon:copy'
import eject from 'icon:player-eject'
import offline from 'icon:plug-connected-x'
import { useMemo, useState } from 'react'
import { type DockGroup, docksIn, groupCounts } from '../../core/appliances/groups'
import { ejectsOf } from '../../core/appliances/rules'
import type { Dock, Fleet } from '../../core/appliances/types'
import type { Resource } from '../../core/base/resource'
import type { LiveState } from '../../core/live/live'
import type { BayShipment } from '../../core/work-orders/bay-shipments'
import { ReadState } from '../base/frame/ReadState'
import { useText } from '../kit/context'
import { LiveMark } from '../kit/feedback/LiveMark'
import { Button } from '../kit/fields/Button'
import { PageHead } from '../kit/layout/PageHead'
import { EmptyState } from '../kit/states/EmptyState'
import { Legend } from '../kit/table/Legend'
import { useStable } from '../kit/use-stable'
import { Ends } from '../parts/copies/Ends'
import { ReadyToPull, shipByIn } from '../parts/copies/ReadyToPull'
import { DockSkeleton } from './DockSkeleton'
import { Docks } from './Docks'

interface AppliancesViewProps {
  fleet: Resource<Fleet>
  shipments: ReadonlyMap<string, BayShipment>
  admin: boolean
  feed: LiveState
  at: string | undefined
  portalBase: string | null
  onOpen(id: string): void
  onDuplicate(id: string, workOrderNo?: string): void
  onRetry(): void
  onOrder(workOrderNo: string): void
}

const groups = [
  { id: 'all', label: 'appliances.group.all' },
  { id: 'online', label: 'appliances.online', icon: online, tone: 'ok' },
  { id: 'offline', label: 'appliances.offline', icon: offline, tone: 'danger' },
  { id: 'copying', label: 'appliances.group.copying', icon: copying, tone: 'info' },
  { id: 'eject', label: 'appliances.group.eject', icon: eject, tone: 'ok' },
  { id: 'failed', label: 'appliances.group.failed', icon: failed, tone: 'danger' },
] as const

const none: readonly Dock[] = []

/** The appliances in their order, narrowed by what they are doing; above them what is to be pulled. */
export function AppliancesView(props: AppliancesViewProps) {
  const { fleet, shipments, onRetry } = props
  const t = useText()
  const [group, setGroup] = useState<DockGroup>('all')
  const docks = fleet.data?.docks ?? none
  const shown = useMemo(() => docksIn(docks, group), [docks, group])
  const counts = useMemo(() => groupCounts(docks), [docks])
  const ejects = useMemo(() => ejectsOf(docks, shipByIn(shipments)), [docks, shipments])
  const again = useStable(onRetry)
  const open = useStable(props.onOpen)
  const duplicate = useStable(props.onDuplicate)
  const order = useStable(props.onOrder)
  return (
    <div className="stack">
      <PageHead title={t('appliances.title')}>
        <LiveMark state={fleet.state === 'offline' ? 'offline' : props.feed} at={props.at} />
      </PageHead>
      <ReadState read={fleet} title={t('appliances.loadFailed')} skeleton={<DockSkeleton />} onRetry={onRetry}>
        {docks.length === 0 ? (
          <EmptyState
            title={t('appliances.none')}
            steps={
              <Button onClick={onRetry} busy={fleet.busy}>
                {t('appliances.lookAgain')}
              </Button>
            }
          >
            {t('appliances.noneDetail')}
          </EmptyState>
        ) : (
          <>
            <Ends docks={docks} />
            <ReadyToPull ejects={ejects} shipments={shipments} />
            {docks.length > 1 && (
              <Legend<DockGroup>
                label={t('appliances.groups')}
                items={groups.map(({ label, ...item }) => ({
                  ...item,
                  label: t(label),
                  count: counts.get(item.id) ?? 0,
                }))}
                chosen={group}
                onChoose={setGroup}
              />
            )}
            {shown.length === 0 && (
              <EmptyState
                title={t('appliances.noneSo')}
                steps={<Button onClick={() => setGroup('all')}>{t('appliances.showAll')}</Button>}
              />
            )}
            <Docks
              docks={shown}
              shipments={shipments}
              showsIp={props.admin}
              onOpen={open}
              onDuplicate={duplicate}
              onAgain={again}
              portalBase={props.portalBase}
              onOrder={order}
            />
          </>
        )}
      </ReadState>
    </div>
  )
}
