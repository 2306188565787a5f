import { driveTypes, isStock } from '../../drive-inventory/rules'
import type { Drive } from '../../wire/drives'
import { type Form, type Problem, repeated } from './read'
import { fields, leaf, line, listOf, oneOf, type Sent } from './shapes'

const unknown = { code: 'unknown', message: 'Drive type not found' }
const notValid = { code: 'account.errors.drives.notValid', message: 'Enter a valid value' }

/** In whole units of 1 TB, as typed. */
const stock = leaf<number>(value => (typeof value === 'number' && isStock(String(value)) ? null : notValid))

export const drivesShape = listOf(10, fields({ driveType: oneOf(driveTypes, unknown), totalStock: stock }))

export function drivesProblems(drives: readonly Drive[]): Problem[] {
  return repeated(
    'drives',
    'driveType',
    drives.map(({ driveType }) => driveType),
  )
}

const shape = fields({ companyId: line(100), drives: drivesShape })
export type DrivesSent = Sent<typeof shape>

/** The drive inventory alone. */
export const drives: Form<DrivesSent> = {
  shape,
  problems: sent => drivesProblems(sent.drives),
  clean: sent => sent,
}
