import { driveTypes, isStock } from '../../drive-inventory/rules'
import type { Drive } from '../../wire/drives'
import type { CompanyDetails } from '../../wire/people'
import { asList, type Check, createCheck, type Fields, isFields, isTimeOfDay, isWhole } from '../checks'
import { type At, done, type Outcome, refuse } from '../outcome'
import type { PartnerRecord } from '../records'

const digits = /^\d{1,15}$/
const emailShape = /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/

/** Saves the drives alone, or company details with certifications: what a PUT of the partner carries. */
export function savePartner(partner: PartnerRecord, body: unknown, _at: At): Outcome<PartnerRecord> {
  if (!isFields(body)) return refuse(422, 'invalid', 'Company details are expected')
  const check = createCheck()
  const onlyDrives = body.drives !== undefined && body.phones === undefined
  if (onlyDrives && body.companyId !== partner.companyId) check.add('companyId', 'unknown', 'This company is not yours')
  const changes = onlyDrives ? { drives: readDrives(body.drives, check) } : readCompany(body, check)
  return check.refusal ?? done({ ...partner, ...changes }, null)
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

/** Company details as they are sent; certifications that are missing count as none. */
export function readCompany(body: Fields, check: Check): CompanyDetails {
  const certified = isFields(body.certifications) ? body.certifications : {}
  if (typeof body.timezone !== 'string' || body.timezone === '')
    check.add('timezone', 'required', 'This field is required')
  return {
    phones: readPhones(body.phones, check),
    emails: readEmails(body.emails, check),
    timezone: String(body.timezone),
    businessHours: readHours(body.businessHours, check),
    certifications: {
      mpaa: certified.mpaa === true,
      fact: certified.fact === true,
      iso27001: certified.iso27001 === true,
    },
  }
}

function readPhones(sent: unknown, check: Check): CompanyDetails['phones'] {
  const rows = asList(sent)
  const seen = new Set<string>()
  if (rows.length === 0) check.add('phones', 'required', 'At least one phone number is required')
  return rows.map((row, index) => {
    const { intlCode, phoneNo, category } = isFields(row) ? row : {}
    const number = `${String(intlCode)}${String(phoneNo)}`
    if (typeof intlCode !== 'string' || intlCode === '')
      check.add(`phones[${index}].intlCode`, 'required', 'This field is required')
    if (typeof phoneNo !== 'string' || !digits.test(phoneNo))
      check.add(`phones[${index}].phoneNo`, 'invalid', 'Enter a valid value')
    else if (seen.has(number)) check.add(`phones[${index}].phoneNo`, 'repeated', 'This number has been previously used')
    if (category !== 1 && category !== 2) check.add(`phones[${index}].category`, 'required', 'This field is required')
    seen.add(number)
    return { intlCode: String(intlCode), phoneNo: String(phoneNo), category: category === 2 ? 2 : 1 }
  })
}

function readEmails(sent: unknown, check: Check): CompanyDetails['emails'] {
  const rows = asList(sent)
  const seen = new Set<string>()
  if (rows.length === 0) check.add('emails', 'required', 'At least one email address is required')
  return rows.map((row, index) => {
    const email = isFields(row) && typeof row.email === 'string' ? row.email : ''
    if (!emailShape.test(email)) check.add(`emails[${index}].email`, 'invalid', 'Enter a valid value')
    else if (seen.has(email.toLowerCase()))
      check.add(`emails[${index}].email`, 'repeated', 'This email has been previously used')
    seen.add(email.toLowerCase())
    return { email }
  })
}

function readHours(sent: unknown, check: Check): CompanyDetails['businessHours'] {
  const rows = asList(sent)
  if (rows.length === 0) check.add('businessHours', 'required', 'This field is required')
  return rows.map((row, index) => {
    const { dayOrdinal, dayName, startTime, endTime } = isFields(row) ? row : {}
    const at = `businessHours[${index}]`
    const start = isTimeOfDay(startTime) ? startTime : null
    const end = isTimeOfDay(endTime) ? endTime : null
    if (!isWhole(dayOrdinal, 1, 7)) check.add(`${at}.dayOrdinal`, 'invalid', 'Enter a valid value')
    if (start === null && end !== null) check.add(`${at}.startTime`, 'required', 'This field is required')
    if (end === null && start !== null) check.add(`${at}.endTime`, 'required', 'This field is required')
    if (start !== null && end !== null && start >= end)
      check.add(`${at}.endTime`, 'order', 'End time should be after start time')
    return { dayOrdinal: Number(dayOrdinal), dayName: String(dayName), startTime: start, endTime: end }
  })
}
