import type { Drive } from '../wire/drives'

/** A row of the form: the stock as it is typed. */
export interface DriveRow {
  readonly driveType: Drive['driveType']
  readonly totalStock: string
}
