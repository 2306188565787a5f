import { memo } from 'react'
import { useText } from '../context'

interface SkeletonProps {
  /** As many rows as the table will most likely have, so that nothing moves when it comes. */
  rows?: number
  /** Bars a row. */
  columns?: number
}

/** A table that has not come yet, in its final size. What is drawn around it meanwhile leaves it as it is. */
export const Skeleton = memo(function Skeleton({ rows = 10, columns = 4 }: SkeletonProps) {
  const t = useText()
  return (
    <div className="panel skeleton" role="status" aria-label={t('kit.loading')}>
      <div className="skeleton-head" />
      {keys(rows).map(row => (
        <div key={row} className="skeleton-row">
          {keys(columns).map(column => (
            <i key={column} />
          ))}
        </div>
      ))}
    </div>
  )
})

function keys(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index)
}
