import type { Tone } from '../feedback/tone'

export interface MonthDay {
  /** A text at the end of the day's first line, such as "Closed"; shortened and at the bottom of a narrow day. */
  corner?: { readonly label: string; readonly short: string } | undefined
  /** Whether the number is in quiet text. */
  muted?: boolean | undefined
  /** Whether the day is hatched, because no work happens on it. */
  hatched?: boolean | undefined
  /** Whether the day is over and can only be viewed. */
  past?: boolean | undefined
  /** Whether the content of the day is not known yet. */
  pending?: boolean | undefined
  mark?: MonthMark | undefined
  load?: DayLoad | undefined
}

/** The workload of a day. */
export interface DayLoad {
  /** The share of the busiest day's workload, from 0 to 1. */
  readonly share: number
  /** A text such as "14 drives". */
  readonly label: string
}

export interface MonthMark {
  icon: string
  label: string
  /** The label for a mark on a single narrow day, such as the percentage. */
  short: string
  tone: Tone
  /** The text that says that the mark is not saved. */
  unsaved?: string | undefined
}
