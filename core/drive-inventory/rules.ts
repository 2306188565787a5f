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

export function sameRows(a: readonly DriveRow[], b: readonly DriveRow[]): boolean {
  return (
    a.length === b.length &&
    a.every((row, i) => row.driveType === b[i]?.driveType && row.totalStock.trim() === b[i]?.totalStock.trim())
  )
}

/** Theirs, but for the rows that were typed over. */
export function mergeRows(
  base: readonly DriveRow[],
  mine: readonly DriveRow[],
  theirs: readonly DriveRow[],
): readonly DriveRow[] {
  return mine.map((row, i) => (row.totalStock.trim() === base[i]?.totalStock.trim() ? (theirs[i] ?? row) : row))
}

/** Guards what was kept in storage by another version. */
export function isDriveRows(kept: unknown): kept is readonly DriveRow[] {
  return (
    Array.isArray(kept) &&
    kept.length === driveTypes.length &&
    kept.every((row, i) => row?.driveType === driveTypes[i] && typeof row?.totalStock === 'string')
  )
}
