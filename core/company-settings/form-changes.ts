import { withValueAt } from '../base/field-path'
import { isIdentical } from '../drafts/cells'
import { pathCells, someOf } from '../drafts/path-cells'
import { closedDay, dayNames } from './business-hours'
import { companyForm, normalCompany } from './mapping'
import { isEmptyPhone } from './phone-numbers'
import type { CompanyForm } from './types'

/** The same once both are sent: blanks, ways of writing a time and empty rows make no difference. */
function sameCompany(a: CompanyForm, b: CompanyForm): boolean {
  return isIdentical(bare(a), bare(b))
}

function bare(form: CompanyForm): unknown[] {
  const { phones, emails, timezone, businessHours, certifications } = normalCompany(form, [])
  return [
    phones.filter(phone => !isEmptyPhone(phone)).map(phone => [phone.intlCode, phone.phoneNo, phone.category]),
    emails.filter(({ email }) => email !== '').map(({ email }) => email),
    timezone,
    businessHours.map(({ startTime, endTime }) => [startTime, endTime]),
    [certifications.mpaa, certifications.fact, certifications.iso27001],
  ]
}

const category = (kept: unknown) => kept === 1 || kept === 2 || kept === null
const blank = companyForm(null)

/** The phones and the emails as a whole, the hours day by day, each certificate by itself. */
export const companyCells = pathCells<CompanyForm>(
  {
    phones: someOf({ intlCode: '', phoneNo: '', category }),
    emails: someOf({ email: '' }),
    timezone: '',
    ...Object.fromEntries(dayNames.map((_, at) => [`businessHours.${at}`, { ...closedDay }])),
    'certifications.mpaa': false,
    'certifications.fact': false,
    'certifications.iso27001': false,
  },
  (a, b, cell) => isIdentical(a, b) || sameCompany(withValueAt(blank, cell, a), withValueAt(blank, cell, b)),
)
