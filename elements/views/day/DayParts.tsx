import { DayDrives, type DayFiguresProps } from './DayDrives'
import { DayFinish } from './DayFinish'
import { DayPickUp } from './DayPickUp'

/** The three parts of a day on which drives are left to ship: the next pick-up, the drives, and when their copies end. */
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
