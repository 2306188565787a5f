import { useEffect } from 'react'
import { busiestOf } from '../../core/work-orders/active/day-drives'
import { dayDrives } from '../../core/work-orders/active/day-drives-store'
import sheet from '../../styles/areas/calendar-load.css?inline'
import { useSheet, useStore } from '../base/bridge/hooks'
import type { DayLoad } from '../kit/calendar/month-day'
import { useText } from '../kit/context'

interface Props {
  /** "YYYY-MM". */
  month: string
  /** Is called with the drives to ship on each day of the month, and with null when the key is unmounted. */
  onLoads(loads: ReadonlyMap<string, DayLoad> | null): void
}

/** Explains the bars of the days and provides their values: the drives of orders that were already read. */
export function LoadKey({ month, onLoads }: Props) {
  useSheet(sheet)
  const t = useText()
  const { drives, isAtLeast } = useStore(dayDrives).figures.value
  const busiest = busiestOf(drives, month)
  useEffect(() => {
    const labelOf = (count: number) => t(isAtLeast ? 'calendar.drivesAtLeast' : 'calendar.drives', { count })
    const ofMonth = [...drives].filter(([day]) => day.startsWith(`${month}-`))
    onLoads(new Map(ofMonth.map(([day, count]) => [day, { share: count / busiest, label: labelOf(count) }])))
  }, [drives, isAtLeast, month, busiest, t, onLoads])
  useEffect(() => () => onLoads(null), [onLoads])
  if (busiest === 0) return null
  return (
    <span className="load-key">
      <span>{t(isAtLeast ? 'calendar.loadKeyAtLeast' : 'calendar.loadKey', { count: busiest })}</span>
    </span>
  )
}
