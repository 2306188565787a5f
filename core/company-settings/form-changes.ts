import { withValueAt } from '../base/field-path'
import { isEqual } from '../base/json'
import { pathCells, someOf } from '../drafts/path-cells'
import { closedDay, dayNames } from './business-hours'
import { companyForm, isDropped, normalCompany } from './mapping'
import type { CompanyForm } from './types'

/** As it is sent: blanks, ways of writing a time or a number and empty rows make no difference. */
function bare(form: CompanyForm, codes: readonly string[]): CompanyForm {
  const { phones, emails, ...rest } = normalCompany(form, codes)
  return { ...rest, phones: phones.filter(row => !isDropped(row)), emails: emails.filter(row => !isDropped(row)) }
}

const category = (kept: unknown) => kept === 1 || kept === 2 || kept === null
const blank = companyForm(null)

/** The phones and the emails as a whole, the hours day by day, each certificate by itself. */
export const companyShapes = {
  phones: someOf({ intlCode: '', phoneNo: '', category }),
  emails: someOf({ email: '' }),
  timezone: '',
  ...Object.fromEntries(dayNames.map((_, at) => [`businessHours.${at}`, { ...closedDay }])),
  'certifications.mpaa': false,
  'certifications.fact': false,
  'certifications.iso27001': false,
}

/** @param codes the calling codes that are known by now: a number that came with its code is sent in two */
export const companyCells = (codes: () => readonly string[]) =>
  pathCells<CompanyForm>(companyShapes, (a, b, cell) => {
    const sent = (content: unknown) => bare(withValueAt(blank, cell, content), codes())
    return isEqual(a, b) || isEqual(sent(a), sent(b))
  })
