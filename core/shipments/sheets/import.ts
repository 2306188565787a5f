import { isEqual } from '../../base/json'
import { text } from '../../i18n/translate'
import type { Instant } from '../../wire/base'
import type { ShippingType } from '../../wire/reference'
import type { Shipment } from '../../wire/shipments'
import { byField, editOf, toSent } from '../mapping'
import { numberInBarcode } from '../rows/courier-of-number'
import { editStatus, isReadOnly } from '../rules'
import { type EditField, editFields, type ShipmentEdit } from '../types'
import {
  cellText,
  faultKind,
  keptReading,
  type Reading,
  readComments,
  readCourier,
  readFault,
  readSerial,
  readStatus,
  readTracking,
  shownBeside,
} from './import-cells'
import { noChecks, withChecks } from './import-checks'
import { conflictOf, isResolved, resolveCells } from './import-conflicts'
import { type FilledRow, fillCourier } from './import-couriers'
import type { ImportFailure, ImportPlan } from './import-plan'
import { refusalOf } from './import-refusal'
import {
  blocksImport,
  courierFields,
  type ImportChoices,
  type ImportContext,
  isBadCourier,
  noChoices,
  outcomeRules,
  type PlannedCell,
  type PlannedRow,
  type RowOutcome,
} from './import-rows'
import { totalsOf } from './import-totals'
import { statusOfLabel } from './sheet-labels'
import { type Cell, type ImportSheet, isBlank, type SheetRow } from './spreadsheet'

/**
 * Plans an import without saving it (decision 23), in this order:
 * - All non-blank rows must have the work order's number.
 * - Rows that lack a courier or a tracking number are dropped, except those with a new number that still needs a
 *   courier.
 * - Serials are matched to ordinals.
 * - Couriers and tracking numbers of both ways are checked. One problem in a selected row blocks the import, as does an
 *   unknown courier in any row except those of cancelled shipments.
 *
 * The sheet decides the status. A pending row with a courier and a tracking number becomes shipped, with `now` as
 * `dispatchedOn`, when its status cell says Shipped. With Pending or a blank cell it stays pending.
 */
export function planImport(sheet: ImportSheet, context: ImportContext, choices: ImportChoices = noChoices): ImportPlan {
  const { shipments, edits = new Map<string, ShipmentEdit>(), shippingTypes, now } = context
  const atOpening = new Map((context.shipmentsAtOpening ?? shipments).map(shipment => [shipment.id, shipment]))
  const editBefore = (shipment: Shipment) => edits.get(shipment.id) ?? editOf(shipment)
  const refusal = refusalOf(sheet, context.workOrderNo)
  if (refusal) return { refusal, badCouriers: null, rows: [], totals: totalsOf(sheet.rows.length, []) }
  const byOrdinal = new Map<number | null, Shipment>(shipments.map(shipment => [shipment.ordinal, shipment]))
  const complete = sheet.rows.map(withCorrections).map(withCourier).filter(isComplete)
  const ticked = complete.filter(({ row }) => !choices.unticked.has(row)).map(shipmentOf)
  const counts = new Map<Shipment | null, number>()
  for (const shipment of ticked) counts.set(shipment, (counts.get(shipment) ?? 0) + 1)
  const rows = withChecks(complete.map(planRow), context)
  return { refusal: null, badCouriers: badCouriersOf(rows), rows, totals: totalsOf(sheet.rows.length, rows) }

  /** Returns a row with its corrections. A cell corrected to blank has the sheet's content again. */
  function withCorrections({ row, cells }: SheetRow): SheetRow {
    const corrections = Object.entries(choices.corrections.get(row) ?? {}).filter(([, content]) => !isBlank(content))
    return { row, cells: { ...cells, ...Object.fromEntries(corrections) } }
  }

  function withCourier(row: SheetRow): FilledRow {
    const shipment = shipmentOf(row)
    return fillCourier(row, shipment && !isReadOnly(shipment) ? editBefore(shipment) : null, shippingTypes)
  }

  /** Returns the shipment with the row's serial as its ordinal. */
  function shipmentOf({ cells }: SheetRow): Shipment | null {
    return byOrdinal.get(readSerial(cells.serial)) ?? null
  }

  function planRow(row: FilledRow): PlannedRow {
    const shipment = shipmentOf(row)
    const before = shipment && editBefore(shipment)
    const inSheet = withoutRouting(planCells(row, before, isCancelled(shipment)), shippingTypes)
    const resolution = choices.resolutions.get(row.row)
    const theirs = shipment && conflictOf(inSheet, atOpening.get(shipment.id), shipment)
    const cells = theirs ? resolveCells(inSheet, theirs, resolution) : inSheet
    const sent = shipment && before && toSent(shipment, editedBy(cells, before, now), shippingTypes)
    const outcome = outcomeOf()
    return {
      row: row.row,
      serial: cellText(row.cells.serial),
      serialFault: faultKind(row.cells.serial),
      shipmentId: shipment?.id ?? null,
      theatre: shipment?.theatre.name ?? '',
      outcome,
      ticked: outcomeRules[outcome].tickable && outcome !== 'left-out',
      blocks: outcome === 'conflict' || editFields.some(field => blocksImport({ cells, outcome }, field)),
      isCourierFilled: row.isCourierFilled && cells.shippingCourier.state === 'changed',
      lacksCourier: row.lacksCourier,
      offered: row.offered,
      cells,
      sent: outcome === 'change' ? sent : null,
      checks: noChecks,
    }

    function outcomeOf(): RowOutcome {
      if (shipment === null || before === null) return 'unmatched'
      if (shipment.status === 'rejected') return 'rejected'
      if (isReadOnly(shipment)) return 'read-only'
      if (choices.unticked.has(row.row)) return 'left-out'
      // Selected rows with the same serial do not count, since the right one is unknown.
      if (Number(counts.get(shipment)) > 1) return 'repeated'
      if (Object.values(cells).some(({ state }) => state === 'problem')) return 'problem'
      if (row.lacksCourier) return 'no-courier'
      if (theirs && !isResolved(theirs, resolution)) return 'conflict'
      return isEqual(sent, toSent(shipment, before, shippingTypes)) ? 'same' : 'change'
    }
  }

  function planCells(
    { row, cells }: SheetRow,
    before: ShipmentEdit | null,
    isIgnored: boolean,
  ): Record<EditField, PlannedCell> {
    return byField((field): PlannedCell => {
      const value = cells[field]
      const from = before?.[field] ?? ''
      // A courier is checked even in rows without a shipment.
      const isRead =
        value !== undefined && !isIgnored && (before !== null || courierFields.some(each => each === field))
      const corrected = !isBlank(choices.corrections.get(row)?.[field])
      // A comment such as "#urgent!" that a person types in the preview is no error of a formula.
      const isTyped = corrected && (field === 'shippingComments' || field === 'returnComments')
      const reading = isRead
        ? ((isTyped ? null : readFault(value, from)) ?? readers[field](value, from, shippingTypes))
        : keptReading(from || cellText(value))
      const read = before === null && reading.state !== 'problem' ? keptReading(cellText(value)) : reading
      return { ...read, from, corrected, shown: shownBeside(field, read, value), theirs: null }
    })
  }
}

