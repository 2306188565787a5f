import type { PhoneForm } from './types'

/** The separators between the digits of a number. */
const separators = /[\s().\-/\u2010-\u2015]/g
/** Invisible marks of direction around a number that was copied from a text. */
const marks = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g
/** A number in international format, such as "+44…" or "0044…". */
const international = /^(?:\+|00)(\d+)$/

/**
 * Returns a phone as it is stored: digits only. An international number is split into code and number by the longest
 * matching calling code. Other characters stay, so that the number is found invalid. A second call changes nothing.
 */
export function normalizePhone(phone: PhoneForm, codes: readonly string[]): PhoneForm {
  const phoneNo = digitsOf(phone.phoneNo)
  const dialed = international.exec(phoneNo)?.[1]
  const [code] = codes.filter(each => each && dialed?.startsWith(each)).toSorted((a, b) => b.length - a.length)
  if (!dialed || !code) return { ...phone, intlCode: phone.intlCode.trim(), phoneNo }
  return normalizePhone({ ...phone, intlCode: code, phoneNo: dialed.slice(code.length) }, codes)
}

/** Removes separators. The "(0)" of "+44 (0)20 7946 0958" is not dialed from abroad, so it is removed too. */
function digitsOf(typed: string): string {
  const bare = typed.replace(marks, '').trim().replace(/^tel:/i, '')
  const abroad = /^(?:\+|00)/.test(bare) ? bare.replace('(0)', '') : bare
  return abroad.replace(separators, '')
}

/** "ext. 12", "x12", ";ext=12" or "#12" after a number. */
const extension = /[\s,;]*(?:ext(?:ension|n)?\b[.:=]?|x|#)\s*(\d{1,6})\s*$/i

/** Returns the extension in a pasted number, which is not stored; null if it has none. */
export function extensionOf(phone: PhoneForm, phoneNo: string): string | null {
  return isPasted(phone, phoneNo) ? (extension.exec(phoneNo.replace(marks, ''))?.[1] ?? null) : null
}

function isPasted(phone: PhoneForm, phoneNo: string): boolean {
  return phoneNo.length - phone.phoneNo.length > 2
}

/**
 * Returns a phone after an edit of its number. A pasted or autofilled number with its calling code is split, without
 * its extension. A typed number is split when its field is left.
 */
export function typedNumber(phone: PhoneForm, phoneNo: string, codes: readonly string[]): PhoneForm {
  if (!isPasted(phone, phoneNo)) return { ...phone, phoneNo }
  const next = { ...phone, phoneNo: phoneNo.replace(marks, '').replace(extension, '') }
  return international.test(digitsOf(next.phoneNo)) ? normalizePhone(next, codes) : next
}

/**
 * Returns the digits of a number in groups of three; the last group has two to four digits. Shorter numbers and other
 * texts stay as they are.
 */
export function groupedNumber(phoneNo: string): string {
  if (!/^\d{6,}$/.test(phoneNo)) return phoneNo
  return phoneNo.replace(/\d{3}(?=\d{2})/g, '$& ')
}

/** Returns a phone as text: "+1 555 695 7930". */
export function phoneText({ intlCode, phoneNo }: Pick<PhoneForm, 'intlCode' | 'phoneNo'>): string {
  return `+${intlCode} ${groupedNumber(phoneNo)}`
}

/** Returns whether a phone is empty. It is then dropped (specification, section 5). */
export function isEmptyPhone({ intlCode, phoneNo, category }: PhoneForm): boolean {
  return intlCode.trim() === '' && phoneNo.trim() === '' && category === null
}
