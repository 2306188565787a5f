import { useEffect, useState } from 'react'
import { appliances } from '../../core/appliances/store'
import { clockTime } from '../../core/base/time'
import { text } from '../../core/i18n/translate'
import { live } from '../../core/live/live'
import { session } from '../../core/session/store'
import { bayShipments } from '../../core/work-orders/bay-shipments'
import { bring } from '../base/bring'
import type { ScreenProps } from '../base/description'
import { useRead, useScreen, useStore } from '../base/hooks'
import { usePreload } from '../base/Part'
import { useLocale } from '../kit/context'
import { orderPath } from '../parts/OrderLink'
import { AppliancesView } from './AppliancesView'
import type { attributes, events } from './index'

const loadDuplicate = async () => (await bring(import('./DuplicateScreen'))).DuplicateScreen
const loadCopyBudget = async () => (await bring(import('../base/CopyBudgets'))).CopyBudget
const loadOpened = async () => (await bring(import('./OpenedScreen'))).OpenedScreen

export function Appliances({ values, host }: ScreenProps<typeof attributes, typeof events>) {
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
  const Duplicate = usePreload(loadDuplicate, isRead, dock !== undefined)
  const Opened = usePreload(loadOpened, isRead, applianceId !== '')
  const Budget = usePreload(loadCopyBudget, isRead)
  return (
    <>
      <AppliancesView
        fleet={fleet}
        shipments={shipments.known.value}
        admin={admin}
        feed={feed}
        at={fleet.at === null ? undefined : clockTime(fleet.at, locale)}
        Budget={Budget}
        portalBase={portalBase}
        onOpen={id => host.setView('applianceId', id)}
        onDuplicate={(id, workOrderNo) => setInto({ id, workOrderNo })}
        onRetry={() => void store.refresh()}
        onOrder={no => host.navigate(orderPath(no))}
      />
      {Duplicate && dock && (
        <Duplicate
          dock={dock}
          workOrderNo={into?.workOrderNo}
          onStarted={workOrderNo =>
            void host.emit('reeldock-duplication-started', { workOrderNo, applianceId: dock.id })
          }
          onClose={() => setInto(null)}
        />
      )}
      {Opened && applianceId && (
        <Opened key={applianceId} id={applianceId} onClose={() => host.setView('applianceId', '')} />
      )}
    </>
  )
}
