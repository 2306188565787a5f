import type { CSSProperties } from 'react'
import type { DayLoad } from './month-day'

/**
 * The workload of a day: a bar relative to the busiest day, and a figure where the day is wide. The accessible name of
 * the cell contains the figure too.
 */
export function MonthLoad({ load: { share, label } }: { load: DayLoad }) {
  return (
    <div className="month-load" style={{ '--_share': share } as CSSProperties}>
      <span className="month-load-bar" />
      <span className="month-load-figure">{label}</span>
    </div>
  )
}
