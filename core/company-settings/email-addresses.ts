import { invisible } from '../base/plain-text'
import type { EmailForm } from './types'

/** A letter or digit with the marks that belong to it: vowel signs, and accents that Unicode cannot compose with it. */
const letter = String.raw`[\p{L}\p{N}](?:\p{M}|(?<=\p{M})[\u200c\u200d]|(?<=\p{Script=Arabic})\u200c(?=\p{Script=Arabic}))*`
const nameSign = "[!#$%&'*+/=?^_`{|}~-]"
const nameShape = new RegExp(`^(?:${letter}|${nameSign})+(?:\\.(?:${letter}|${nameSign})+)*$`, 'u')
const labelShape = new RegExp(`^${letter}(?:(?:${letter}|-)*${letter})?$`, 'u')
const maxLabelLength = 63
const maxLength = 254

/** Returns whether a top-level domain, in lower case, is known. */
export type IsKnownDomain = (topLevel: string) => boolean

/** Signs that suppress a vowel. */
const virama = /[\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d\u0dca]/

const arabic = /\p{Script=Arabic}/u

/**
 * Returns the text without invisible characters, apart from joiners that decide how a word is written: between a virama and the
 * letter after it, and between Arabic letters (RFC 5892, CONTEXTJ).
 */
function withoutInvisible(typed: string): string {
  return typed.replace(invisible, (mark, index: number) => {
    const isJoiner = mark === '\u200c' || mark === '\u200d'
    const isInWord = virama.test(typed[index - 1] ?? '') && /^\p{L}/u.test(typed.slice(index + 1))
    const isInArabic = mark === '\u200c' && arabic.test(typed[index - 1] ?? '') && arabic.test(typed[index + 1] ?? '')
    return isInArabic || (isJoiner && isInWord) ? mark : ''
  })
}

/**
 * Returns an address as it is stored: composed (NFC, with a domain without wide letters), without invisible marks,
 * surrounding spaces and the name that a mail program puts before it, and with its domain in lower case. A second call
 * changes nothing.
 */
export function normalizeEmail({ email }: EmailForm): EmailForm {
  const plain = withoutInvisible(email.normalize('NFC')).normalize('NFC').trim()
  const bare = (/^[^<>@]*<([^<>@,;\s]+[@＠][^<>@,;\s]+)>$/.exec(plain)?.[1] ?? plain)
    .replace(/^(?:mailto:\s*)+/i, '')
    .replace(/＠/g, '@')
  const atIndex = bare.lastIndexOf('@')
  if (atIndex < 0) return { email: bare }
  return {
    email:
      bare.slice(0, atIndex) +
      bare
        .slice(atIndex)
        .replace(/[。．｡]/g, '.')
        .replace(/[！-～]/g, wide => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
        .toLowerCase()
        .normalize('NFC'),
  }
}

/** Returns whether a field has several addresses. */
export function hasSeveralEmails(typed: string): boolean {
  return typed.split(/[,;\s،؛、<>]+/).filter(part => /^[^@]+@[^@]+$/.test(part)).length > 1
}

/** Returns whether an address is valid: its top-level domain is known, or has two letters (decision 11). */
export function isEmail(email: string, isKnown: IsKnownDomain): boolean {
  const atIndex = email.lastIndexOf('@')
  const labels = email.slice(atIndex + 1).split('.')
  const last = labels.at(-1)?.toLowerCase() ?? ''
  return (
    atIndex > 0 &&
    email.length <= maxLength &&
    nameShape.test(email.slice(0, atIndex)) &&
    labels.length > 1 &&
    labels.every(label => label.length <= maxLabelLength && labelShape.test(label)) &&
    (/^[a-z]{2}$/.test(last) || isKnown(last))
  )
}
