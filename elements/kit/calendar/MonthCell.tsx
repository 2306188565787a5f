import type { Tone } from '../feedback/tone'
import { Icon } from '../icons/Icon'
import { dayWords } from './days'

export interface MonthDay {
  /** A line below the number, such as what is due. */
  note?: string | undefined
  /** A word beside the number, such as that it is closed; where a day is narrow its icon. */
  corner?: { readonly icon: string; readonly label: string } | undefined
  /** The number in quiet text. */
  muted?: boolean | undefined
  /** Ruled through: nothing happens on it. */
  hatched?: boolean | undefined
  /** Gone: it can be looked at, and no more. */
  past?: boolean | undefined
  /** What it shows is not known yet. */
  pending?: boolean | undefined
  mark?: MonthMark | undefined
}

export interface MonthMark {
  icon: string
  label: string
  /** What stays of the label where a day is narrow, such as the percentage. */
  short: string
  tone: Tone
  /** Chosen and not saved, in words. */
  unsaved?: string | undefined
}

interface Props {
  date: string
  day: MonthDay
  locale: string
  /** It belongs to the month before or after. */
  outside: boolean
  today: boolean
  selected: boolean
  current: boolean
}

/** One day of a month. Its name says all of it, since a narrow one shows less. */
export function MonthCell({ date, day, locale, outside, today, selected, current }: Props) {
  const words = dayWords(date, locale, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })
  const { mark, note, corner } = day
  return (
    <td
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the cells of a grid are what one presses
      role="gridcell"
      className="month-day"
      tabIndex={current ? 0 : -1}
      aria-selected={selected}
      aria-current={today ? 'date' : undefined}
      aria-label={[words, corner?.label, mark?.label, mark?.unsaved, note].filter(Boolean).join(', ')}
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
            <Icon of={corner.icon} size={14} />
            <span className="month-corner-label">{corner.label}</span>
          </span>
        )}
      </div>
      {mark && (
        <div className="month-mark" data-tone={mark.tone} data-unsaved={mark.unsaved && true}>
          <Icon of={mark.icon} size={14} />
          <span className="month-mark-label">{mark.label}</span>
          <span className="month-mark-short">{mark.short}</span>
        </div>
      )}
      {note && <div className="month-note">{note}</div>}
    </td>
  )
}
