import { isEqual } from '../../base/json'
import words from '../../i18n/en/shipments-import'
import { registerMessages, text } from '../../i18n/translate'
import type { ShippingType } from '../../wire/reference'
import type { Shipment } from '../../wire/shipments'
import { byField, editOf, sentOf, toSent } from '../mapping'
import { editStatus, isReadOnly } from '../rules'
import type { EditField, ShipmentEdit } from '../types'
import {
  cellText,
  type Reading,
  readComments,
  readCourier,
  readSerial,
  readStatus,
  readTracking,
  same,
} from './import-cells'
import {
  type ImportChoices,
  type ImportContext,
  type ImportFailure,
  type ImportPlan,
  noChoices,
  outcomeRules,
  type PlannedCell,
  type PlannedRow,
  type RowOutcome,
  totalsOf,
} from './import-plan'
import { statusOfLabel } from './sheet-labels'
import { type Cell, type ImportSheet, isBlank, requiredColumns, type SheetRow, sheetColumns } from './spreadsheet'

registerMessages('en', words)

/**
 * Says what importing a sheet would do, without doing it (decision 23). In this order: the work order over every
 * non-empty row; rows without both courier and tracking number are dropped; serials are matched to ordinals; both
 * couriers and tracking numbers are checked; one bad cell of a ticked row stops everything.
 *
 * The status is the sheet's to say: a pending row with a courier and a tracking number becomes shipped, and its
 * `dispatchedOn` now, when its status cell says Shipped; with Pending or a blank cell it stays pending.
 */
export function planImport(sheet: ImportSheet, context: ImportContext, choices: ImportChoices = noChoices): ImportPlan {
  const refusal = refusalOf(sheet, context.workOrderNo)
  if (refusal) return { refusal, badCouriers: null, rows: [], totals: totalsOf(sheet.rows.length, []) }
  const corrected = sheet.rows.map(row => correct(row, choices))
  const complete = corrected.filter(
    ({ cells }) => cells.shippingCourier !== undefined && cells.shippingTracking !== undefined,
  )
  const matching = matchSerials(complete, context.shipments, choices)
  const rows = complete.map(row => planRow(row, matching, context, choices))
  return { refusal: null, badCouriers: badCouriersOf(rows), rows, totals: totalsOf(sheet.rows.length, rows) }
}

function refusalOf(sheet: ImportSheet, workOrderNo: string): ImportFailure | null {
  const missing: readonly string[] = requiredColumns.filter(column => sheet.missing.includes(column))
  const titles = sheetColumns.filter(({ id }) => missing.includes(id)).map(({ title }) => title)
  if (titles.length > 0) return { message: text('shipments.import.missingColumns'), items: titles }
  if (sheet.rows.length === 0) return { message: text('shipments.import.noRows'), items: [] }
  const others = sheet.rows.filter(({ cells }) => cellText(cells.workOrder) !== workOrderNo)
  if (others.length === 0) return null
  return { message: text('shipments.import.invalidWorkOrder'), items: numbersWithRows(others) }
}

const rowsNamed = 5

/** "WO-48214 (#3, #4)": every other number with the first rows that carry it; a dash where the cell is blank. */
function numbersWithRows(rows: readonly SheetRow[]): string[] {
  const found = new Map<string, number[]>()
  for (const { row, cells } of rows) {
    const number = cellText(cells.workOrder) || '–'
    found.set(number, [...(found.get(number) ?? []), row])
  }
  return [...found].map(([number, at]) => {
    const named = at.slice(0, rowsNamed).map(row => `#${row}`)
    return `${number} (${[...named, ...(at.length > rowsNamed ? ['…'] : [])].join(', ')})`
  })
}

/** A cell corrected to nothing is the cell of the sheet again. */
function correct(row: SheetRow, choices: ImportChoices): SheetRow {
  const corrections = Object.entries(choices.corrections.get(row.row) ?? {}).filter(([, words]) => !isBlank(words))
  return { row: row.row, cells: { ...row.cells, ...Object.fromEntries(corrections) } }
}

