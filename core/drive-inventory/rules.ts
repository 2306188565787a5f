import { pathCells } from '../drafts/path-cells'
import type { Drive } from '../wire/drives'

/** A row of the form: the stock as it is typed. */
export interface DriveRow {
  readonly driveType: Drive['driveType']
  readonly totalStock: string
}

/** The rows that always stand, in this order (decision 11). */
export const driveTypes: readonly Drive['driveType'][] = ['CRU', 'USB']

/** Most characters of a stock (specification, section 5). */
export const stockCharacters = 3
/** A stock is below this (specification, section 9). */
const stockLimit = 1000

/** What somebody typed is a whole number from 0, written with digits alone. */
export function isStock(typed: string): boolean {
  return /^\d+$/.test(typed) && Number(typed) < stockLimit
}

/** "07" is sent as 7. */
function asSent(typed: unknown): number | string {
  const words = String(typed).trim()
  return isStock(words) ? Number(words) : words
}

/** One stock a cell: another row may be changed by somebody else meanwhile. */
export const driveCells = pathCells<readonly DriveRow[]>(
  Object.fromEntries(driveTypes.map((_, at) => [`${at}.totalStock`, ''])),
  (a, b) => asSent(a) === asSent(b),
)
