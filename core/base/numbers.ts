import { getOrInsert } from './get-or-insert'
import { toJson } from './json'

const formats = new Map<string, Intl.NumberFormat>()

/** Returns a number format of a locale. Formats are cached, since creating one takes far longer than using it. */
export function getNumberFormat(locale: string, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat {
  const key = `${locale} ${toJson(options)}`
  return getOrInsert(formats, key, () => new Intl.NumberFormat(locale, options))
}
