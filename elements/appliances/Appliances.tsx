import { useEffect, useMemo, useState } from 'react'
import { type DockGroup, docksIn } from '../../core/appliances/groups'
import { ejectsOf, hasCopies } from '../../core/appliances/rules'
import { appliances } from '../../core/appliances/store'
import type { Dock, DockBay } from '../../core/appliances/types'
import { lazy } from '../../core/base/lazy'
import { clockTime } from '../../core/base/time'
import { isWeekendIn } from '../../core/base/working-days'
import { text } from '../../core/i18n/translate'
import { live } from '../../core/live/live'
import { session } from '../../core/session/store'
import { bayShipments } from '../../core/work-orders/bay-shipments'
import { useRead, useStore } from '../base/bridge/hooks'
import { ReadState } from '../base/frame/ReadState'
import { useText } from '../kit/context'
import { noAppliances, nothingFound } from '../kit/drawings/empty'
import { LiveMark } from '../kit/feedback/LiveMark'
import { LostPart } from '../kit/feedback/LostPart'
import { Part, usePart } from '../kit/feedback/Part'
import { Button } from '../kit/fields/Button'
import { PageHead } from '../kit/layout/PageHead'
import { EmptyState } from '../kit/states/EmptyState'
import { useStable } from '../kit/use-stable'
import { ReadyToRemove, shipByIn } from '../parts/copies/ReadyToRemove'
import { findDueCopies } from '../parts/copies/running-copy'
import { DayRoom } from '../views/day/DayRoom'
import { schedulePart } from '../views/schedule-part'
import type { AppliancesProps } from './contract'
import type { CopyInto } from './DockCard'
import { DockSkeleton } from './DockSkeleton'
import { Docks } from './Docks'
import { GroupLegend } from './GroupLegend'
import { useToOrder } from './use-to-order'

const endsPart = lazy(() => import('../parts/copies/Ends'), 'Ends')
const duplicatePart = lazy(() => import('./DuplicateScreen'), 'DuplicateScreen')
const labelsPart = lazy(() => import('../labels/label-views'), 'DriveLabels')
const dayPart = lazy(() => import('./BayDay'), 'BayDay')
const openedPart = lazy(() => import('./OpenedScreen'), 'OpenedScreen')

const none: readonly Dock[] = []

/** The appliances in their order, filtered by state, under the day strip and the drives to remove. */
export function Appliances({ values: { applianceId }, host }: AppliancesProps) {
  const t = useText()
  const store = useStore(appliances)
  const bays = useStore(bayShipments)
  const { admin: isAdmin, zone } = useStore(session)
  const admin = isAdmin.value
  const feed = useStore(live).state.value
  const fleet = store.fleet.value
  const shipments = bays.known.value
  useRead(fleet, text('appliances.loadFailed'), store.refresh)
  const docks = fleet.data?.docks ?? none
  useEffect(() => {
    bays.ask(docks.flatMap(({ bays }) => bays.flatMap(({ workOrderNo }) => workOrderNo ?? [])))
  }, [docks, bays])

  const [group, setGroup] = useState<DockGroup>('all')
  const shown = useMemo(() => docksIn(docks, group), [docks, group])
  const ejects = useMemo(() => ejectsOf(docks, shipByIn(shipments)), [docks, shipments])
  const dueCopies = useMemo(() => findDueCopies(shown, shipments), [shown, shipments])
  const [into, setInto] = useState<CopyInto | null>(null)
  const dock = docks.find(({ id }) => id === into?.id)
  usePart(duplicatePart, fleet.data !== null)
  usePart(openedPart, fleet.data !== null)
  const [printing, setPrinting] = useState<readonly DockBay[] | null>(null)
  const Ends = usePart(endsPart)
  // The day strip keeps its room while a drive in a bay belongs to an order.
  const hasOrders = docks.some(({ bays }) => bays.some(({ workOrderNo }) => workOrderNo !== null))
  const BayDay = usePart(dayPart, hasOrders)
  // All bays are rendered again when this part arrives, so it loads as soon as a copy is known, and not while the page
  // is in use.
  const Key = usePart(schedulePart, true, { isNeededNow: docks.some(hasCopies) })?.TimeBarKey
  const toOrder = useToOrder()
  const refresh = useStable(() => void store.refresh())
  const open = useStable((id: string) => host.setView('applianceId', id))
  const duplicate = useStable((id: string, copyInto?: Omit<CopyInto, 'id'>) => setInto({ id, ...copyInto }))
  const printOne = useStable((bay: DockBay) => setPrinting([bay]))
  return (
    <>
      <div className="stack">
        <PageHead title={t('appliances.title')}>
          <LiveMark
            state={fleet.state === 'offline' ? 'offline' : feed}
            at={fleet.at === null ? undefined : clockTime(fleet.at, t.locale)}
          />
        </PageHead>
        <LostPart of={[schedulePart, endsPart, dayPart]} />
        <ReadState read={fleet} title={t('appliances.loadFailed')} skeleton={<DockSkeleton />} onRetry={refresh}>
          {docks.length === 0 ? (
            <EmptyState
              drawing={noAppliances}
              title={t('appliances.none')}
              steps={<Button onClick={() => host.navigate('/work-orders')}>{t('appliances.toOrders')}</Button>}
            >
              {t('appliances.noneDetail')}
            </EmptyState>
          ) : (
            <>
              {Ends && <Ends docks={docks} />}
              <div className="day">
                {hasOrders &&
                  (BayDay ? (
                    <BayDay docks={docks} />
                  ) : (
                    <DayRoom isLikelyLine={isWeekendIn(fleet.at ?? 0, zone.value)} />
                  ))}
                <ReadyToRemove
                  ejects={ejects}
                  shipments={shipments}
                  onPrint={setPrinting}
                  printBusy={printing !== null}
                />
              </div>
              {docks.length > 1 && <GroupLegend docks={docks} chosen={group} onChoose={setGroup} />}
              {shown.length === 0 && (
                <EmptyState
                  drawing={nothingFound}
                  title={t('appliances.noneSo')}
                  steps={<Button onClick={() => setGroup('all')}>{t('appliances.showAll')}</Button>}
                />
              )}
              <Docks
                docks={shown}
                shipments={shipments}
                showsIp={admin}
                toOrder={toOrder}
                onOpen={open}
                onDuplicate={duplicate}
                onRefresh={refresh}
                onLabel={printOne}
                printing={printing}
              />
              {Key && shown.some(hasCopies) && <Key copies={dueCopies} />}
            </>
          )}
        </ReadState>
      </div>
      {dock && (
        <Part
          of={duplicatePart}
          rows={0}
          props={{ dock, workOrderNo: into?.workOrderNo, bay: into?.bay, onClose: () => setInto(null) }}
        />
      )}
      {printing && <Part of={labelsPart} rows={0} props={{ bays: printing, onClose: () => setPrinting(null) }} />}
      {applianceId && (
        <Part
          key={applianceId}
          of={openedPart}
          rows={0}
          props={{ id: applianceId, onClose: () => host.setView('applianceId', '') }}
        />
      )}
    </>
  )
}
