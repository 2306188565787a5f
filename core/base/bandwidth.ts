/** The units in ascending order; each is 1024 of the one before (specification, section 9). */
export const bandwidthUnits = ['kbps', 'Mbps', 'Gbps', 'Tbps'] as const
export type BandwidthUnit = (typeof bandwidthUnits)[number]

/** A bandwidth as it is typed, and the number that it was read from (bits per second). */
export interface BandwidthText {
  readonly value: string
  readonly unit: BandwidthUnit | ''
  readonly received: number | null
}

const decimals = 2

export function bitsIn(unit: BandwidthUnit): number {
  return 1024 ** (bandwidthUnits.indexOf(unit) + 1)
}

/** The limit in bits per second; a bandwidth is below it (specification, section 9). */
const bandwidthLimit = 1000 * bitsIn('Tbps')

/** Returns whether a server takes a bandwidth: whole bits per second below 1000 Tbps. */
export function isBits(sent: unknown): sent is number {
  return Number.isSafeInteger(sent) && Number(sent) >= 1 && Number(sent) < bandwidthLimit
}

/**
 * Returns a received bandwidth in the largest unit with a value of at least 1 (decision 12); an empty field in Mbps for
 * none.
 */
export function bandwidthText(received: number | null | undefined): BandwidthText {
  const bits = received ?? 0
  return bits > 0 ? { ...bandwidthReading(bits), received: bits } : { value: '', unit: 'Mbps', received: null }
}

/** Returns a bandwidth of at least 1 bit per second in its largest unit. */
export function bandwidthReading(bits: number): { value: string; unit: BandwidthUnit } {
  const unit = bandwidthUnits.findLast(candidate => bits >= bitsIn(candidate)) ?? 'kbps'
  return { value: (bits / bitsIn(unit)).toFixed(decimals), unit }
}
