import { useEffect, useState } from 'react'
import { appliances } from '../../core/appliances/store'
import { lazy } from '../../core/base/lazy'
import { clockTime } from '../../core/base/time'
import { text } from '../../core/i18n/translate'
import { live } from '../../core/live/live'
import { session } from '../../core/session/store'
import { bayShipments } from '../../core/work-orders/bay-shipments'
import { useRead, useScreen, useStore } from '../base/bridge/hooks'
import { useLocale } from '../kit/context'
import { Part, usePart } from '../kit/feedback/Part'
import { orderPath } from '../parts/copies/OrderLink'
import { AppliancesView } from './AppliancesView'
import type { AppliancesProps } from './contract'

const duplicatePart = lazy(() => import('./DuplicateScreen'), 'DuplicateScreen')
const openedPart = lazy(() => import('./OpenedScreen'), 'OpenedScreen')

export function Appliances({ values, host }: AppliancesProps) {
  const locale = useLocale()
  const portalBase = useScreen().portal.options.value.bases.portal ?? null
  const store = useStore(appliances)
  const shipments = useStore(bayShipments)
  const admin = useStore(session).admin.value
  const feed = useStore(live).state.value
  const fleet = store.fleet.value
  useRead(fleet, text('appliances.loadFailed'), store.refresh)
  const docks = fleet.data?.docks
  useEffect(() => {
    shipments.ask((docks ?? []).flatMap(({ bays }) => bays.flatMap(({ workOrderNo }) => workOrderNo ?? [])))
  }, [docks, shipments])

  const [into, setInto] = useState<{ id: string; workOrderNo: string | undefined } | null>(null)
  const dock = docks?.find(({ id }) => id === into?.id)
  const { applianceId } = values
  const isRead = docks !== undefined
  usePart(duplicatePart, isRead)
  usePart(openedPart, isRead)
  return (
    <>
      <AppliancesView
        fleet={fleet}
        shipments={shipments.known.value}
        admin={admin}
        feed={feed}
        at={fleet.at === null ? undefined : clockTime(fleet.at, locale)}
        portalBase={portalBase}
        onOpen={id => host.setView('applianceId', id)}
        onDuplicate={(id, workOrderNo) => setInto({ id, workOrderNo })}
        onRetry={() => void store.refresh()}
        onOrder={no => host.navigate(orderPath(no))}
      />
      {dock && (
        <Part
          of={duplicatePart}
          rows={0}
          props={{
            dock,
            workOrderNo: into?.workOrderNo,
            onStarted: workOrderNo =>
              void host.emit('reeldock-duplication-started', { workOrderNo, applianceId: dock.id }),
            onClose: () => setInto(null),
          }}
        />
      )}
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
