import { isolate, runsFromRight } from './bidi'
import { getNumberFormat } from './numbers'

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const

/** Returns "182.4 GB" in the locale's form. A unit is 1,000 of the one before, as on labels of drives. */
export function formatBytes(bytes: number, locale: string): string {
  // A value that rounds up to 1,000 of a unit is shown as 1 of the next one.
  const unit = units.find((_, index) => Math.round((bytes / 1000 ** index) * 10) < 10_000) ?? 'terabyte'
  const form = { style: 'unit', unit, unitDisplay: 'short', maximumFractionDigits: 1 } as const
  const text = getNumberFormat(locale, form).format(bytes / 1000 ** units.indexOf(unit))
  return runsFromRight(text) ? isolate(text) : text
}
