import type { KnowsDomain } from '../../company-settings/email-addresses'
import { driveTypes, isStock } from '../../drive-inventory/rules'
import type { Drive } from '../../wire/drives'
import { asList, type Check, createCheck, isFields, isSameJson } from '../checks'
import { done, type Outcome, refuse } from '../outcome'
import type { PartnerRecord } from '../records'
import { readCompany } from './company'

/** Saves the drives alone, or company details with certifications: what a PUT of the partner carries. Nothing changed is the same record. */
export function savePartner(partner: PartnerRecord, body: unknown, isKnown: KnowsDomain): Outcome<PartnerRecord> {
  if (!isFields(body)) return refuse(422, 'invalid', 'Company details are expected')
  const check = createCheck()
  const onlyDrives = body.drives !== undefined && body.phones === undefined
  if (onlyDrives && body.companyId !== partner.companyId) check.add('companyId', 'unknown', 'This company is not yours')
  const changes = onlyDrives ? { drives: readDrives(body.drives, check) } : readCompany(body, check, isKnown)
  if (check.refusal) return check.refusal
  const isChanged = !isSameJson(partner, { ...partner, ...changes })
  return done(isChanged ? { ...partner, ...changes, version: partner.version + 1 } : partner, null)
}

export function isDrivesOnly(body: unknown): boolean {
  return isFields(body) && body.drives !== undefined && body.phones === undefined
}

/** Each type once at most, in whole units of 1 TB from 0 to 999. */
export function readDrives(sent: unknown, check: Check): Drive[] {
  const drives: Drive[] = []
  for (const [index, row] of asList(sent).entries()) {
    const fields = isFields(row) ? row : {}
    const driveType = driveTypes.find(type => type === fields.driveType)
    if (driveType === undefined) check.add(`drives[${index}].driveType`, 'unknown', 'This drive type is not known')
    else if (drives.some(drive => drive.driveType === driveType))
      check.add(`drives[${index}].driveType`, 'repeated', 'This drive type is in the list twice')
    const { totalStock } = fields
    if (typeof totalStock !== 'number' || !isStock(String(totalStock)))
      check.add(`drives[${index}].totalStock`, 'account.errors.drives.notValid', 'Enter a valid value')
    else if (driveType !== undefined) drives.push({ driveType, totalStock })
  }
  return drives
}
