interface Props {
  /** Keeps the room of one line, which is likely where nothing is due. */
  isLikelyLine: boolean
}

const parts = ['pick-up', 'today', 'finish'] as const

/** Keeps the room of the strip of the day until the strip is loaded. */
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
