import { memo } from 'react'
import { Placeholder } from './loading-scope'

interface SkeletonProps {
  /** As many rows as the table will most likely have, so that nothing moves when it comes. */
  rows?: number
  /** Bars a row. */
  columns?: number
  /** Rows are 52 px high: each holds two lines. */
  tall?: boolean
}

/** Takes the place of a table that is not loaded yet, in its final size. */
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
