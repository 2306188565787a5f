import { readStored, storeValue } from '../base/storage'
import { furthest, type Offset } from './positions'
import { defaultSheet, sheetOf } from './sheets'

/** What a browser remembers of its printer. */
export interface Printer {
  readonly sheet: string
  readonly offset: Offset
}

const key = 'labels'

const isWithin = (value: unknown): value is number => typeof value === 'number' && Math.abs(value) <= furthest

/** The sheet and the correction that were used last in this browser. */
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

/** A typed correction in millimetres, "-0.5" or "−0,5"; null when it is none, or further than a printer can be off. */
export function parseOffset(text: string): number | null {
  const plain = text.trim().replace(/[−–]/, '-').replace(',', '.')
  if (plain === '') return 0
  return /^[+-]?(\d+\.?\d*|\.\d+)$/.test(plain) && isWithin(Number(plain)) ? Number(plain) : null
}
