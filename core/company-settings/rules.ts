import type { EmailForm, PhoneForm } from './types'

/** Returns, for each phone, the index of an earlier one with the same code and number; null if it has none. */
export function duplicatePhones(phones: readonly PhoneForm[]): (number | null)[] {
  return duplicatesOf(phones.map(({ intlCode, phoneNo }) => (phoneNo === '' ? '' : `${intlCode} ${phoneNo}`)))
}

/**
 * Returns, for each email, the index of an earlier one with the same address, regardless of case; null if it has none.
 */
export function duplicateEmails(emails: readonly EmailForm[]): (number | null)[] {
  return duplicatesOf(emails.map(({ email }) => email.toLowerCase()))
}

function duplicatesOf(keys: readonly string[]): (number | null)[] {
  const firsts = new Map<string, number>()
  return keys.map((key, index) => {
    const first = firsts.get(key)
    if (first === undefined && key !== '') firsts.set(key, index)
    return first ?? null
  })
}