/**
 * Returns whether a row has a courier and a tracking number. A new number alone is kept, since a person can choose its
 * courier. A fault in either cell keeps the row, too, since such a cell is not blank.
 */
function isComplete({ cells: { shippingCourier, shippingTracking }, lacksCourier }: FilledRow): boolean {
  const isFault = [shippingCourier, shippingTracking].some(cell => cell !== undefined && readFault(cell, '') !== null)
  return isFault || (shippingTracking !== undefined && (shippingCourier !== undefined || lacksCourier))
}

/**
 * Returns whether a shipment is cancelled or will be. Section 5 ignores such rows, even those with an unknown courier.
 */
function isCancelled(shipment: Shipment | null): boolean {
  return shipment?.status === 'cancelled' || shipment?.status === 'pending_cancellation'
}

/**
 * Returns cells with the numbers of scanned barcodes, as the courier's page takes them. The preview shows the barcode
 * beside the number.
 */
function withoutRouting(
  cells: Record<EditField, PlannedCell>,
  couriers: readonly ShippingType[],
): Record<EditField, PlannedCell> {
  const read = (courier: PlannedCell, cell: PlannedCell): PlannedCell => {
    const number = cell.state === 'changed' ? numberInBarcode(cell.to, courier.to, couriers) : null
    if (number === null) return cell
    if (number === cell.from) return { ...cell, ...keptReading(cell.from), shown: null }
    return { ...cell, to: number, shown: cell.corrected ? null : (cell.shown ?? cell.to) }
  }
  return {
    ...cells,
    shippingTracking: read(cells.shippingCourier, cells.shippingTracking),
    returnTracking: read(cells.returnCourier, cells.returnTracking),
  }
}

/** The readers of the columns. Each compares a cell with the value of the shipment. */
const readers: Record<EditField, (value: Cell, from: string, couriers: readonly ShippingType[]) => Reading> = {
  status: readStatus,
  shippingCourier: readCourier,
  shippingTracking: readTracking,
  shippingComments: readComments,
  returnCourier: readCourier,
  returnTracking: readTracking,
  returnComments: readComments,
}

/**
 * Returns the shipment's edit after the import. The date changes only with another change, so that an untouched row
 * stays the same.
 */
function editedBy(cells: Record<EditField, PlannedCell>, before: ShipmentEdit, now: Instant): ShipmentEdit {
  if (Object.values(cells).every(({ state }) => state !== 'changed')) return before
  const status = cells.status.state === 'changed' ? statusOfLabel(cells.status.to) : null
  const edit = { ...before, ...byField(field => cells[field].to), status: before.status }
  return editStatus(edit, status ?? before.status, now)
}

function badCouriersOf(rows: readonly PlannedRow[]): ImportFailure | null {
  const bad = rows.filter(row => courierFields.some(field => isBadCourier(row, field)))
  if (bad.length === 0) return null
  return {
    message: text('shipments.import.invalidCourierTheatres'),
    // The serial distinguishes theatres of the same name. A row without a shipment has no theatre.
    items: bad.map(({ theatre, serial, row }) => (theatre ? `${theatre} (${serial})` : `#${row}`)),
  }
}
