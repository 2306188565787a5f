import type { Drive } from '../wire/drives'
import { type DriveRow, driveTypes } from './rules'

/** Returns the server's drives as rows of the form: every type once, 0 when it is missing. */
export function rowsOf(drives: readonly Drive[] | null | undefined): readonly DriveRow[] {
  return driveTypes.map(driveType => {
    const stock = drives?.find(drive => drive.driveType === driveType)?.totalStock
    return { driveType, totalStock: String(stock ?? 0) }
  })
}

/**
 * Returns valid rows as they are sent.
 * @param serverDrives the server's drives: types that the form does not know are kept, since a save replaces the list
 */
export function drivesOf(rows: readonly DriveRow[], serverDrives: readonly Drive[] | null = null): Drive[] {
  const unknown = serverDrives?.filter(({ driveType }) => !driveTypes.includes(driveType)) ?? []
  return [...rows.map(({ driveType, totalStock }) => ({ driveType, totalStock: Number(totalStock) })), ...unknown]
}

/** Returns the path "drives[1].totalStock" of a 422 as the form's "[1].totalStock". */
export function rowPath(serverPath: string): string {
  return serverPath.replace(/^drives(?=\[)/, '')
}
