import type { FormCells } from '../drafts/form'
import type { Drive } from '../wire/drives'
import type { DriveRow } from './types'

/** The rows that always stand, in this order (decision 11). */
export const driveTypes: readonly Drive['driveType'][] = ['CRU', 'USB']

/** Most characters of a stock (specification, section 5). */
export const stockCharacters = 3
/** A stock is below this (specification, section 9). */
export const stockLimit = 1000

/** What somebody typed is a whole number from 0, written with digits alone. */
export function isStock(typed: string): boolean {
  return /^\d+$/.test(typed) && Number(typed) < stockLimit
}

/** One stock a cell: another row may be changed by somebody else meanwhile. */
export const driveCells: FormCells<readonly DriveRow[]> = {
  split: rows => new Map(rows.map(({ driveType, totalStock }) => [driveType, totalStock])),
  join: (rows, typed) =>
    rows.map(row => {
      const cell = typed.get(row.driveType)
      return cell ? { ...row, totalStock: String(cell.mine) } : row
    }),
  same: (a, b) => String(a).trim() === String(b).trim(),
}

/** Guards what was kept in storage by another version. */
export function isDriveCell(cell: string, content: unknown): boolean {
  return driveTypes.some(type => type === cell) && typeof content === 'string'
}
