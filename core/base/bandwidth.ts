/** Ascending, each 1024 of the one before (specification, section 9). */
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

/** A bandwidth is below this, in bits per second (specification, section 9). */
const bandwidthLimit = 1000 * bitsIn('Tbps')

/** What is sent, and what a server takes: whole bits per second below 1000 Tbps. */
export function isBits(sent: unknown): sent is number {
  return Number.isSafeInteger(sent) && Number(sent) >= 1 && Number(sent) < bandwidthLimit
}

/** A received bandwidth in the largest unit with a value of at least 1 (decision 12); nothing received is an empty field in Mbps. */
export function bandwidthText(received: number | null | undefined): BandwidthText {
  const bits = received ?? 0
  return bits > 0 ? { ...bandwidthReading(bits), received: bits } : { value: '', unit: 'Mbps', received: null }
}

/** Returns a bandwidth of at least 1 bit per second in its largest unit. */
export function bandwidthReading(bits: number): { value: string; unit: BandwidthUnit } {
  const unit = bandwidthUnits.findLast(candidate => bits >= bitsIn(candidate)) ?? 'kbps'
  return { value: (bits / bitsIn(unit)).toFixed(decimals), unit }
}
