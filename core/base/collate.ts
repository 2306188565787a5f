/** How a language compares texts, numbers in them as numbers; one that the platform does not know goes by English. */
export function collatorOf(locale: string): Intl.Collator {
  return new Intl.Collator(Intl.Collator.supportedLocalesOf(locale)[0] ?? 'en', { numeric: true })
}
