import { memo } from 'react'
import { Placeholder } from './loading-scope'

interface SkeletonProps {
  /** The likely number of rows of the table, so that nothing moves when the table is loaded. */
  rows?: number
  /** The number of bars in each row. */
  columns?: number
  /** Whether rows are 52 px high, for two lines each. */
  tall?: boolean
}

/** The placeholder of a table that is not loaded yet, in its final size. */
export const Skeleton = memo(function Skeleton({ rows = 10, columns = 4, tall = false }: SkeletonProps) {
  return (
    <Placeholder className="panel skeleton">
      <div className="skeleton-head" />
      {indexes(rows).map(row => (
        <div key={row} className="skeleton-row" data-tall={tall || undefined}>
          {indexes(columns).map(column => (
            <i key={column} />
          ))}
        </div>
      ))}
    </Placeholder>
  )
})

function indexes(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index)
}
