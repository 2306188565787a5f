import type { Band } from './bands'
import { dayText } from './days'
import { MonthBand } from './MonthBand'
import { MonthLoad } from './MonthLoad'
import type { MonthDay } from './month-day'

interface Props {
  date: string
  day: MonthDay
  /** The band that begins on this day. */
  band: Band | undefined
  locale: string
  /** Whether the day belongs to the month before or after. */
  outside: boolean
  today: boolean
  selected: boolean
  current: boolean
}

/** One day of a month. Its accessible name is complete, since a narrow cell shows less. */
export function MonthCell({ date, day, band, locale, outside, today, selected, current }: Props) {
  const dateText = dayText(date, locale, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })
  const { mark, corner } = day
  const load = outside ? undefined : day.load
  return (
    <td
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the cells of a grid are pressed
      role="gridcell"
      className="month-day"
      part="day"
      tabIndex={current ? 0 : -1}
      aria-selected={selected}
      aria-current={today ? 'date' : undefined}
      aria-label={[dateText, corner?.label, load?.label, mark?.label, mark?.unsaved].filter(Boolean).join(', ')}
      data-day={date}
      data-outside={outside || undefined}
      data-muted={day.muted || undefined}
      data-hatched={day.hatched || undefined}
      data-past={day.past || undefined}
      data-pending={(day.pending && !outside) || undefined}
    >
      <div className="month-top">
        <span className="month-number">{Number(date.slice(8))}</span>
        {corner && !outside && (
          <span className="month-corner">
            <span className="month-wide">{corner.label}</span>
            <span className="month-narrow">{corner.short}</span>
          </span>
        )}
      </div>
      {band && <MonthBand band={band} />}
      {load && <MonthLoad load={load} />}
    </td>
  )
}
