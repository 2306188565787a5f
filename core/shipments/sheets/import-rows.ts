import type { Text } from '../../i18n/translate'
import type { TrackingHint } from '../../tracking/hint'
import type { Instant } from '../../wire/base'
import type { ShippingType } from '../../wire/reference'
import type { Shipment, ShipmentSent } from '../../wire/shipments'
import type { Duplicates, NumberedRow } from '../rows/duplicates'
import type { EditField, ShipmentEdit } from '../types'
import { invalidCourier } from './import-messages'

export interface ImportContext {
  readonly workOrderNo: string
  readonly shipments: readonly Shipment[]
  /** Unsaved edits of the shipments, by default none. The sheet is compared with them, since the person sees them. */
  readonly edits?: ReadonlyMap<string, ShipmentEdit>
  readonly shippingTypes: readonly ShippingType[]
  /**
   * The shipments at the time when the file was opened, by default the present ones. Values saved since then are
   * conflicts.
   */
  readonly shipmentsAtOpening?: readonly Shipment[]
  /** The rows of other loaded orders by the numbers of the orders, by default none. */
  readonly otherOrders?: ReadonlyMap<string, readonly NumberedRow[]>
  readonly now: Instant
}

/** The saved values of the fields in conflict. */
export type Theirs = Readonly<Partial<Record<EditField, string>>>

/** A choice between the sheet and the saved values. The choice ends when another person saves yet another value. */
export interface Resolution {
  readonly keep: 'sheet' | 'saved'
  readonly theirs: Theirs
}

/** Decisions of the person: corrected cells, deselected rows, and resolved conflicts. */
export interface ImportChoices {
  /** The corrected texts by sheet row and field. */
  readonly corrections: ReadonlyMap<number, Readonly<Partial<Record<EditField, string>>>>
  readonly unticked: ReadonlySet<number>
  /** The choices by sheet row. */
  readonly resolutions: ReadonlyMap<number, Resolution>
}

/** The checks of a row that the sheet changes, as the grid makes them. A failed check does not block the import. */
export interface RowChecks {
  /** The reason why the number does not fit its courier; null when it fits or stays. */
  readonly hint: TrackingHint | null
  /** The other places that use the number after the import. */
  readonly duplicates: Duplicates | null
  /** The saved number of a shipped row that the import replaces. */
  readonly replaced: string | null
}

/**
 * The outcome of a row. `conflict`: another person has saved other values since the file was opened, which blocks the
 * import until a choice. `no-courier`: the sheet names no courier for the number, and none or several fit. `rejected`:
 * the shipment was rejected and is not changed. `read-only`: the shipment is cancelled, its cancellation is pending, or
 * its status is unknown. `repeated`: another row has the same serial, so that neither counts. `problem`: a cell must be
 * corrected, or the row deselected, before a save. `left-out`: the row is deselected.
 *
 * A `troubled` row needs attention: a cell to correct, a courier or value to choose, or a serial that is unknown or
 * repeated. A `tickable` row can be selected and deselected.
 */
export const outcomeRules = {
  change: { troubled: false, tickable: true },
  same: { troubled: false, tickable: true },
  problem: { troubled: true, tickable: true },
  conflict: { troubled: true, tickable: true },
  'no-courier': { troubled: true, tickable: false },
  unmatched: { troubled: true, tickable: false },
  repeated: { troubled: true, tickable: true },
  rejected: { troubled: false, tickable: false },
  'read-only': { troubled: false, tickable: false },
  'left-out': { troubled: false, tickable: true },
} as const
export type RowOutcome = keyof typeof outcomeRules

export interface PlannedCell {
  /** The present value of the shipment. For the status, `from` and `to` have the wire's value. */
  readonly from: string
  /** The value after the import, or the text of the cell when it is a problem or ignored. */
  readonly to: string
  /** `kept`: the cell is blank or equals the present value. `ignored`: a sheet may not set this status. */
  readonly state: 'kept' | 'changed' | 'ignored' | 'problem'
  readonly corrected: boolean
  /** The text that the file shows, if it differs from `to`; else null. */
  readonly shown: string | null
  readonly message: Text | null
  /** The value that another person has saved since the file was opened, until the conflict is resolved. */
  readonly theirs: string | null
}

export interface PlannedRow {
  /** The number of the row in a spreadsheet program. */
  readonly row: number
  /** The text of the serial cell. */
  readonly serial: string
  /** The fault of the serial cell: a formula without a result, or an error; null without a fault. */
  readonly serialFault: 'no-result' | 'error' | null
  readonly shipmentId: string | null
  readonly theatre: string
  readonly outcome: RowOutcome
  readonly ticked: boolean
  /** Whether the row blocks the import until a cell is corrected or a value chosen. */
  readonly blocks: boolean
  /** Whether the courier was filled in for the number. */
  readonly isCourierFilled: boolean
  /** Whether the row has a new number and the sheet names no courier for it. */
  readonly lacksCourier: boolean
  /** Suggested couriers for a number without a courier; empty when no courier is likely. */
  readonly offered: readonly string[]
  readonly checks: RowChecks
  readonly cells: Readonly<Record<EditField, PlannedCell>>
  /** The shipment after the import; null except for the outcome `change`. */
  readonly sent: ShipmentSent | null
}

export const noChoices: ImportChoices = { corrections: new Map(), unticked: new Set(), resolutions: new Map() }

/**
 * The fields that hold a courier. An unknown courier blocks the import in any row except those of cancelled shipments
 * (specification, section 5).
 */
export const courierFields = ['shippingCourier', 'returnCourier'] as const satisfies readonly EditField[]

/** Returns whether a person must choose the courier of a row's number. */
export function needsCourier({ lacksCourier, outcome }: PlannedRow): boolean {
  return lacksCourier && (outcome === 'no-courier' || outcome === 'problem')
}

/**
 * Returns whether a cell of a row blocks the import: an unknown courier, even in a deselected row (decision 23), or any
 * other problem in a selected row (decision 44). Rows of cancelled shipments have no such problem.
 */
export function blocksImport({ cells, outcome }: Pick<PlannedRow, 'cells' | 'outcome'>, field: EditField): boolean {
  return isBadCourier({ cells }, field) || (cells[field].state === 'problem' && outcome === 'problem')
}

/** Returns whether a cell names an unknown courier. */
export function isBadCourier({ cells }: Pick<PlannedRow, 'cells'>, field: EditField): boolean {
  return cells[field].state === 'problem' && cells[field].message === invalidCourier
}
