/** The units in ascending order; each is 1024 times the one before (specification, section 9). */
export const bandwidthUnits = ['kbps', 'Mbps', 'Gbps', 'Tbps'] as const
export type BandwidthUnit = (typeof bandwidthUnits)[number]

/** A bandwidth as typed, and the bits per second that the server sent; null if it sent no bandwidth. */
export interface BandwidthText {
  readonly value: string
  readonly unit: BandwidthUnit | ''
  readonly received: number | null
}

const decimals = 2

export function bitsIn(unit: BandwidthUnit): number {
  return 1024 ** (bandwidthUnits.indexOf(unit) + 1)
}

/** The limit in bits per second, below which every bandwidth must be (specification, section 9). */
const bandwidthLimit = 1000 * bitsIn('Tbps')

/** Returns whether a server takes a bandwidth: whole bits per second from 1 to below 1000 Tbps. */
export function isBits(sent: unknown): sent is number {
  return Number.isSafeInteger(sent) && Number(sent) >= 1 && Number(sent) < bandwidthLimit
}

/**
 * Returns a received bandwidth in the largest unit with a value of at least 1 (decision 12). Without a
 * bandwidth, returns an empty text in Mbps.
 */
export function bandwidthText(received: number | null | undefined): BandwidthText {
  const bits = received ?? 0
  return bits > 0 ? { ...bandwidthReading(bits), received: bits } : { value: '', unit: 'Mbps', received: null }
}

/** Returns a bandwidth in the largest unit with a value of at least 1; below 1 kbps, in kbps. */
export function bandwidthReading(bits: number): { value: string; unit: BandwidthUnit } {
  const unit = bandwidthUnits.findLast(candidate => bits >= bitsIn(candidate)) ?? 'kbps'
  return { value: (bits / bitsIn(unit)).toFixed(decimals), unit }
}
