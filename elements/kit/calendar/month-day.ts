import type { Tone } from '../feedback/tone'

export interface MonthDay {
  /** A word at the end of the day's first line, such as that it is closed; at its foot, and short, where the day is narrow. */
  corner?: { readonly label: string; readonly short: string } | undefined
  /** The number in quiet text. */
  muted?: boolean | undefined
  /** Ruled through: nothing happens on it. */
  hatched?: boolean | undefined
  /** Gone: it can be looked at, and no more. */
  past?: boolean | undefined
  /** The content of the day is not known yet. */
  pending?: boolean | undefined
  mark?: MonthMark | undefined
  load?: DayLoad | undefined
}

/** How busy a day is. */
export interface DayLoad {
  /** Of the busiest day, from 0 to 1. */
  readonly share: number
  /** "14 drives" */
  readonly label: string
}

export interface MonthMark {
  icon: string
  label: string
  /** The label where one narrow day has the mark, such as the percentage. */
  short: string
  tone: Tone
  /** Chosen and not saved, in words. */
  unsaved?: string | undefined
}
