import type { PhoneForm } from './types'

/** What people put between the digits of a number. */
const separators = /[\s().\-/\u2010-\u2015]/g
/** Marks of direction that stand unseen around a number that was copied from a text. */
const marks = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g
/** A number written for callers abroad, as "+44…" or "0044…". */
const international = /^(?:\+|00)(\d+)$/

/**
 * A phone as it is kept: digits alone. An international number fills code and number by the longest calling code
 * that is known. What is neither digit nor separator stays, so that it can be found at fault. Doing it twice changes nothing.
 */
export function normalPhone(phone: PhoneForm, codes: readonly string[]): PhoneForm {
  const phoneNo = digitsOf(phone.phoneNo)
  const called = international.exec(phoneNo)?.[1]
  const [code] = codes.filter(each => each && called?.startsWith(each)).toSorted((a, b) => b.length - a.length)
  if (!called || !code) return { ...phone, intlCode: phone.intlCode.trim(), phoneNo }
  return normalPhone({ ...phone, intlCode: code, phoneNo: called.slice(code.length) }, codes)
}

/** Without separators; the "(0)" of "+44 (0)20 7946 0958" is left out by callers abroad. */
function digitsOf(typed: string): string {
  const bare = typed.replace(marks, '').trim().replace(/^tel:/i, '')
  const abroad = /^(?:\+|00)/.test(bare) ? bare.replace('(0)', '') : bare
  return abroad.replace(separators, '')
}

/** "ext. 12", "x12", ";ext=12" or "#12" behind a number. */
const extension = /[\s,;]*(?:ext(?:ension|n)?\b[.:=]?|x|#)\s*(\d{1,6})\s*$/i

/** The extension of a number that came at once with it, which is not kept; null without one. */
export function extensionOf(phone: PhoneForm, phoneNo: string): string | null {
  return cameAtOnce(phone, phoneNo) ? (extension.exec(phoneNo.replace(marks, ''))?.[1] ?? null) : null
}

function cameAtOnce(phone: PhoneForm, phoneNo: string): boolean {
  return phoneNo.length - phone.phoneNo.length > 2
}

/**
 * What a field becomes by an edit: a number that came at once with its calling code (pasted, or filled in by the
 * browser) is taken apart, its extension left off; one that is typed is read when the field is left.
 */
export function typedNumber(phone: PhoneForm, phoneNo: string, codes: readonly string[]): PhoneForm {
  if (!cameAtOnce(phone, phoneNo)) return { ...phone, phoneNo }
  const next = { ...phone, phoneNo: phoneNo.replace(marks, '').replace(extension, '') }
  return international.test(digitsOf(next.phoneNo)) ? normalPhone(next, codes) : next
}

/** Returns the digits of a number in groups of three, the last of two to four; anything else as it is. */
export function groupedNumber(phoneNo: string): string {
  if (!/^\d{6,}$/.test(phoneNo)) return phoneNo
  return phoneNo.replace(/\d{3}(?=\d{2})/g, '$& ')
}

/** Returns a phone as it is read: "+1 555 695 7930". */
export function phoneText({ intlCode, phoneNo }: Pick<PhoneForm, 'intlCode' | 'phoneNo'>): string {
  return `+${intlCode} ${groupedNumber(phoneNo)}`
}

/** A phone with nothing in it is no phone: it is dropped (specification, section 5). */
export function isEmptyPhone({ intlCode, phoneNo, category }: PhoneForm): boolean {
  return intlCode.trim() === '' && phoneNo.trim() === '' && category === null
}
