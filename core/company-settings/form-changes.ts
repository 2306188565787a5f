import { toJson } from '../base/json'
import { isIdentical } from '../drafts/cells'
import type { FormCells } from '../drafts/form'
import { dayNames } from './business-hours'
import { companyForm, normalCompany } from './mapping'
import { isEmptyPhone } from './phone-numbers'
import type { CompanyForm } from './types'

/** The same once both are sent: blanks, ways of writing a time and empty rows make no difference. */
export function sameCompany(a: CompanyForm, b: CompanyForm): boolean {
  return toJson(bare(a)) === toJson(bare(b))
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

const certificates = ['mpaa', 'fact', 'iso27001'] as const

/** The phones and the emails as a whole, the hours day by day, each certificate by itself. */
export const companyCells: FormCells<CompanyForm> = {
  split: ({ phones, emails, timezone, businessHours, certifications }) =>
    new Map<string, unknown>([
      ['phones', phones],
      ['emails', emails],
      ['timezone', timezone],
      ...businessHours.map((day, at) => [`businessHours.${at}`, day] as const),
      ...certificates.map(name => [`certifications.${name}`, certifications[name]] as const),
    ]),
  join(form, typed) {
    const mine = <Content>(cell: string, now: Content): Content => {
      const known = typed.get(cell)
      return known ? (known.mine as Content) : now
    }
    const held = form.certifications
    return {
      phones: mine('phones', form.phones),
      emails: mine('emails', form.emails),
      timezone: mine('timezone', form.timezone),
      businessHours: form.businessHours.map((day, at) => mine(`businessHours.${at}`, day)),
      certifications: {
        mpaa: mine('certifications.mpaa', held.mpaa),
        fact: mine('certifications.fact', held.fact),
        iso27001: mine('certifications.iso27001', held.iso27001),
      },
    }
  },
  same: (a, b, cell) => isIdentical(a, b) || sameCompany(withCell(cell, a), withCell(cell, b)),
}

function withCell(cell: string, content: unknown): CompanyForm {
  return companyCells.join(companyForm(null), new Map([[cell, { mine: content, over: null }]]))
}

/** Guards what was kept in storage by another version. */
export function isCompanyCell(cell: string, content: unknown): boolean {
  if (cell === 'phones')
    return isListOf(content, phone => isText(phone.intlCode) && isText(phone.phoneNo) && isCategory(phone.category))
  if (cell === 'emails') return isListOf(content, ({ email }) => isText(email))
  if (cell === 'timezone') return isText(content)
  const [group, name] = cell.split('.')
  if (group === 'certifications') return certificates.some(each => each === name) && typeof content === 'boolean'
  const isDay = group === 'businessHours' && dayNames[Number(name)] !== undefined
  return isDay && isRecord(content) && isText(content.startTime) && isText(content.endTime)
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

function isListOf(value: unknown, isRow: (row: Record<string, unknown>) => boolean): value is unknown[] {
  return Array.isArray(value) && value.length > 0 && value.every(row => isRecord(row) && isRow(row))
}

function isText(value: unknown): value is string {
  return typeof value === 'string'
}

function isCategory(value: unknown): boolean {
  return value === 1 || value === 2 || value === null
}
