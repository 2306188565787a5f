import { memo } from 'react'
import { useText } from '../context'

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
  const t = useText()
  return (
    <div className="panel skeleton" role="status" aria-label={t('kit.loading')}>
      <div className="skeleton-head" />
      {indexes(rows).map(row => (
        <div key={row} className="skeleton-row" data-tall={tall || undefined}>
          {indexes(columns).map(column => (
            <i key={column} />
          ))}
        </div>
      ))}
    </div>
  )
})

function indexes(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index)
}
