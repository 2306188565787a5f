import type { Tone } from '../feedback/tone'

interface TimeBarProps {
  /** The accessible name: the progress of the work, and its limit. */
  label: string
  /** The finished percentage, which is also the filled part of the width. At most `end`. */
  done: number
  /** The position of the projected end, in percent of the width. */
  end: number
  /** The position of the limit, in percent of the width; null when no limit is known. */
  limit: number | null
  tone: Tone
}

/**
 * The time of a piece of work: the finished part, the rest to its projected end, and a tick at its limit. Time after
 * the limit is hatched.
 */
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
