import { driveTypes, isStock } from '../../drive-inventory/rules'
import type { Drive } from '../../wire/drives'
import type { Form, Problem } from './read'
import { fields, leaf, line, listOf, oneOf, type Sent } from './shapes'

const unknown = { code: 'unknown', message: 'This drive type is not known' }
const repeated = { code: 'repeated', message: 'This drive type is in the list twice' }
const notValid = { code: 'account.errors.drives.notValid', message: 'Enter a valid value' }

/** In whole units of 1 TB, as somebody may have typed it. */
const stock = leaf<number>(value => (typeof value === 'number' && isStock(String(value)) ? null : notValid))

/** Each type once at most: that is looked for among the few that may be sent. */
export const drivesShape = listOf(10, fields({ driveType: oneOf(driveTypes, unknown), totalStock: stock }))

export function drivesProblems(drives: readonly Drive[]): Problem[] {
  return drives.flatMap(({ driveType }, at) =>
    drives.findIndex(each => each.driveType === driveType) < at
      ? [{ path: `drives[${at}].driveType`, ...repeated }]
      : [],
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
