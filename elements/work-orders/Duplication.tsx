import { useEffect, useMemo } from 'react'
import { duplicate } from '../../core/appliances/duplicate-store'
import { appliances } from '../../core/appliances/store'
import words from '../../core/i18n/en/appliances-duplicate'
import { registerMessages } from '../../core/i18n/translate'
import { live } from '../../core/live/live'
import { partnerType } from '../../core/session/rules'
import { session } from '../../core/session/store'
import { bayShipments } from '../../core/work-orders/bay-shipments'
import { downloads } from '../../core/work-orders/downloads-store'
import { transfers } from '../../core/work-orders/transfers-store'
import type { WorkOrderRow } from '../../core/work-orders/types'
import sheet from '../../styles/areas/work-order-duplication.css?inline'
import bays from '../../styles/bays.css?inline'
import { useSheet, useStore } from '../base/bridge/hooks'
import { DuplicationView } from './DuplicationView'
import type { RowContext } from './row-context'

registerMessages('en', words)

/** How the compositions of an order come in, and how they go onto drives. */
export function Duplication({ order, ctx }: { order: WorkOrderRow; ctx: RowContext }) {
  useSheet(bays)
  useSheet(sheet)
  const fleet = useStore(appliances)
  const copies = useStore(duplicate)
  const moves = useStore(transfers, order.workOrderNo)
  const shipments = useStore(bayShipments)
  const coming = useStore(downloads, order.workOrderNo)
  const me = useStore(session).me.value.data
  const isCut = useStore(live).state.value === 'offline'
  const type = partnerType(me?.user.partner?.type)
  const no = order.workOrderNo
  useEffect(() => shipments.ask([no]), [shipments, no])
  const bookingNos = useMemo(() => order.shipments.flatMap(({ bookingNo }) => bookingNo ?? []), [order])

  return (
    <DuplicationView
      order={order}
      locale={ctx.locale}
      films={ctx.films}
      fleet={fleet.fleet.value}
      shipments={shipments.known.value}
      setsUpload={order.deliveryMode === 'ELECTRONIC' && type !== 'Online'}
      moving={moves.busy.value}
      isCut={isCut}
      rates={coming.rates.value}
      into={coming.into.value}
      starting={copies.busy.value}
      onDownload={id => void moves.download(id)}
      onUpload={(id, status) => void moves.setUpload(id, { status, bookingNos })}
      onStart={dock => copies.start(no, dock)}
      onRetry={() => void fleet.refresh()}
    />
  )
}
