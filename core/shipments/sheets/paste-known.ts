import { getOrInsert } from '../../base/get-or-insert'
import { plainText } from '../../base/plain-text'
import { plainNumber } from '../../tracking/hint'
import type { ShippingType } from '../../wire/reference'
import { findCourier } from '../rows/couriers'
import { isDate, isNumber, isShortened } from './cell-kinds'
import { cleanCell, numberText } from './cell-texts'
import { isFormulaError } from './formula-errors'
import { readSerial } from './import-cells'
import type { PasteColumn } from './paste-titles'

/** A row of the order, as a paste sees it. */
export interface PlanRow {
  readonly id: string
  /** Whether the row cannot be changed. */
  readonly readOnly: boolean
  /** The saved tracking number; empty without one. */
  readonly savedNumber: string
  /** The shown comments. */
  readonly comments: string
  /** The serial number of the row in its order. */
  readonly ordinal: number
  readonly bookingNo: string
  readonly theatre: string
  /** The shown courier; empty without one. */
  readonly courier: string
  /** The shown tracking number, saved or edited; empty without one. */
  readonly number: string
}

export type KnownCells = ReturnType<typeof createKnown>

/**
 * Creates the look-up of names in cells: couriers, and the serials, booking numbers and theatres of rows.
 * @param rows all rows that a line may name, in their order
 * @param couriers the known couriers
 * @returns functions that each take the text of a cell
 */
export function createKnown(rows: readonly PlanRow[], couriers: readonly ShippingType[]) {
  const theatres = new Map<string, PlanRow[]>()
  for (const row of rows) getOrInsert(theatres, theatreKey(row.theatre), () => []).push(row)
  const ordinals = new Map(rows.map(row => [row.ordinal, row]))
  const bookings = new Map(rows.map(row => [plainNumber(row.bookingNo), row]))

  const courierIn = (cell: string) => findCourier(cleanCell(cell).replace(/\s*:$/, ''), couriers)

  function rowOfSerial(cell: string): PlanRow | null {
    const text = cleanCell(cell).replace(/^#\s*/, '')
    const serial = readSerial(text)
    const ofOrdinal = serial === null ? undefined : ordinals.get(serial)
    return ofOrdinal ?? (text === '' ? null : (bookings.get(plainNumber(text)) ?? null))
  }

  function rowsOfTheatre(cell: string): readonly PlanRow[] {
    const key = theatreKey(cell)
    return key === '' ? [] : (theatres.get(key) ?? [])
  }

  /** Returns the column that the text of a cell belongs to; null when the text alone is not enough. */
  function columnOf(cell: string): PasteColumn | null {
    if (cleanCell(cell) === '') return null
    if (courierIn(cell)) return 'courier'
    if (rowsOfTheatre(cell).length > 0) return 'theatre'
    if (rowOfSerial(cell)) return 'serial'
    const number = numberText(cell)
    return isNumber(number) || isShortened(number) || isFormulaError(number) ? 'number' : null
  }

  return { couriers, courierIn, rowOfSerial, rowsOfTheatre, columnOf }
}

function theatreKey(name: string): string {
  return plainText(cleanCell(name))
}

/** Returns whether a spreadsheet has replaced a number: by fewer digits, an error, or a day. */
export function isAltered(number: string): boolean {
  return isShortened(number) || isFormulaError(number) || isDate(number)
}
