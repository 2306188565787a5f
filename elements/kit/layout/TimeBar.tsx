import type { Tone } from '../feedback/tone'

interface TimeBarProps {
  /** Its name for those who listen: how far the work is, and against which limit. */
  label: string
  /** Percent that is done: as much of the width is filled. At most `end`. */
  done: number
  /** Place of the projected end, in percent of the width. */
  end: number
  /** Place of the limit, in percent of the width; null where none is known. */
  limit: number | null
  tone: Tone
}

/** The time of a piece of work: what is done, the rest to its projected end, and a tick at its limit. Time after the limit is hatched. */
export function TimeBar({ label, done, end, limit, tone }: TimeBarProps) {
  const isLate = limit !== null && limit < end
  return (
    <span className="time-bar" role="img" aria-label={label} data-tone={tone}>
      <span className="time-bar-track" style={{ inlineSize: `${end}%` }}>
        {isLate && <span className="time-bar-late" style={{ insetInlineStart: `${(100 * limit) / end}%` }} />}
        <span className="time-bar-done" style={{ transform: `scaleX(${done / end})` }} />
      </span>
      {limit !== null && <span className="time-bar-limit" style={{ insetInlineStart: `${limit}%` }} />}
    </span>
  )
}
