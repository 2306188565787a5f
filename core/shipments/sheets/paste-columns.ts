import { trackingHint } from '../../tracking/hint'
import { slugsOf } from '../rows/couriers'
import { isDate } from './cell-kinds'
import { cleanCell, numberText } from './cell-texts'
import type { KnownCells } from './paste-known'
import { columnOfTitle, type PasteColumn } from './paste-titles'

type Lines = readonly (readonly string[])[]

/** Placeholders for a missing number. A header has none of them. */
const placeholder = /^(n\/?a|tbd|tba|tbc|none|nil|pending|\?+)$/i

/**
 * The highest count of lines, from the first filled one, in which titles are searched. The name of a list may come
 * before the titles.
 */
const maxTitleLines = 10

/**
 * Finds the line of titles: a line with a known title, or words without digits above columns that are recognized by
 * their content. Blank lines and lines with one cell, such as the name of a list, may come before known titles. A line
 * with a courier, a number or a row's name is data, and ends the search.
 * @param lines the pasted lines
 * @param known the look-up of names
 * @param isProse whether each line may be a sentence, so that one known title below another line is no header
 * @returns the index of the line; -1 without titles
 */
export function titleLineIn(lines: Lines, known: KnownCells, isProse: boolean): number {
  const first = firstFilledIn(lines)
  for (const [index, line] of lines.slice(0, first + maxTitleLines).entries()) {
    const cells = line.map(cleanCell).filter(Boolean)
    if (cells.some(cell => known.columnOf(cell) !== null)) {
      if (index === first) return -1
      break
    }
    const titles = cells.filter(cell => columnOfTitle(cell) !== undefined).length
    if (titles > (isProse && index > first ? 1 : 0)) return index
    if (cells.length > 1 || cells.some(cell => !/\p{L}/u.test(cell))) break
  }
  return first >= 0 && isHeaderOver(lines[first] ?? [], lines.slice(first + 1), known) ? first : -1
}

/** Returns the index of the first line that is not blank; -1 when all are blank. */
export function firstFilledIn(lines: Lines): number {
  return lines.findIndex(cells => cells.some(cell => cleanCell(cell) !== ''))
}

/** Returns whether a line of words without digits is above columns that are recognized by their content. */
function isHeaderOver(line: readonly string[], below: Lines, known: KnownCells): boolean {
  const cells = line.map(cleanCell)
  const isPlain = cells.every(cell => !/\d/.test(cell) && !placeholder.test(cell))
  const recognized = [...columnsIn(below).entries()].filter(([, column]) => meaningOf(column, known) !== null)
  return isPlain && recognized.length > 0 && recognized.every(([index]) => (cells[index] ?? '') !== '')
}

/**
 * Recognizes the columns of a pasted table by their titles, else by the content of most cells, else by their place
 * beside a recognized column. Each meaning belongs to one column.
 * @param header the cells of the header line, or null
 * @param lines the lines of data
 * @param known the look-up of names
 * @param isComments whether a column without a title is comments when no column of numbers or couriers is beside it
 * @returns the meaning of each column; null for one that is left out
 */
export function recognizeColumns(
  header: readonly string[] | null,
  lines: Lines,
  known: KnownCells,
  isComments: boolean,
): readonly (PasteColumn | null)[] {
  const columns = columnsIn(lines, header?.length)
  const titles = columns.map((_, index) => cleanCell(header?.[index] ?? ''))
  const titled = titles.map(title => (title === '' ? undefined : columnOfTitle(title)))
  const filled = columns.flatMap((cells, index) => (cells.length > 0 ? [index] : []))
  const [only] = filled
  if (filled.length === 1 && only !== undefined && titled[only] === undefined) {
    const meaning = meaningOf(columns[only] ?? [], known)
    const column = isComments ? 'comments' : meaning === 'courier' ? meaning : 'number'
    return columns.map((_, index) => (index === only ? column : null))
  }
  const found: (PasteColumn | null)[] = columns.map((_, index) => {
    const column = titled[index] ?? null
    return column !== null && titled.indexOf(column) === index ? column : null
  })
  const isOpen = (index: number) => found[index] === null && titled[index] === undefined
  const assign = (column: PasteColumn, index: number) => {
    if (index in found && isOpen(index) && !found.includes(column)) found[index] = column
  }
  const meanings = columns.map((cells, index) => (isOpen(index) ? meaningOf(cells, known) : null))
  for (const column of ['courier', 'serial', 'theatre'] as const) assign(column, meanings.indexOf(column))
  assign('number', numberColumn(columns, meanings, found.indexOf('courier'), known))
  const shortNumbers = found.indexOf('courier') + 1
  const isShort = (cell: string) => /\d/.test(cell) && !isDate(cell)
  if (shortNumbers > 0 && !meanings.includes('number') && isEvery(columns[shortNumbers] ?? [], isShort))
    assign('number', shortNumbers)
  const beside = Math.max(found.indexOf('courier'), found.indexOf('number')) + 1
  const isRemark = (cell: string) => /\p{L}/u.test(cell)
  if (titles[beside] === '' && meanings[beside] === null && isEvery(columns[beside] ?? [], isRemark))
    assign('comments', beside)
  const [left, ...more] = filled.filter(isOpen)
  const isBare = !found.includes('courier') && !found.includes('number')
  if (isComments && isBare && left !== undefined && more.length === 0) assign('comments', left)
  return found
}

/** Returns the filled cells of each column. */
function columnsIn(lines: Lines, min = 0): readonly (readonly string[])[] {
  const width = Math.max(min, ...lines.map(cells => cells.length))
  return Array.from({ length: width }, (_, index) => lines.map(cells => cleanCell(cells[index] ?? '')).filter(Boolean))
}

/**
 * Returns the meaning of most of the cells. A column with a repeated serial does not identify rows, so it is no column
 * of serials.
 */
function meaningOf(cells: readonly string[], known: KnownCells): PasteColumn | null {
  const found = cells.map(known.columnOf)
  const meaning = (['courier', 'serial', 'theatre', 'number'] as const).find(
    column => found.filter(each => each === column).length * 2 > found.length,
  )
  return meaning === 'serial' && new Set(cells).size < cells.length ? null : (meaning ?? null)
}

function isEvery(cells: readonly string[], isWanted: (cell: string) => boolean): boolean {
  return cells.length > 0 && cells.every(isWanted)
}

/**
 * Returns the column of the tracking numbers. If several columns look like numbers, such as references and phone
 * numbers, returns the only column whose numbers fit a carrier, else the number column after the courier, else -1.
 */
function numberColumn(
  columns: Lines,
  meanings: readonly (PasteColumn | null)[],
  courier: number,
  known: KnownCells,
): number {
  const likely = meanings.flatMap((column, index) => (column === 'number' ? [index] : []))
  if (likely.length <= 1) return likely[0] ?? -1
  const slugs = slugsOf(known.couriers)
  const fits = (cell: string) => trackingHint(numberText(cell), undefined, slugs)?.kind === 'open'
  const [fitting, ...more] = likely.filter(index => {
    const cells = columns[index] ?? []
    return cells.filter(fits).length * 2 > cells.length
  })
  if (fitting !== undefined && more.length === 0) return fitting
  return courier >= 0 && likely.includes(courier + 1) ? courier + 1 : -1
}
