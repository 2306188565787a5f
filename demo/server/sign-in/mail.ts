/** The longest address that mail can be sent to. */
export const longestMail = 254

/** An e-mail as accounts are told apart: other letters than those of ASCII may become another address's. */
export function foldMail(email: string): string {
  return email.replace(/[A-Z]/g, letter => letter.toLowerCase())
}

/** Whether a text can be an e-mail address: one @, a dot after it, no space, no control character. */
export function isMail(text: string): boolean {
  return text.length <= longestMail && /^[^\s@\p{Cc}]+@[^\s@\p{Cc}]+\.[^\s@\p{Cc}]+$/u.test(text)
}
