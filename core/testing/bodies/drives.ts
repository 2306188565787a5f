import { driveTypes, isStock } from '../../drive-inventory/rules'
import type { Drive } from '../../wire/drives'
import { type Form, type Problem, repeated } from './read'
import { fields, leaf, line, listOf, oneOf, type Sent } from './shapes'

const unknown = { code: 'unknown', message: 'Drive type not found' }
const notValid = { code: 'account.errors.drives.notValid', message: 'Enter a valid value' }

/** The count of drives, by the rule for a typed stock. */
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

/** The body of the drive inventory. */
export const drives: Form<DrivesSent> = {
  shape,
  problems: sent => drivesProblems(sent.drives),
  clean: sent => sent,
}
