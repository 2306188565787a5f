/**
 * Returns the collator of a locale; numbers in texts compare as numbers. A locale that the platform does not know
 * compares as English.
 */
export function collatorOf(locale: string): Intl.Collator {
  return new Intl.Collator(Intl.Collator.supportedLocalesOf(locale)[0] ?? 'en', { numeric: true })
}
