import { readTime } from '../base/read-time'
import { isClosed } from './business-hours'
import { isEmail, type KnowsDomain } from './email-addresses'
import { isEmptyPhone } from './phone-numbers'
import type { CompanyForm, CompanyProblem, DayHours, EmailForm, PhoneForm } from './types'

/** Most digits of a phone number (specification, section 9). */
export const phoneDigits = 15
const numberShape = new RegExp(`^\\d{1,${phoneDigits}}$`)

/**
 * The rules of specification, section 5, over what was made normal before. The form, the world and the server ask
 * the same ones; a row that is dropped is at no fault.
 */
export function phoneProblems(phones: readonly PhoneForm[]): CompanyProblem[] {
  if (phones.every(isEmptyPhone)) return [{ path: 'phones', key: 'companyRules.phonesRequired' }]
  const duplicates = duplicatePhones(phones)
  return phones.flatMap((phone, at) => (isEmptyPhone(phone) ? [] : problemsOfPhone(phone, at, duplicates[at] !== null)))
}

function problemsOfPhone(phone: PhoneForm, at: number, isRepeated: boolean): CompanyProblem[] {
  const { intlCode, phoneNo, category } = phone
  const problems: CompanyProblem[] = []
  if (intlCode === '') problems.push({ path: `phones[${at}].intlCode`, key: 'shared.required' })
  else if (!/^\d+$/.test(intlCode)) problems.push({ path: `phones[${at}].intlCode`, key: 'shared.invalidValue' })
  const path = `phones[${at}].phoneNo`
  if (phoneNo === '') problems.push({ path, key: 'shared.required' })
  else if (!numberShape.test(phoneNo)) problems.push({ path, key: 'shared.invalidValue' })
  else if (isRepeated) problems.push({ path, key: 'companyRules.phoneUsed' })
  if (category === null) problems.push({ path: `phones[${at}].category`, key: 'shared.required' })
  return problems
}

/** Of each phone the earlier one with the same code and number; null when there is none. */
export function duplicatePhones(phones: readonly PhoneForm[]): (number | null)[] {
  return duplicatesOf(phones.map(({ intlCode, phoneNo }) => (phoneNo === '' ? '' : `${intlCode} ${phoneNo}`)))
}

export function emailProblems(emails: readonly EmailForm[], isKnown: KnowsDomain): CompanyProblem[] {
  if (emails.every(({ email }) => email === '')) return [{ path: 'emails', key: 'companyRules.emailsRequired' }]
  const duplicates = duplicateEmails(emails)
  return emails.flatMap(({ email }, at): CompanyProblem[] => {
    const path = `emails[${at}].email`
    if (email === '') return []
    if (!isEmail(email, isKnown)) return [{ path, key: 'shared.invalidValue' }]
    return duplicates[at] === null ? [] : [{ path, key: 'companyRules.emailUsed' }]
  })
}

/** Of each row the earlier one with the same address, in whatever case; null when there is none. */
export function duplicateEmails(emails: readonly EmailForm[]): (number | null)[] {
  return duplicatesOf(emails.map(({ email }) => email.toLowerCase()))
}

function duplicatesOf(keys: readonly string[]): (number | null)[] {
  const firsts = new Map<string, number>()
  return keys.map((key, at) => {
    const first = firsts.get(key)
    if (first === undefined && key !== '') firsts.set(key, at)
    return first ?? null
  })
}

/** All that keeps company details from being saved. */
export function companyProblems(form: CompanyForm, isKnown: KnowsDomain): CompanyProblem[] {
  return [
    ...phoneProblems(form.phones),
    ...emailProblems(form.emails, isKnown),
    ...(form.timezone === '' ? [{ path: 'timezone', key: 'shared.required' } as const] : []),
    ...hoursProblems(form.businessHours),
  ]
}

/** At least one day is open; a time has its pair, can be read, and the end comes after the start. */
function hoursProblems(days: readonly DayHours[]): CompanyProblem[] {
  if (days.every(isClosed)) return [{ path: 'businessHours', key: 'shared.required' }]
  return days.flatMap((day, at): CompanyProblem[] => {
    if (isClosed(day)) return []
    const sides = (['startTime', 'endTime'] as const).flatMap((side): CompanyProblem[] => {
      const path = `businessHours[${at}].${side}`
      if (day[side].trim() === '') return [{ path, key: 'shared.required' }]
      return readTime(day[side]) === null ? [{ path, key: 'shared.invalidValue' }] : []
    })
    if (sides.length > 0) return sides
    const isTurned = String(readTime(day.startTime)) >= String(readTime(day.endTime))
    return isTurned ? [{ path: `businessHours[${at}].endTime`, key: 'companyRules.hoursOrder' }] : []
  })
}
