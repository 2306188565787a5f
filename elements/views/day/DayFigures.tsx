import type { DayFiguresProps } from './DayDrives'
import { DayLine } from './DayLine'
import { DayParts } from './DayParts'

/** The figures of the day: three parts, or one line if nothing is left to ship today. */
export function DayFigures(props: DayFiguresProps) {
  return props.day.toShip === 0 ? <DayLine {...props} /> : <DayParts {...props} />
}
