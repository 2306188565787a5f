import type { Drive } from '../wire/drives'
import { driveTypes } from './rules'
import type { DriveRow } from './types'

/** What the back end has as rows of the form: every type once, 0 when it is missing. */
export function rowsOf(drives: readonly Drive[] | null | undefined): readonly DriveRow[] {
  return driveTypes.map(driveType => {
    const stock = drives?.find(drive => drive.driveType === driveType)?.totalStock
    return { driveType, totalStock: String(stock ?? 0) }
  })
}

/** Rows that passed the schema as they are sent. */
export function drivesOf(rows: readonly DriveRow[]): Drive[] {
  return rows.map(({ driveType, totalStock }) => ({ driveType, totalStock: Number(totalStock) }))
}

/** "drives[1].totalStock" of a 422 as the form's "[1].totalStock". */
export function rowPath(serverPath: string): string {
  return serverPath.replace(/^drives(?=\[)/, '')
}