/** Serials are those of ordinals. Of two ticked rows with one serial neither counts: nobody knows which was meant. */
function matchSerials(rows: readonly SheetRow[], shipments: readonly Shipment[], { unticked }: ImportChoices) {
  const byOrdinal = new Map<number | null, Shipment>(shipments.map(shipment => [shipment.ordinal, shipment]))
  const shipmentOf = ({ cells }: SheetRow) => byOrdinal.get(readSerial(cells.serial)) ?? null
  const counts = new Map<Shipment | null, number>()
  for (const row of rows) {
    const shipment = shipmentOf(row)
    if (!unticked.has(row.row)) counts.set(shipment, (counts.get(shipment) ?? 0) + 1)
  }
  return { shipment: shipmentOf, isRepeated: (row: SheetRow) => Number(counts.get(shipmentOf(row))) > 1 }
}

function planRow(
  row: SheetRow,
  matching: ReturnType<typeof matchSerials>,
  context: ImportContext,
  choices: ImportChoices,
): PlannedRow {
  const shipment = matching.shipment(row)
  const cells = planCells(row, shipment, context, choices)
  const refused = choices.refused?.get(row.row)?.row ?? null
  const sent = shipment && toSent(shipment, editedBy(cells, shipment, context), context.shippingTypes)
  const outcome = outcomeOf()
  return {
    row: row.row,
    serial: cellText(row.cells.serial),
    shipmentId: shipment?.id ?? null,
    theatre: shipment?.theatre.name ?? '',
    outcome,
    ticked: outcomeRules[outcome].tickable && outcome !== 'left-out',
    cells,
    refused,
    sent: outcome === 'change' ? sent : null,
  }

  function outcomeOf(): RowOutcome {
    if (shipment === null) return 'unmatched'
    if (shipment.status === 'rejected') return 'rejected'
    if (isReadOnly(shipment)) return 'read-only'
    if (choices.unticked.has(row.row)) return 'left-out'
    if (matching.isRepeated(row)) return 'repeated'
    if (refused || Object.values(cells).some(({ state }) => state === 'problem')) return 'problem'
    return isEqual(sent, sentOf(shipment)) ? 'same' : 'change'
  }
}

/** How the cells of a column are read, over what the shipment has. */
const readers: Record<EditField, (value: Cell, from: string, couriers: readonly ShippingType[]) => Reading> = {
  status: readStatus,
  shippingCourier: readCourier,
  shippingTracking: readTracking,
  shippingComments: readComments,
  returnCourier: readCourier,
  returnTracking: readTracking,
  returnComments: readComments,
}

function planCells(
  { row, cells }: SheetRow,
  shipment: Shipment | null,
  { shippingTypes }: ImportContext,
  choices: ImportChoices,
): Record<EditField, PlannedCell> {
  const before = shipment && editOf(shipment)
  const cell = (field: EditField): PlannedCell => {
    const value = cells[field]
    const from = before?.[field] ?? ''
    const refusal = choices.refused?.get(row)?.[field]
    return {
      ...(before && value !== undefined ? readers[field](value, from, shippingTypes) : same(from || cellText(value))),
      from,
      corrected: !isBlank(choices.corrections.get(row)?.[field]),
      ...(refusal && { state: 'problem', message: refusal }),
    }
  }
  return byField(cell)
}

/** The shipment as the row leaves it. Its date moves only with a change, so that an untouched row stays untouched. */
function editedBy(cells: Record<EditField, PlannedCell>, shipment: Shipment, { now }: ImportContext): ShipmentEdit {
  const before = editOf(shipment)
  if (Object.values(cells).every(({ state }) => state !== 'changed')) return before
  const status = cells.status.state === 'changed' ? statusOfLabel(cells.status.to) : null
  const edit = { ...before, ...byField(field => cells[field].to), status: before.status }
  return editStatus(edit, status ?? before.status, now)
}

function badCouriersOf(rows: readonly PlannedRow[]): ImportFailure | null {
  const bad = rows.filter(
    ({ outcome, cells }) =>
      outcome === 'problem' && (cells.shippingCourier.state === 'problem' || cells.returnCourier.state === 'problem'),
  )
  if (bad.length === 0) return null
  return {
    message: text('shipments.import.invalidCourierTheatres'),
    // Two theatres of one name are told apart by their serials.
    items: bad.map(({ theatre, serial }) => `${theatre} (${serial})`),
  }
}
