const rightToLeft = /^(ar|fa|he|ur)\b/

/** Whether a locale is written from right to left. */
export function isRightToLeft(locale: string): boolean {
  return rightToLeft.test(locale)
}
