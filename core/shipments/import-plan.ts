import type { Text } from '../i18n/translate'
import type { Instant } from '../wire/base'
import type { ShippingType } from '../wire/reference'
import type { Shipment, ShipmentSent } from '../wire/shipments'
import type { RowProblems } from './problems'
import type { EditField } from './types'

export interface ImportContext {
  readonly workOrderNo: string
  readonly shipments: readonly Shipment[]
  readonly shippingTypes: readonly ShippingType[]
  readonly now: Instant
}

/** What the person decided over the sheet: cells mended in the preview, and rows left out. */
export interface ImportChoices {
  /** New text by sheet row and column. */
  readonly mended: ReadonlyMap<number, Readonly<Partial<Record<EditField, string>>>>
  readonly unticked: ReadonlySet<number>
  /** What the server refused of an earlier attempt, by sheet row, until it is mended. */
  readonly refused?: ReadonlyMap<number, RowProblems> | undefined
}

/**
 * What becomes of a row. `rejected`: the shipment was rejected, and is not changed. `read-only`: it is cancelled, or
 * its cancellation is pending. `repeated`: its serial stands in another row too, so that neither counts. `problem`: a
 * cell must be mended, or the row unticked, before anything is saved. `left-out`: unticked.
 */
export type RowOutcome =
  | 'change'
  | 'same'
  | 'problem'
  | 'unmatched'
  | 'repeated'
  | 'rejected'
  | 'read-only'
  | 'left-out'

export interface PlannedCell {
  /** What the shipment has. The status column holds the wire's status in `from` and `to`. */
  readonly from: string
  /** What it would have; the text of the cell when that is a problem or ignored. */
  readonly to: string
  /** `kept`: the cell is blank, or says what is there. `ignored`: a status that a sheet may not set. */
  readonly state: 'kept' | 'changed' | 'ignored' | 'problem'
  readonly mended: boolean
  readonly message: Text | null
}

export interface PlannedRow {
  /** As the spreadsheet program numbers it. */
  readonly row: number
  /** The text of the serial cell. */
  readonly serial: string
  readonly shipmentId: string | null
  readonly theatre: string
  readonly outcome: RowOutcome
  readonly ticked: boolean
  readonly cells: Readonly<Record<EditField, PlannedCell>>
  /** What the server refused of the row as a whole. */
  readonly refused: Text | null
  /** Null but for `change`. */
  readonly sent: ShipmentSent | null
}

export interface ImportTotals {
  /** Non-empty rows of the sheet. */
  readonly rows: number
  /** Rows without both courier and tracking number. */
  readonly dropped: number
  readonly change: number
  readonly changedCells: number
  readonly same: number
  readonly unmatched: number
  readonly repeated: number
  readonly rejected: number
  readonly readOnly: number
  readonly leftOut: number
  readonly problemRows: number
  readonly problemCells: number
  readonly ignoredStatuses: number
  readonly becomeShipped: number
  /** Rows with a tracking number that stay pending, because the sheet does not say Shipped. */
  readonly stayPending: number
  /** Shipments that had a courier and get another one. */
  readonly courierMoves: readonly { readonly from: string; readonly to: string; readonly count: number }[]
}

export interface ImportFailure {
  readonly message: Text
  /** What it is about: theatres, rows. */
  readonly items: readonly string[]
}

export interface ImportPlan {
  /** The whole sheet is refused: nothing to mend in a preview. */
  readonly refusal: ImportFailure | null
  /** Rows of the sheet that name a courier that nobody knows: nothing is saved while there are any. */
  readonly badCouriers: ImportFailure | null
  /** The rows that were not dropped, in the order of the sheet. */
  readonly rows: readonly PlannedRow[]
  readonly totals: ImportTotals
}

export const noChoices: ImportChoices = { mended: new Map(), unticked: new Set() }

/** All or nothing: a refused sheet, or one ticked row with a problem, stops the import. */
export function isBlocked(plan: ImportPlan): boolean {
  return plan.refusal !== null || plan.totals.problemRows > 0
}

/** What an import sends: the changed rows alone, each shipment once; nothing while it is blocked. */
export function applyPlan(plan: ImportPlan): ShipmentSent[] {
  return isBlocked(plan) ? [] : plan.rows.flatMap(({ sent }) => (sent ? [sent] : []))
}
