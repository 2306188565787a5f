import alert from 'icon:alert-triangle'
import { useEffect, useState } from 'react'
import { duplicate } from '../../core/appliances/duplicate-store'
import { drivesNeeded, preflight } from '../../core/appliances/duplication'
import { appliances } from '../../core/appliances/store'
import type { Dock } from '../../core/appliances/types'
import { formatBytes } from '../../core/base/bytes'
import { longDayTimeIn } from '../../core/base/time'
import { live } from '../../core/live/live'
import { session } from '../../core/session/store'
import { filmName } from '../../core/work-orders/film-name'
import { movies } from '../../core/work-orders/movies'
import { ordersToCopy } from '../../core/work-orders/to-copy-store'
import { sizeOf } from '../../core/work-orders/transfers'
import type { WorkOrderRow } from '../../core/work-orders/types'
import sheet from '../../styles/areas/appliances-duplicate.css?inline'
import { useScreen, useSheet, useStore } from '../base/bridge/hooks'
import { ReadState } from '../base/frame/ReadState'
import { useText } from '../kit/context'
import { usePart } from '../kit/feedback/Part'
import { StatusText } from '../kit/feedback/StatusText'
import { Button } from '../kit/fields/Button'
import { RadioGroup } from '../kit/fields/RadioGroup'
import { SearchField } from '../kit/fields/SearchField'
import { properName, Said } from '../kit/named'
import { Dialog } from '../kit/overlays/Dialog'
import { Skeleton } from '../kit/states/Skeleton'
import { DriveLoss } from '../parts/copies/DriveLoss'
import { eraseText } from '../parts/copies/erase-text'
import { IntoTitle } from '../parts/copies/IntoTitle'
import { schedulePart } from '../views/schedule-part'
import { focusToPass } from './pass-focus'

interface DuplicateScreenProps {
  dock: Dock
  /** The order of the failed copy; undefined when any order may be chosen. */
  workOrderNo: string | undefined
  /** The requested bay; undefined when the appliance was requested. */
  bay?: number | undefined
  onClose(): void
}

/** Milliseconds without typing before the list is read. */
const pause = 250

/** The dialog in which the user chooses the order, sees every bay to erase, and confirms the copy. */
export function DuplicateScreen({ dock, workOrderNo = '', bay, onClose }: DuplicateScreenProps) {
  useSheet(sheet)
  const t = useText()
  const { host } = useScreen()
  const list = useStore(ordersToCopy, `${host.id}`)
  const copies = useStore(duplicate)
  // A copy of the order may run in another appliance.
  const docks = useStore(appliances).fleet.value.data?.docks ?? [dock]
  const isOffline = useStore(live).state.value === 'offline'
  const films = useStore(movies).known.value
  const [search, setSearch] = useState(workOrderNo)
  const [chosen, setChosen] = useState<string | null>(workOrderNo || null)
  const [passFocus] = useState(() => focusToPass(host.element))
  useEffect(() => passFocus, [passFocus])
  useEffect(() => {
    const timer = setTimeout(() => list.ask(search.trim()), search === workOrderNo ? 0 : pause)
    return () => clearTimeout(timer)
  }, [list, search, workOrderNo])
  async function start(no: string) {
    // After a refusal, the dialog stays open with the reason, so that the user can choose another order.
    if (!(await copies.start(no, dock))) return
    host.emit('reeldock-duplication-started', { workOrderNo: no, applianceId: dock.id })
    onClose()
  }

  const read = list.orders.value
  const hasMore = read.data?.hasMore ?? false
  const canChoose = workOrderNo === ''
  // Orders are left out when each of their drives has a copy, even if the copies still run.
  const orders = (read.data?.rows ?? []).filter(each => drivesNeeded(each, docks) > 0)
  const order = orders.find(each => each.workOrderNo === chosen) ?? null
  const { bays, problem } = order
    ? preflight(dock, sizeOf(order), drivesNeeded(order, docks), isOffline)
    : preflight(dock, 0, dock.bays.length, isOffline)
  const offReason = problem ? t.text(problem) : order ? undefined : t('duplicate.chooseOrder')
  return (
    <Dialog
      title={<IntoTitle dock={dock} bays={order && !problem ? bays : []} />}
      onClose={onClose}
      foot={
        <>
          <Button onClick={onClose}>{t('kit.cancel')}</Button>
          <Button
            kind="destroy"
            busy={copies.busy.value.has(dock.id)}
            offReason={offReason}
            onClick={() => order && void start(order.workOrderNo)}
          >
            {order ? eraseText(t, dock, bays) : t('duplicate.erase')}
          </Button>
        </>
      }
    >
      <div className={canChoose ? 'choose-order choose-any-order' : 'choose-order'}>
        {canChoose && <SearchField label={t('duplicate.searchOrders')} value={search} onChange={setSearch} />}
        <ReadState
          read={read}
          title={t('duplicate.ordersFailed')}
          skeleton={<Skeleton rows={4} columns={2} />}
          onRetry={() => void list.refresh()}
        >
          {orders.length === 0 ? (
            <p className="quiet-text">{t(hasMore ? 'duplicate.noneYet' : 'duplicate.noOrders')}</p>
          ) : (
            <div className="choose-order-list">
              <RadioGroup
                label={t('duplicate.order')}
                boxed
                value={order?.workOrderNo ?? null}
                onChange={setChosen}
                options={orders.map(each => ({
                  value: each.workOrderNo,
                  label: properName([each.workOrderNo, filmName(each.compositions, films)].filter(Boolean).join(' · ')),
                  detail: <OrderDetail order={each} />,
                }))}
              />
              {hasMore && <p className="quiet-text">{t('duplicate.moreOrders', { count: orders.length })}</p>}
            </div>
          )}
          {hasMore && (
            <div>
              <Button busy={read.busy} onClick={list.readMore}>
                {t('duplicate.readMore')}
              </Button>
            </div>
          )}
        </ReadState>
        {problem && (
          <StatusText icon={alert} tone="danger" loud>
            <Said of={problem} />
          </StatusText>
        )}
        {order && !problem && <DriveLoss dock={dock} bays={bays} askedBay={bay} />}
      </div>
    </Dialog>
  )
}

/** The ship-by of an order, the time left, and the count of its copied drives. */
function OrderDetail({ order }: { order: WorkOrderRow }) {
  const t = useText()
  const zone = useStore(session).zone.value
  const Risk = usePart(schedulePart)?.ShipByRisk ?? null
  const { nextShipBy, totalCopied, totalDrives } = order
  return (
    <span className="order-detail">
      {nextShipBy !== null && <span>{t('duplicate.shipBy', { time: longDayTimeIn(nextShipBy, zone, t.locale) })}</span>}
      {nextShipBy !== null && Risk && <Risk shipBy={nextShipBy} />}
      <span>
        {t('duplicate.orderDetail', {
          copied: totalCopied,
          total: totalDrives,
          size: formatBytes(sizeOf(order), t.locale),
        })}
      </span>
    </span>
  )
}
