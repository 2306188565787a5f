import { DayDrives, type DayFiguresProps } from './DayDrives'
import { DayFinish } from './DayFinish'
import { DayPickUp } from './DayPickUp'

/** The three parts of a day with drives left to ship: the next pick-up, the drives, and the end of their copies. */
export function DayParts(props: DayFiguresProps) {
  const { day, isAtLeast, ctx, isLeftKnown = true } = props
  return (
    <>
      <DayPickUp day={day} ctx={ctx} />
      <DayDrives {...props} />
      <DayFinish day={day} isAtLeast={isAtLeast} isLeftKnown={isLeftKnown} now={ctx.now} ctx={ctx} />
    </>
  )
}
