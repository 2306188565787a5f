import alert from 'icon:alert-circle'
import clock from 'icon:clock-exclamation'
import { useMemo } from 'react'
import type { Translate } from '../../core/i18n/translate'
import { countDue, type DueFilter } from '../../core/shipments/rows/due'
import { everyStatus } from '../../core/shipments/rows/listing'
import type { CheckFilter } from '../../core/shipments/rows/to-check'
import { countStatuses } from '../../core/shipments/rules'
import { statusLook } from '../../core/shipments/statuses'
import type { LegendKey } from '../../core/shipments/types'
import { useText } from '../kit/context'
import { Legend, type LegendItem } from '../kit/table/Legend'
import { statusIcon } from '../parts/status-icon'
import { useOrder } from './order-context'
import type { RowsView } from './use-rows'

/** The counts of shipments by status over all rows (decision 18). Each chip filters by its status. */
export function ShipmentsLegend({ view }: { view: RowsView }) {
  const { rows, isPast } = useOrder()
  const { filter: chosen, due, toCheck } = view
  const t = useText()
  const { dueOf } = due
  const items = useMemo<LegendItem[]>(
    () => [
      { id: everyStatus, label: t('shipments.all'), count: rows.length },
      ...(isPast
        ? []
        : dueItems(
            countDue(
              rows.map(({ shipment }) => shipment),
              dueOf,
            ),
            chosen,
            t,
          )),
      ...checkItem(toCheck?.size ?? 0, chosen, t),
      ...[...countStatuses(rows)].flatMap(([key, count]) => {
        if (count === 0 && key !== chosen) return []
        // Pending rows of an active order are counted as “to ship”.
        if (key === 'pending' && !isPast && key !== chosen) return []
        if (key === ('needsTracking' satisfies LegendKey))
          return { id: key, label: t('shipments.needsTracking'), count, icon: alert, tone: 'danger' as const }
        if (key === ('returning' satisfies LegendKey)) return { id: key, label: t('shipments.returning'), count }
        const { icon, label, tone } = statusLook(key)
        return { id: key, label: t.text(label), count, icon: statusIcon(icon), tone }
      }),
    ],
    [t, rows, isPast, dueOf, toCheck, chosen],
  )
  return (
    <Legend label={t('shipments.legend')} items={items} chosen={chosen} onChoose={filter => view.ask({ filter })} />
  )
}

const dueLooks = {
  toShip: {},
  overdue: { icon: alert, tone: 'danger' },
  today: { icon: clock, tone: 'warn' },
} as const satisfies Record<DueFilter, Partial<LegendItem>>

function dueItems(counts: Readonly<Record<DueFilter, number>>, chosen: string, t: Translate): LegendItem[] {
  return (Object.keys(dueLooks) as DueFilter[])
    .filter(id => counts[id] > 0 || id === chosen)
    .map(id => ({ id, label: t(`shipments.due.${id}`), count: counts[id], ...dueLooks[id] }))
}

function checkItem(count: number, chosen: string, t: Translate): LegendItem[] {
  const id: CheckFilter = 'toCheck'
  return count > 0 || chosen === id ? [{ id, label: t('shipments.toCheck'), count, icon: alert, tone: 'warn' }] : []
}
