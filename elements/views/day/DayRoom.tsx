interface Props {
  /** Whether to reserve only one line, which suffices when nothing is due. */
  isLikelyLine: boolean
}

const parts = ['pick-up', 'today', 'finish'] as const

/** Reserves the room of the day strip until the strip is loaded. */
export function DayRoom({ isLikelyLine }: Props) {
  if (isLikelyLine)
    return (
      <div className="panel day-strip day-line-awaited" aria-hidden="true">
        <i />
      </div>
    )
  return (
    <div className="panel day-strip" aria-hidden="true">
      {parts.map(part => (
        <span key={part} className="day-skeleton">
          <i />
          <i />
          <i />
        </span>
      ))}
    </div>
  )
}
