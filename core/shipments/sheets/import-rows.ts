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
  /** Unsaved edits of the shipments, by default none: the sheet is compared with them, since the person sees them. */
  readonly edits?: ReadonlyMap<string, ShipmentEdit>
  readonly shippingTypes: readonly ShippingType[]
  /** The shipments as they were when the file was opened, by default as they are: values saved since then are conflicts. */
  readonly seen?: readonly Shipment[]
  /** The rows of other orders that are loaded, by default none, by the numbers of the orders. */
  readonly otherOrders?: ReadonlyMap<string, readonly NumberedRow[]>
  readonly now: Instant
}

/** The saved values of the fields in conflict. */
export type Theirs = Readonly<Partial<Record<EditField, string>>>

/** A choice between the sheet and what was saved since; it ends when somebody saves yet another value. */
export interface Resolution {
  readonly keep: 'sheet' | 'saved'
  readonly theirs: Theirs
}

/** Decisions of the person: cells corrected in the preview, rows left out, and conflicts resolved. */
export interface ImportChoices {
  /** New text by sheet row and column. */
  readonly corrections: ReadonlyMap<number, Readonly<Partial<Record<EditField, string>>>>
  readonly unticked: ReadonlySet<number>
  /** By sheet row. */
  readonly resolutions: ReadonlyMap<number, Resolution>
}

/** The checks of the grid over a row that the sheet changes. None of them keeps it from being saved. */
export interface RowChecks {
  /** Why the number does not fit its courier; null where it does, or where it stays. */
  readonly hint: TrackingHint | null
  /** The other places that use the number, once the sheet is applied. */
  readonly duplicates: Duplicates | null
  /** The saved number of a shipped row that another one replaces. */
  readonly replaced: string | null
}

/**
 * The outcome of a row. `conflict`: somebody has saved other values since the file was opened, and nothing is saved before
 * the person chooses. `no-courier`: the sheet names no courier for its number, and none or several fit it. `rejected`: the shipment was
 * rejected, and is not changed. `read-only`: it is cancelled, or its cancellation is pending. `repeated`: its serial stands in
 * another row too, so that neither counts. `problem`: a cell must be corrected, or the row unticked, before anything is saved.
 * `left-out`: unticked.
 *
 * A `troubled` row needs a look: a cell to correct, or a serial that leads nowhere. A `tickable` row can be taken out, or back
 * in, by a person.
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
  /** Present value of the shipment. The status column holds the wire's status in `from` and `to`. */
  readonly from: string
  /** Value after the import; the text of the cell when that is a problem or ignored. */
  readonly to: string
  /** `kept`: the cell is blank, or says what is there. `ignored`: a status that a sheet may not set. */
  readonly state: 'kept' | 'changed' | 'ignored' | 'problem'
  readonly corrected: boolean
  /** The text that the file shows where `to` is another one; else null. */
  readonly shown: string | null
  readonly message: Text | null
  /** The value that somebody has saved since the file was opened, while it waits for a choice. */
  readonly theirs: string | null
}

export interface PlannedRow {
  /** As the spreadsheet program numbers it. */
  readonly row: number
  /** The text of the serial cell. */
  readonly serial: string
  /** The serial cell holds a formula without a result, or an error, in place of a value; null for any other. */
  readonly serialFault: 'no-result' | 'error' | null
  readonly shipmentId: string | null
  readonly theatre: string
  readonly outcome: RowOutcome
  readonly ticked: boolean
  /** Nothing of the sheet is saved before a cell is corrected, or a value chosen. */
  readonly blocks: boolean
  /** The courier was filled in for the number. */
  readonly isCourierFilled: boolean
  /** The row has a new number, and the sheet names no courier for it. */
  readonly lacksCourier: boolean
  /** Suggested couriers for a number without one; none where no courier is likely. */
  readonly offered: readonly string[]
  readonly checks: RowChecks
  readonly cells: Readonly<Record<EditField, PlannedCell>>
  /** The shipment as the row leaves it; null but for `change`. */
  readonly sent: ShipmentSent | null
}

export const noChoices: ImportChoices = { corrections: new Map(), unticked: new Set(), resolutions: new Map() }

/** The fields that hold a courier. An unknown one stops the import in any row (specification, section 5). */
export const courierFields = ['shippingCourier', 'returnCourier'] as const satisfies readonly EditField[]

/** Returns whether a person has to choose the courier of a row's number. */
export function needsCourier({ lacksCourier, outcome }: PlannedRow): boolean {
  return lacksCourier && (outcome === 'no-courier' || outcome === 'problem')
}

/**
 * Returns whether a cell of a row keeps the sheet from being saved: an unknown courier of any row (decision 23), and any other
 * problem until the row is deselected (decision 44).
 */
export function blocksImport({ cells, outcome }: Pick<PlannedRow, 'cells' | 'outcome'>, field: EditField): boolean {
  return isBadCourier({ cells }, field) || (cells[field].state === 'problem' && outcome === 'problem')
}

/** Returns whether a cell names a courier that is not known. */
export function isBadCourier({ cells }: Pick<PlannedRow, 'cells'>, field: EditField): boolean {
  return cells[field].state === 'problem' && cells[field].message === invalidCourier
}
