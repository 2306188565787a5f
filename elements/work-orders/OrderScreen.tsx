import { useMemo } from 'react'
import words from '../../core/i18n/en/work-order'
import { registerMessages, text } from '../../core/i18n/translate'
import { live } from '../../core/live/live'
import { session } from '../../core/session/store'
import { movies } from '../../core/work-orders/movies'
import { workOrder } from '../../core/work-orders/store'
import sheet from '../../styles/areas/work-order.css?inline'
import { useRead, useScreen, useSheet, useStore } from '../base/hooks'
import { useSibling } from '../base/siblings'
import { useLocale } from '../kit/context'
import { OrderView } from './OrderView'
import type { RowContext } from './row-context'
import type { WorkOrdersProps } from './WorkOrders'

registerMessages('en', words)

export function OrderScreen({ values, host }: WorkOrdersProps) {
  useSheet(sheet)
  const { portal } = useScreen()
  const locale = useLocale()
  const store = useStore(workOrder, values.workOrderNo)
  const zone = useStore(session).zone.value
  const films = useStore(movies).known.value
  const feed = useStore(live).state.value
  useSibling('shipments')
  useRead(store.order.value, text('workOrders.orderFailed'), store.refresh)
  const portalBase = portal.options.value.bases.portal ?? null
  const ctx = useMemo<RowContext>(
    () => ({ zone, locale, films, portalBase, onOpen: no => host.setView('workOrderNo', no) }),
    [zone, locale, films, portalBase, host],
  )
  return (
    <OrderView
      no={values.workOrderNo}
      order={store.order.value}
      tab={values.tab}
      feed={feed}
      ctx={ctx}
      onTab={tab => host.setView('tab', tab)}
      onBack={() => host.setView('workOrderNo', '')}
      onRetry={() => void store.refresh()}
    />
  )
}
