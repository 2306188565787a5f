import type { Day } from '../wire/base'

/** Both days included, in the partner's zone (decision 27). */
export interface ReportRange {
  readonly from: Day
  readonly to: Day
}

export type Cells = readonly string[]

/** How far a report has come; `of` is null where the server does not say how long it is. */
export interface ReportProgress {
  readonly bytes: number
  readonly of: number | null
  readonly rows: number
}

/** How many orders of each status were assigned on a day. */
export type DayCounts = ReadonlyMap<Day, ReadonlyMap<string, number>>

export interface OnTime {
  readonly yes: number
  readonly no: number
  /** Not delivered yet. */
  readonly open: number
}

/** What the rows say in numbers. */
export interface ReportSummary {
  readonly days: DayCounts
  readonly statuses: ReadonlyMap<string, number>
  readonly onTime: OnTime
}

export interface Report {
  readonly range: ReportRange
  readonly fileName: string
  /** The very bytes that were received. */
  readonly file: Blob
  readonly columns: Cells
  /** The first rows, at most `previewRows`. */
  readonly rows: readonly Cells[]
  readonly rowCount: number
  /** Null where the columns are not those that are known: the rows are shown, the pictures are not. */
  readonly summary: ReportSummary | null
}
