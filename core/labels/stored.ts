import { readStored, storeValue } from '../base/storage'
import { maxOffset, type Offset } from './positions'
import { defaultSheet, sheetOf } from './sheets'

/** The settings of the printer that a browser stores. */
export interface Printer {
  readonly sheet: string
  readonly offset: Offset
}

const key = 'labels'

const isWithin = (value: unknown): value is number => typeof value === 'number' && Math.abs(value) <= maxOffset

/** Returns the sheet and the correction that this browser used last. */
export function readPrinter(): Printer {
  const { sheet, x, y } = (readStored('local', key) ?? {}) as Record<string, unknown>
  return {
    sheet: sheetOf(typeof sheet === 'string' ? sheet : defaultSheet).id,
    offset: { x: isWithin(x) ? x : 0, y: isWithin(y) ? y : 0 },
  }
}

export function storePrinter({ sheet, offset }: Printer): void {
  storeValue('local', key, { sheet, ...offset })
}

/**
 * Returns a typed correction in millimeters, "-0.5" or "−0,5"; null for any other text, or beyond the maximum
 * correction.
 */
export function parseOffset(text: string): number | null {
  const plain = text.trim().replace(/[−–]/, '-').replace(',', '.')
  if (plain === '') return 0
  return /^[+-]?(\d+\.?\d*|\.\d+)$/.test(plain) && isWithin(Number(plain)) ? Number(plain) : null
}
