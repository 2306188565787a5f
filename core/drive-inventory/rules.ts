import { pathCells } from '../drafts/path-cells'
import type { Drive } from '../wire/drives'

/** A row of the form: the stock as typed. */
export interface DriveRow {
  readonly driveType: Drive['driveType']
  readonly totalStock: string
}

/** The rows that are always shown, in this order (decision 11). */
export const driveTypes: readonly Drive['driveType'][] = ['CRU', 'USB']

/** The maximum length of a stock (specification, section 5). */
export const stockCharacters = 3
/** The limit below which a stock must be (specification, section 9). */
const stockLimit = 1000

/** Returns whether a typed text is a whole number from 0, written with digits only. */
export function isStock(typed: string): boolean {
  return /^\d+$/.test(typed) && Number(typed) < stockLimit
}

/** Returns the number to send: 7 for "07". */
function asSent(typed: unknown): number | string {
  const text = String(typed).trim()
  return isStock(text) ? Number(text) : text
}

/** Each stock is a cell: another person may change another row meanwhile. */
export const driveCells = pathCells<readonly DriveRow[]>(
  Object.fromEntries(driveTypes.map((_, index) => [`${index}.totalStock`, ''])),
  (a, b) => asSent(a) === asSent(b),
)
