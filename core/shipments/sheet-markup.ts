type Row = readonly (string | number)[]

/**
 * The markup of a sheet's rows, the first of them row `first`. Every text is typed as text and carries `textStyle`, the
 * position of a cell style in the workbook. The writer's own rows take four times as long: it looks up the style of
 * each cell by what it looks like, and every text among all that it has seen.
 */
export function rowsMarkup(rows: readonly Row[], first: number, textStyle: string): string {
  const width = rows.reduce((widest, row) => Math.max(widest, row.length), 0)
  const letters = Array.from({ length: width }, (_, column) => columnName(column))
  const ends = [
    `" s="${textStyle}" t="inlineStr"><is><t>`,
    `" s="${textStyle}" t="inlineStr"><is><t xml:space="preserve">`,
  ]
  const blankEnd = `" s="${textStyle}"/>`
  let markup = ''
  for (const [at, row] of rows.entries()) {
    const number = first + at
    markup += `<row r="${number}">`
    for (const [column, value] of row.entries()) {
      markup += `<c r="${letters[column]}${number}`
      if (typeof value === 'number') markup += `"><v>${value}</v></c>`
      else if (value === '') markup += blankEnd
      else markup += `${ends[isPadded(value) ? 1 : 0]}${textMarkup(value)}</t></is></c>`
    }
    markup += '</row>'
  }
  return markup
}

/** "A" for the first column, up to "Z": no sheet of the suite is wider. */
export function columnName(column: number): string {
  return String.fromCharCode(65 + column)
}

/** Blanks at an end are lost unless they are asked for. */
function isPadded(words: string): boolean {
  return words.charCodeAt(0) <= 32 || words.charCodeAt(words.length - 1) <= 32
}

/** Most texts are as they are: they are told apart at a glance. */
function textMarkup(words: string): string {
  return careful.test(words) ? escapeText(words).replace(markupSigns, sign => entities[sign] ?? sign) : words
}

const careful = /[&<>]|_x|[^\t\n -~\u00a0-\ud7ff]/i
const markupSigns = /[&<>]/g
const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

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
