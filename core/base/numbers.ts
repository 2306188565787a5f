import { getOrInsert } from './get-or-insert'
import { toJson } from './json'

const formats = new Map<string, Intl.NumberFormat>()

/** Returns the number format of a locale. Formats are cached, since creating one takes far longer than using it. */
export function numbersIn(locale: string, form: Intl.NumberFormatOptions = {}): Intl.NumberFormat {
  const key = `${locale} ${toJson(form)}`
  return getOrInsert(formats, key, () => new Intl.NumberFormat(locale, form))
}
