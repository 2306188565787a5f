import { bandwidthText } from '../../../core/base/bandwidth'
import { getNumberFormat } from '../../../core/base/numbers'

/** Returns a rate in the units of the portal (specification, section 9): "463.68 Mbps". */
export function rateText(bitsPerSecond: number, locale: string): string {
  const { value, unit } = bandwidthText(bitsPerSecond)
  const number = getNumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  return `${number.format(Number(value || 0))} ${unit || 'Mbps'}`
}
