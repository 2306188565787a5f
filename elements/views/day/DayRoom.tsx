interface Props {
  /** Keeps the room of one line, where probably nothing is due. */
  isLikelyLine: boolean
}

/** Keeps the room of the strip of the day until its figures are known, so that what is below does not move then. */
export function DayRoom({ isLikelyLine }: Props) {
  return (
    <div className={`panel day-strip${isLikelyLine ? ' day-line-awaited' : ''}`} aria-hidden="true">
      <i />
    </div>
  )
}
