import { invisible } from '../base/plain-text'
import type { EmailForm } from './types'

/** A letter or digit with the marks that belong to it: vowel signs, and accents that have no letter of their own. */
const letter = String.raw`[\p{L}\p{N}](?:\p{M}|(?<=\p{M})[\u200c\u200d]|(?<=\p{Script=Arabic})\u200c(?=\p{Script=Arabic}))*`
const nameSign = "[!#$%&'*+/=?^_`{|}~-]"
const nameShape = new RegExp(`^(?:${letter}|${nameSign})+(?:\\.(?:${letter}|${nameSign})+)*$`, 'u')
const labelShape = new RegExp(`^${letter}(?:(?:${letter}|-)*${letter})?$`, 'u')
const longestLabel = 63
const longest = 254

/** Whether a top-level domain is known; it comes in lower case. */
export type KnowsDomain = (topLevel: string) => boolean

/** Signs that suppress a vowel. */
const virama = /[\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d\u0dca]/

const arabic = /\p{Script=Arabic}/u

/**
 * Returns the text without invisible characters, apart from joiners that decide how a word is written: between a virama and the
 * letter after it, and between Arabic letters (RFC 5892, CONTEXTJ).
 */
function withoutInvisible(typed: string): string {
  return typed.replace(invisible, (mark, at: number) => {
    const isJoiner = mark === '\u200c' || mark === '\u200d'
    const isInWord = virama.test(typed[at - 1] ?? '') && /^\p{L}/u.test(typed.slice(at + 1))
    const isInArabic = mark === '\u200c' && arabic.test(typed[at - 1] ?? '') && arabic.test(typed[at + 1] ?? '')
    return isInArabic || (isJoiner && isInWord) ? mark : ''
  })
}

/**
 * Returns an address as it is kept: composed (NFC, and its domain without wide letters), without invisible marks and blanks around it, without the name that a
 * mail program writes before it, and with its domain in lower case. Doing it twice changes nothing.
 */
export function normalEmail({ email }: EmailForm): EmailForm {
  const plain = withoutInvisible(email.normalize('NFC')).normalize('NFC').trim()
  const bare = (/^[^<>@]*<([^<>@,;\s]+[@＠][^<>@,;\s]+)>$/.exec(plain)?.[1] ?? plain)
    .replace(/^(?:mailto:\s*)+/i, '')
    .replace(/＠/g, '@')
  const at = bare.lastIndexOf('@')
  if (at < 0) return { email: bare }
  return {
    email:
      bare.slice(0, at) +
      bare
        .slice(at)
        .replace(/[。．｡]/g, '.')
        .replace(/[！-～]/g, wide => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
        .toLowerCase()
        .normalize('NFC'),
  }
}

/** Whether somebody typed several addresses into one field. */
export function areEmails(typed: string): boolean {
  return typed.split(/[,;\s،؛、<>]+/).filter(part => /^[^@]+@[^@]+$/.test(part)).length > 1
}

/** An address with a top-level domain that is known, or any of two letters (decision 11). */
export function isEmail(email: string, isKnown: KnowsDomain): boolean {
  const at = email.lastIndexOf('@')
  const labels = email.slice(at + 1).split('.')
  const last = labels.at(-1)?.toLowerCase() ?? ''
  return (
    at > 0 &&
    email.length <= longest &&
    nameShape.test(email.slice(0, at)) &&
    labels.length > 1 &&
    labels.every(label => label.length <= longestLabel && labelShape.test(label)) &&
    (/^[a-z]{2}$/.test(last) || isKnown(last))
  )
}
