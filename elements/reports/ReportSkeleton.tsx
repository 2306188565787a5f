import { Placeholder } from '../kit/states/loading-scope'
import { Skeleton } from '../kit/states/Skeleton'

const figures = ['orders', 'on time', 'late', 'open'] as const
const charts = ['orders by week', 'on time by week'] as const

/** The placeholder of a report that is being read: four figures, two charts and the rows. */
export function ReportSkeleton() {
  return (
    <Placeholder className="stack">
      <div className="panel report-figures-skeleton">
        {figures.map(figure => (
          <span key={figure}>
            <i />
            <i />
            <i />
          </span>
        ))}
      </div>
      <div className="report-charts-skeleton">
        {charts.map(chart => (
          <span key={chart} className="panel">
            <i />
            <i />
          </span>
        ))}
      </div>
      <Skeleton rows={10} columns={6} />
    </Placeholder>
  )
}
