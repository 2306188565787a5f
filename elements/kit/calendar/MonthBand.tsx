import type { CSSProperties } from 'react'
import { Icon } from '../icons/Icon'
import type { Band } from './bands'

/** A band over the days of a week with the same mark, rendered in its first day. The days receive the clicks. */
export function MonthBand({ band: { mark, days, isContinued, continues } }: { band: Band }) {
  const isOneDay = days === 1 && !isContinued && !continues
  return (
    <div
      className="month-band"
      style={{ '--_days': days } as CSSProperties}
      data-tone={mark.tone}
      data-unsaved={mark.unsaved && true}
      data-continued={isContinued || undefined}
      data-continues={continues || undefined}
    >
      <Icon of={mark.icon} size={14} />
      <span className={isOneDay ? 'month-wide' : undefined} title={mark.label}>
        {mark.label}
      </span>
      {isOneDay && (
        <span className="month-narrow" title={mark.label}>
          {mark.short}
        </span>
      )}
    </div>
  )
}
