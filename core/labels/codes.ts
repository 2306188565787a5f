import Code128 from 'jsbarcode/src/barcodes/CODE128/CODE128_AUTO.js'
import { encode } from 'uqr'

/** A code in squares of one module: the path is black, the rest of the box white. */
export interface Code {
  /** The width in modules, with the quiet zone. */
  readonly width: number
  readonly height: number
  /** The path of an SVG with the view box `0 0 width height`. */
  readonly path: string
}

/** The quiet zone in modules before and after the bars (ISO/IEC 15417), and around the square (ISO/IEC 18004). */
const barsQuiet = 10
const squareQuiet = 4

/** Returns the text of the codes of a label: "WO-48213-003". It identifies the row, and no person. */
export function codeText(workOrderNo: string, ordinal: number): string {
  return `${workOrderNo}-${String(ordinal).padStart(3, '0')}`
}

/** Returns a text in Code 128; null when it has characters that the code lacks. */
export function barsOf(text: string): Code | null {
  const code = new Code128(text, {})
  if (!code.valid()) return null
  const bits = code.encode().data
  const bars = [...bits.matchAll(/1+/g)].map(
    ({ 0: run, index }) => `M${index + barsQuiet} 0h${run.length}v1h-${run.length}z`,
  )
  return { width: bits.length + 2 * barsQuiet, height: 1, path: bars.join('') }
}

/** Returns a text as a QR code that stays readable when a seventh of it is lost. */
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
