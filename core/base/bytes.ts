const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const

/** "182.4 GB" in the locale's form, in steps of 1,000 as drives and DCPs are sold and named. */
export function formatBytes(bytes: number, locale: string): string {
  const step = Math.min(units.length - 1, Math.max(0, Math.floor(Math.log10(Math.max(bytes, 1)) / 3)))
  const unit = units[step] ?? 'byte'
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'short', maximumFractionDigits: 1 }).format(
    bytes / 1000 ** step,
  )
}
