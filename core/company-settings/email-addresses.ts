import type { EmailForm } from './types'

const nameShape = /^[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+(?:\.[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+)*$/u
const labelShape = /^[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?$/u
const longest = 254

/** Whether a top-level domain is known; it comes in lower case. */
export type KnowsDomain = (topLevel: string) => boolean

/** Without blanks around it, its domain in lower case. Doing it twice changes nothing. */
export function normalEmail({ email }: EmailForm): EmailForm {
  const bare = email.trim()
  const at = bare.lastIndexOf('@')
  return { email: at < 0 ? bare : bare.slice(0, at) + bare.slice(at).toLowerCase() }
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
    labels.every(label => labelShape.test(label)) &&
    (/^[a-z]{2}$/.test(last) || isKnown(last))
  )
}
