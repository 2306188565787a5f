import type { Day } from '../wire/base'
import type { ReportTone } from './tones'

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

/** One order, as its row in the file tells. */
export interface ReportRow {
  readonly workOrderNo: string
  /** Instants as they are written; empty where the order has none. */
  readonly assignedOn: string
  readonly shipBy: string
  readonly deliverBy: string
  readonly status: string
  readonly deliveryMode: string
  /** Names of the compositions. */
  readonly compositions: readonly string[]
  /** Drives; null where the report has no such column. */
  readonly shipments: number | null
  readonly shipped: number | null
  readonly delivered: number | null
  readonly onTime: 'yes' | 'no' | 'open'
}

/** Orders by tone, and those that were delivered on time (`yes`) and late (`no`). */
export type Counts = Readonly<Record<ReportTone | 'yes' | 'no', number>>

/** An order that is late, overdue or in trouble. */
export interface ReportException {
  readonly kind: 'overdue' | 'trouble' | 'late'
  readonly row: ReportRow
  /** Milliseconds until its next deadline, below 0 once that is missed; null where there is none, or it is delivered. */
  readonly dueIn: number | null
}

export interface ReportExceptions {
  /** The worst ones, worst first. */
  readonly items: readonly ReportException[]
  /** All of them in the report. */
  readonly count: number
}

/** Figures over all rows of a report. */
export interface ReportSummary {
  readonly counts: Counts
  /** Counts by the day on which orders were assigned. */
  readonly days: ReadonlyMap<Day, Counts>
  readonly orders: number
  /** Null where the report has no column of them. */
  readonly drives: number | null
  /** Each order is in exactly one of cancelled, rejected, untimed and open, or of `counts.yes` and `counts.no`. */
  readonly cancelled: number
  readonly rejected: number
  /** Fulfilled orders without a judged delivery: electronic ones. */
  readonly untimed: number
  /** Orders that are not delivered yet. */
  readonly open: number
  /** Of the open orders, those that have missed a deadline. */
  readonly overdue: number
  /** Of the open orders, those in trouble by their status. */
  readonly troubled: number
  readonly exceptions: ReportExceptions
  /** When the report was read, in milliseconds: deadlines are judged as of then. */
  readonly readAt: number
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
