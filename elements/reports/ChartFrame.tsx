import type { CSSProperties, ReactElement } from 'react'
import { type Bucket, type Step, startOf } from '../../core/reports/buckets'
import type { Day } from '../../core/wire/base'
import { axisName } from './bucket-name'

interface Props {
  /** A sentence that summarizes the chart; its numbers are in the table below. */
  label: string
  /** Lines of the vertical axis: `at` is 0 at the base and 1 at the top. */
  lines: readonly { readonly at: number; readonly label: string }[]
  buckets: readonly Bucket[]
  step: Step
  today: Day
  children: ReactElement
}

/** The most labels that fit beside each other: first on a wide page, then on a narrow one. */
const maxLabels = { day: [14, 6], week: [14, 6], month: [7, 4] } as const

/** The axes of a chart over time: values beside the lines, days under them, and the drawing between. */
export function ChartFrame({ label, lines, buckets, step, today, children }: Props) {
  const [wide, narrow] = maxLabels[step].map(max => Math.ceil(buckets.length / max))
  const current = startOf(today, step)
  return (
    <div className="chart" role="img" aria-label={label} style={{ '--buckets': buckets.length } as CSSProperties}>
      <div className="chart-plot">
        {lines.map(({ at, label: value }) => (
          <span key={value} className="chart-line" style={{ insetBlockEnd: `${100 * at}%` }}>
            <span className="chart-value">{value}</span>
          </span>
        ))}
        {children}
      </div>
      <div className="chart-axis">
        {buckets.map(({ from }, index) => {
          const fromEnd = buckets.length - 1 - index
          const isLabelled = fromEnd % (wide ?? 1) === 0
          return (
            <span
              key={from}
              className="chart-label"
              data-current={from === current || undefined}
              data-narrow={(isLabelled && fromEnd % (narrow ?? 1) === 0) || undefined}
            >
              {isLabelled && <bdi>{axisName(from, step)}</bdi>}
            </span>
          )
        })}
      </div>
    </div>
  )
}
