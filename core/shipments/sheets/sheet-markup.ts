type Row = readonly (string | number)[]

/**
 * The markup of a sheet's rows, the first of them row `first`. Every text is typed as text and carries `textStyle`, the
 * position of a cell style in the workbook. The writer's own rows take four times as long: it looks up the style of
 * each cell by what it looks like, and every text among all that it has seen.
 */
export function rowsMarkup(rows: readonly Row[], first: number, textStyle: string): string {
  const rowMarkup = (row: Row, number: number) => {
    const cells = row.map((value, column) => cellMarkup(value, columnName(column) + number, textStyle))
    return `<row r="${number}">${cells.join('')}</row>`
  }
  return rows.map((row, at) => rowMarkup(row, first + at)).join('')
}

function cellMarkup(value: string | number, address: string, style: string): string {
  if (typeof value === 'number') return `<c r="${address}"><v>${value}</v></c>`
  if (value === '') return `<c r="${address}" s="${style}"/>`
  // Blanks at an end are lost unless they are asked for.
  const text = escapeText(value).replace(/[&<>]/g, sign => `&#${sign.charCodeAt(0)};`)
  return `<c r="${address}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${text}</t></is></c>`
}

/** "A" for the first column, up to "Z": no sheet of the suite is wider. */
export function columnName(column: number): string {
  return String.fromCharCode(65 + column)
}

/**
 * A text as the format holds it: what XML cannot carry, and what would read as such an escape, is written `_xHHHH_`
 * (ECMA-376, part 1, 22.9.2.19).
 */
export function escapeText(words: string): string {
  return words.replace(unsafeText, escapeUnits)
}

/** The start of an escape, control characters but tab and line feed, halves of a surrogate pair, and what is no character. */
const unsafeText = /_(?=x[0-9a-f]{4}_)|(?![\t\n])\p{Cc}|\p{Cs}|\ufffd|\p{Noncharacter_Code_Point}/giu

/** Each unit of a text as an escape. */
export function escapeUnits(unsafe: string): string {
  return unsafe
    .split('')
    .map(unit => `_x${unit.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`)
    .join('')
}
