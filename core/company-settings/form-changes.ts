import { withValueAt } from '../base/field-path'
import { isEqual } from '../base/json'
import { pathCells, someOf } from '../drafts/path-cells'
import { closedDay, dayNames } from './business-hours'
import { companyForm, isDropped, normalizeCompany } from './mapping'
import type { CompanyForm } from './types'

/** Returns a form as it is sent, so that spaces, formats of times and numbers, and empty rows make no difference. */
function asSent(form: CompanyForm, codes: readonly string[]): CompanyForm {
  const { phones, emails, ...rest } = normalizeCompany(form, codes)
  return { ...rest, phones: phones.filter(row => !isDropped(row)), emails: emails.filter(row => !isDropped(row)) }
}

const isCategory = (value: unknown) => value === 1 || value === 2 || value === null
const blank = companyForm(null)

/** The cells of the form: the phones and the emails as a whole, the hours by day, each certificate separately. */
export const companyShapes = {
  phones: someOf({ intlCode: '', phoneNo: '', category: isCategory }),
  emails: someOf({ email: '' }),
  timezone: '',
  ...Object.fromEntries(dayNames.map((_, index) => [`businessHours.${index}`, { ...closedDay }])),
  'certifications.mpaa': false,
  'certifications.fact': false,
  'certifications.iso27001': false,
}

/**
 * Returns the cells of the form.
 * @param codes returns the loaded calling codes, by which a number that begins with its code is sent in two fields
 */
export const companyCells = (codes: () => readonly string[]) =>
  pathCells<CompanyForm>(companyShapes, (a, b, cell) => {
    const toSent = (content: unknown) => asSent(withValueAt(blank, cell, content), codes())
    return isEqual(a, b) || isEqual(toSent(a), toSent(b))
  })
