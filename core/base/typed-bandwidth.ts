import { type BandwidthText, bandwidthReading, bitsIn, isBits } from './bandwidth'
import { decimalOf, readDecimal } from './decimals'

/**
 * Returns the bits per second to send: the received number while the field still shows it (decision 12), otherwise the
 * typed bandwidth, rounded; NaN when nothing can be sent.
 */
export function bitsOf({ value, unit, received }: BandwidthText): number {
  if (received !== null && isUnchanged({ value, unit, received })) return received
  return unit === '' ? Number.NaN : Math.round(decimalOf(value) * bitsIn(unit))
}

/** Returns whether a bandwidth can be sent: at least 1 in its unit and below 1000 Tbps, or received and unchanged. */
export function isBandwidth(text: BandwidthText): boolean {
  const bits = bitsOf(text)
  return isBits(bits) && (decimalOf(text.value) >= 1 || isUnchanged(text))
}

/**
 * Returns whether a text still shows the received bandwidth. A bandwidth below 1 kbps is shown as a fraction of 1 kbps,
 * and such a text is valid only while it is unchanged (decision 12).
 */
function isUnchanged({ value, unit, received }: BandwidthText): boolean {
  if (received === null) return false
  const read = bandwidthReading(received)
  return readDecimal(value) === read.value && unit === read.unit
}
