import alert from 'icon:alert-circle'
import { useMemo } from 'react'
import { everyStatus } from '../../core/shipments/rows/listing'
import { countStatuses } from '../../core/shipments/rules'
import { statusLook } from '../../core/shipments/statuses'
import type { LegendKey } from '../../core/shipments/types'
import { useText } from '../kit/context'
import { Legend, type LegendItem } from '../kit/table/Legend'
import { statusIcon } from '../parts/status-icon'
import { useOrder } from './order-context'
import type { RowsView } from './use-rows'

/** How many shipments have a status, all of them counted (decision 18); a chip shows those alone. */
export function ShipmentsLegend({ view }: { view: RowsView }) {
  const { rows } = useOrder()
  const chosen = view.listing.filter
  const t = useText()
  const items = useMemo<LegendItem[]>(
    () => [
      { id: everyStatus, label: t('shipments.all'), count: rows.length },
      ...[...countStatuses(rows)].flatMap(([key, count]) => {
        if (count === 0 && key !== chosen) return []
        if (key === ('needsTracking' satisfies LegendKey))
          return { id: key, label: t('shipments.needsTracking'), count, icon: alert, tone: 'danger' as const }
        if (key === ('returning' satisfies LegendKey)) return { id: key, label: t('shipments.returning'), count }
        const { icon, word, tone } = statusLook(key)
        return { id: key, label: t.text(word), count, icon: statusIcon(icon), tone }
      }),
    ],
    [t, rows, chosen],
  )
  return (
    <Legend label={t('shipments.legend')} items={items} chosen={chosen} onChoose={filter => view.ask({ filter })} />
  )
}
