import type { EmailForm } from './types'

/** A letter or digit with the marks that belong to it: vowel signs, and accents that have no letter of their own. */
const letter = String.raw`[\p{L}\p{N}](?:\p{M}|(?<=\p{M})[\u200c\u200d])*`
const nameSign = "[!#$%&'*+/=?^_`{|}~-]"
const nameShape = new RegExp(`^(?:${letter}|${nameSign})+(?:\\.(?:${letter}|${nameSign})+)*$`, 'u')
const labelShape = new RegExp(`^${letter}(?:(?:${letter}|-)*${letter})?$`, 'u')
const longestLabel = 63
const longest = 254

/** Whether a top-level domain is known; it comes in lower case. */
export type KnowsDomain = (topLevel: string) => boolean

/** Marks of direction, zero-width blanks, soft hyphens and fillers come along with copied text and cannot be seen. */
const invisible = /\p{Cf}|\p{Default_Ignorable_Code_Point}/gu

/** Signs that suppress a vowel: after one of them in a word, a joiner decides how the word is written (RFC 5892, CONTEXTJ). */
const virama = /[\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d\u0dca]/

/** Returns the text without what cannot be seen, apart from joiners between a virama and the letter after it. */
function withoutInvisible(typed: string): string {
  return typed.replace(invisible, (mark, at: number) => {
    const isJoiner = mark === '\u200c' || mark === '\u200d'
    const isInWord = virama.test(typed[at - 1] ?? '') && /^\p{L}/u.test(typed.slice(at + 1))
    return isJoiner && isInWord ? mark : ''
  })
}

/**
 * Returns an address as it is kept: composed (NFC), without invisible marks and blanks around it, without the name that a
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
