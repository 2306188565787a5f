/** The maximum length of an e-mail address, in characters. */
export const maxMailLength = 254

/**
 * Returns the e-mail by which accounts are compared. Only ASCII letters are lowered, because others could turn into
 * another address.
 */
export function foldMail(email: string): string {
  return email.replace(/[A-Z]/g, letter => letter.toLowerCase())
}

/** Returns whether a text can be an e-mail address: one @, a dot after it, no space, no control character. */
export function isMail(text: string): boolean {
  return text.length <= maxMailLength && /^[^\s@\p{Cc}]+@[^\s@\p{Cc}]+\.[^\s@\p{Cc}]+$/u.test(text)
}
