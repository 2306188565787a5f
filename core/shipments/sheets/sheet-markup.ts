type Row = readonly (string | number)[]

/**
 * Returns the markup of a sheet's rows, from row number `first`. Every text has the type text and the style
 * `textStyle`, the index of a cell style in the workbook. The writer's own rows take four times as long, since the
 * writer looks up the style of each cell and each text.
 */
export function rowsMarkup(rows: readonly Row[], first: number, textStyle: string): string {
  const rowMarkup = (row: Row, number: number) => {
    const cells = row.map((value, column) => cellMarkup(value, columnName(column) + number, textStyle))
    return `<row r="${number}">${cells.join('')}</row>`
  }
  return rows.map((row, index) => rowMarkup(row, first + index)).join('')
}

function cellMarkup(value: string | number, address: string, style: string): string {
  if (typeof value === 'number') return `<c r="${address}"><v>${value}</v></c>`
  if (value === '') return `<c r="${address}" s="${style}"/>`
  // Without `xml:space`, blanks at the ends are lost.
  const text = plainText.test(value) ? value : escapeText(value).replace(/[&<>]/g, sign => `&#${sign.charCodeAt(0)};`)
  return `<c r="${address}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${text}</t></is></c>`
}

/** A text that needs no escape. Most texts are such, and the test takes less time than their escapes. */
const plainText = /^[ !-%'-;=?-^`-~\u00a0-\ud7ff\ue000-\ufdcf]*$/

/** Returns the letters of a column: "A" for column 0, "AA" for column 26. */
export function columnName(column: number): string {
  const before = Math.floor(column / 26)
  return (before > 0 ? columnName(before - 1) : '') + String.fromCharCode(65 + (column % 26))
}

/** Returns the number of a column by its letters: 0 for "A", -1 for no letters. */
export function columnNumber(letters: string): number {
  return [...letters].reduce((number, letter) => number * 26 + letter.charCodeAt(0) - 64, 0) - 1
}

/**
 * Escapes a text for a workbook. Characters that XML cannot hold, and texts that look like an escape, become `_xHHHH_`
 * (ECMA-376, part 1, 22.9.2.19).
 */
export function escapeText(text: string): string {
  return text.replace(unsafeText, escapeUnits)
}

/** The start of an escape, control characters except tab and line feed, lone surrogates, and noncharacters. */
const unsafeText = /_(?=x[0-9a-f]{4}_)|(?![\t\n])\p{Cc}|\p{Cs}|\ufffd|\p{Noncharacter_Code_Point}/giu

/** Replaces the escapes of `escapeText` by their characters. */
export function unescapeText(text: string): string {
  if (!text.includes('_x')) return text
  return text.replace(/_x([\da-f]{4})_/gi, (_, unit: string) => String.fromCharCode(Number.parseInt(unit, 16)))
}

/** Returns an escape for each code unit of a text. */
export function escapeUnits(unsafe: string): string {
  return unsafe
    .split('')
    .map(unit => `_x${unit.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`)
    .join('')
}
