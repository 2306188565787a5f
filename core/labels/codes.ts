import Code128 from 'jsbarcode/src/barcodes/CODE128/CODE128_AUTO.js'
import { encode } from 'uqr'

/** A code as squares of one module: the path is black, the rest of the box white. */
export interface Code {
  /** Modules, with the quiet zone around it. */
  readonly width: number
  readonly height: number
  /** Of an SVG whose view box is `0 0 width height`. */
  readonly path: string
}

/** Modules of white before and after the bars (ISO/IEC 15417), and around the square (ISO/IEC 18004). */
const barsQuiet = 10
const squareQuiet = 4

/**
 * What the codes of a label hold: "WO-48213-003". It leads back to the row, and says nothing of a person.
 */
export function codeText(workOrderNo: string, ordinal: number): string {
  return `${workOrderNo}-${String(ordinal).padStart(3, '0')}`
}

/** A text in Code 128; null when it holds characters that the code has none for. */
export function barsOf(text: string): Code | null {
  const code = new Code128(text, {})
  if (!code.valid()) return null
  const bits = code.encode().data
  const bars = [...bits.matchAll(/1+/g)].map(
    ({ 0: run, index }) => `M${index + barsQuiet} 0h${run.length}v1h-${run.length}z`,
  )
  return { width: bits.length + 2 * barsQuiet, height: 1, path: bars.join('') }
}

/** A text as a QR code that can still be read when a seventh of it is lost. */
export function squareOf(text: string): Code {
  const { data, size } = encode(text, { ecc: 'M', border: squareQuiet })
  const path = data.flatMap((row, y) =>
    [
      ...row
        .map(dark => (dark ? '1' : '0'))
        .join('')
        .matchAll(/1+/g),
    ].map(({ 0: run, index }) => `M${index} ${y}h${run.length}v1h-${run.length}z`),
  )
  return { width: size, height: size, path: path.join('') }
}
