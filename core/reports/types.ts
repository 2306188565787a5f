import type { Day } from '../wire/base'
import type { ReportTone } from './tones'

/** Both days are included, in the partner's zone (decision 27). */
export interface ReportRange {
  readonly from: Day
  readonly to: Day
}

export type Cells = readonly string[]

/** The progress of a report; `totalBytes` is null when the server does not send its length. */
export interface ReportProgress {
  readonly bytes: number
  readonly totalBytes: number | null
  readonly rows: number
}

/** An order, as its row in the file has it. */
export interface ReportRow {
  readonly workOrderNo: string
  /** Instants as written in the file; empty when the order has none. */
  readonly assignedOn: string
  readonly shipBy: string
  readonly deliverBy: string
  readonly status: string
  readonly deliveryMode: string
  /** The names of the compositions. */
  readonly compositions: readonly string[]
  /** The number of drives; null when the report has no such column. */
  readonly shipments: number | null
  readonly shipped: number | null
  readonly delivered: number | null
  readonly onTime: 'yes' | 'no' | 'open'
}

/** The orders by tone, and those that were delivered on time (`yes`) and late (`no`). */
export type Counts = Readonly<Record<ReportTone | 'yes' | 'no', number>>

/** An order that is late, overdue or in trouble. */
export interface ReportException {
  readonly kind: 'overdue' | 'trouble' | 'late'
  readonly row: ReportRow
  /**
   * The milliseconds until the next deadline, below 0 once it is missed; null when there is none, or the order is
   * delivered.
   */
  readonly dueIn: number | null
}

export interface ReportExceptions {
  /** The worst exceptions, worst first. */
  readonly items: readonly ReportException[]
  /** The number of all exceptions in the report. */
  readonly count: number
}

/** The figures over all rows of a report. */
export interface ReportSummary {
  readonly counts: Counts
  /** The counts by the day on which orders were assigned. */
  readonly days: ReadonlyMap<Day, Counts>
  readonly orders: number
  /** Null when the report has no such column. */
  readonly drives: number | null
  /** Each order is in exactly one of cancelled, rejected, untimed and open, or of `counts.yes` and `counts.no`. */
  readonly cancelled: number
  readonly rejected: number
  /** Fulfilled orders without a judged delivery: electronic ones. */
  readonly untimed: number
  /** The orders that are not delivered yet. */
  readonly open: number
  /** The open orders that have missed a deadline. */
  readonly overdue: number
  /** The open orders that are in trouble by their status. */
  readonly troubled: number
  readonly exceptions: ReportExceptions
  /** The time of the read in milliseconds, at which deadlines are judged. */
  readonly readAt: number
}

export interface Report {
  readonly range: ReportRange
  readonly fileName: string
  /** The bytes as they were received. */
  readonly file: Blob
  readonly columns: Cells
  /** The first rows, at most `previewRows`. */
  readonly rows: readonly Cells[]
  readonly rowCount: number
  /** Null when the columns are unknown: the rows are shown, and the charts are not. */
  readonly summary: ReportSummary | null
}
