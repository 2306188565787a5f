import { readTime } from '../base/read-time'
import { broken } from '../drafts/validate'
import { isClosed } from './business-hours'
import { areEmails, isEmail, type KnowsDomain } from './email-addresses'
import { isEmptyPhone } from './phone-numbers'
import type { CompanyForm, CompanyProblem, DayHours, EmailForm, PhoneForm } from './types'

/** Most digits of a phone number (specification, section 9). */
const phoneDigits = 15
/** What is said of a text that does not pass: where there is none, that it is required. */
const keyOf = (typed: string) => (typed.trim() === '' ? 'shared.required' : 'shared.invalidValue')
const numberShape = new RegExp(`^\\d{1,${phoneDigits}}$`)

/**
 * The rules of specification, section 5, over what was made normal before. The form, the world and the server ask
 * the same ones; a row that is dropped is at no fault.
 */
export function phoneProblems(phones: readonly PhoneForm[]): CompanyProblem[] {
  if (phones.every(isEmptyPhone)) return [{ path: 'phones', key: 'companyRules.phonesRequired' }]
  const duplicates = duplicatePhones(phones)
  return phones.flatMap((phone, at): CompanyProblem[] => {
    if (isEmptyPhone(phone)) return []
    const { intlCode, phoneNo, category } = phone
    const isNumber = numberShape.test(phoneNo)
    return broken(`phones[${at}].`, [
      ['intlCode', /^\d+$/.test(intlCode), keyOf(intlCode)],
      ['phoneNo', isNumber, keyOf(phoneNo)],
      ['phoneNo', !isNumber || duplicates[at] === null, 'companyRules.phoneUsed'],
      ['category', category !== null, 'shared.required'],
    ])
  })
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
    if (areEmails(email)) return [{ path, key: 'companyRules.oneEmail' }]
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
    const [start, end] = [readTime(day.startTime), readTime(day.endTime)]
    return broken(`businessHours[${at}].`, [
      ['startTime', start !== null, keyOf(day.startTime)],
      ['endTime', end !== null, keyOf(day.endTime)],
      ['endTime', start === null || end === null || start < end, 'companyRules.hoursOrder'],
    ])
  })
}
