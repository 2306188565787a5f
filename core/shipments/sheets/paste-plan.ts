import type { ShippingType } from '../../wire/reference'
import { numberInBarcode } from '../rows/courier-of-number'
import type { RowChanges } from '../types'
import { cleanCell, numberText } from './cell-texts'
import { firstFilledIn, recognizeColumns, titleLineIn } from './paste-columns'
import { createKnown, type PlanRow } from './paste-known'
import { isBlankLine, landByName, landInSequence, type PasteCells } from './paste-landing'
import { type OrdersByNumber, withUsedNumbers } from './paste-numbers'
import { judgeLine, type PasteLine, resultsKeptOut, resultsToFix } from './paste-results'
import { readPasted } from './paste-text'
import type { PasteColumn } from './paste-titles'

export interface PasteOptions {
  /** All rows of the order, including read-only ones, since a line can name any of them. */
  readonly rows: readonly PlanRow[]
  /** The ids of the rows that unnamed lines fill in sequence, from top to bottom; by default all rows. */
  readonly shown?: readonly string[]
  /** The orders that use each number; by default none. */
  readonly ordersByNumber?: OrdersByNumber
  /** The id of the row that the first line fills, unless the lines name their rows. */
  readonly from: string
  readonly couriers: readonly ShippingType[]
  /** Whether a line of titles is above the data; `auto` recognizes it. */
  readonly header: 'auto' | boolean
  /** Whether a sequence skips rows that show a number. */
  readonly onlyEmpty?: boolean
  /** Whether the text was pasted into a field of comments, so that a list without titles fills the comments. */
  readonly isComments?: boolean
  /** The ids of the rows with saved numbers that are replaced; by default none. */
  readonly replacedRowIds?: ReadonlySet<string>
}

export interface PasteCounts {
  /** Lines that are not blank. */
  readonly lines: number
  readonly filled: number
  /** Filled lines with a courier that was read from the number. */
  readonly couriersRead: number
  /** Lines that a person must correct before they can be filled. */
  readonly toFix: number
  /** Filled lines with a number that an earlier line, another row, or another order has. */
  readonly twice: number
  /** Filled lines with a wrong check digit. */
  readonly mistyped: number
  /** Filled lines that replace a saved number. */
  readonly replaced: number
  /** Lines that are not filled, since they would replace the saved number of a row that is not selected. */
  readonly kept: number
  readonly noRow: number
}

/** The preview of a paste, and the changes that it makes. */
export interface PastePlan {
  /** The cells of the header line; null without one. */
  readonly header: readonly string[] | null
  /** The texts in the lines above the header line, such as the name of a list. They are not data. */
  readonly above: readonly string[]
  /** The meaning of each column; null for one that is left out. */
  readonly columns: readonly (PasteColumn | null)[]
  /**
   * Whether no column holds numbers or couriers, or comments in a paste into comments. Such a plan has no lines and
   * fills nothing.
   */
  readonly isUnknown: boolean
  /** The lines of data in their order, including blank ones. */
  readonly lines: readonly PasteLine[]
  /** The changes of the filled lines, by the ids of their rows. */
  readonly changes: ReadonlyMap<string, RowChanges>
  readonly counts: PasteCounts
}

/**
 * Plans a paste of tracking numbers into rows, without changing them. Blank cells leave their field unchanged, comments
 * are filled only in rows without any, and no status changes.
 * @param text the text of the clipboard
 * @param options the rows, the couriers, and the choices of the person
 * @returns the line-by-line preview with the changes to apply
 */
export function planPaste(text: string, options: PasteOptions): PastePlan {
  const { rows, couriers, onlyEmpty = false, isComments = false } = options
  const known = createKnown(rows, couriers)
  const table = readPasted(text, known, isComments)
  const titleLine = options.header === false ? -1 : titleLineIn(table, known, isComments)
  const headerIndex = titleLine < 0 && options.header === true ? firstFilledIn(table) : titleLine
  const header = headerIndex < 0 ? null : (table[headerIndex] ?? []).map(cleanCell)
  const data = table.slice(headerIndex + 1)
  const columns = recognizeColumns(header, data, known, isComments)
  const isUnknown =
    data.some(cells => cells.some(cell => cleanCell(cell) !== '')) &&
    !columns.includes('number') &&
    !columns.includes('courier') &&
    !(isComments && columns.includes('comments'))
  const cells = isUnknown ? [] : data.map(line => cellsOf(line, columns))
  const isNamed = columns.includes('serial') || columns.includes('theatre')
  const landings = isNamed
    ? landByName(cells, known)
    : landInSequence(cells, { rows: rowsInView(options), from: options.from, onlyEmpty })
  const results = cells.map((line, index): PasteLine => {
    const landing = landings[index] ?? { row: null, isRepeated: false }
    const { row } = landing
    const comments = row && row.comments.trim() === '' ? line.comments : ''
    const usable = { ...line, comments }
    if (isComments && row && !row.readOnly && isBlankLine(usable) && !isBlankLine(line)) return keptComments(line, row)
    const { courier, result } = judgeLine(row ? usable : line, landing, known)
    const isTicked = result.kind !== 'replaces' || options.replacedRowIds?.has(row?.id ?? '') === true
    const isFilled = !isBlankLine(usable) && isTicked && !resultsKeptOut.has(result.kind)
    const inner = numberInBarcode(line.number, courier?.name ?? '', couriers)
    return { row, courier, number: inner ?? line.number, barcode: inner && line.number, comments, result, isFilled }
  })
  const lines = withUsedNumbers(results, rows, options.ordersByNumber ?? new Map())
  const blanks = cells.filter(isBlankLine).length
  return {
    header,
    above: table.slice(0, Math.max(0, headerIndex)).flatMap(cells => cells.map(cleanCell).filter(Boolean)),
    columns,
    isUnknown,
    lines,
    changes: changesOf(lines),
    counts: countsOf(lines, lines.length - blanks),
  }
}

function keptComments({ comments }: PasteCells, row: PlanRow): PasteLine {
  return { row, courier: null, number: '', barcode: null, comments, result: { kind: 'hasComments' }, isFilled: false }
}

function rowsInView({ rows, shown }: PasteOptions): readonly PlanRow[] {
  if (!shown) return rows
  const byId = new Map(rows.map(row => [row.id, row]))
  return shown.flatMap(id => byId.get(id) ?? [])
}

function cellsOf(line: readonly string[], columns: readonly (PasteColumn | null)[]): PasteCells {
  const cell = (column: PasteColumn) => line[columns.indexOf(column)] ?? ''
  return {
    courier: cleanCell(cell('courier')),
    number: numberText(cell('number')),
    comments: cleanCell(cell('comments')) === '' ? '' : cell('comments').trim(),
    serial: cleanCell(cell('serial')),
    theatre: cleanCell(cell('theatre')),
  }
}

function changesOf(lines: readonly PasteLine[]): ReadonlyMap<string, RowChanges> {
  return new Map(
    lines.flatMap(({ row, courier, number, comments, isFilled }) => {
      if (!row || !isFilled) return []
      const change: RowChanges = {
        ...(courier && courier.source !== 'row' && { shippingCourier: courier.name }),
        ...(number !== '' && { shippingTracking: number }),
        ...(comments !== '' && { shippingComments: comments }),
      }
      return [[row.id, change] as const]
    }),
  )
}

function countsOf(lines: readonly PasteLine[], lineCount: number): PasteCounts {
  const filled = lines.filter(({ isFilled }) => isFilled)
  const countOf = (among: readonly PasteLine[], isCounted: (line: PasteLine) => boolean) =>
    among.filter(isCounted).length
  const numberKind = ({ result }: PasteLine) => (result.kind === 'replaces' ? result.result.kind : result.kind)
  const isReplacing = ({ result }: PasteLine) => result.kind === 'replaces'
  return {
    lines: lineCount,
    filled: filled.length,
    couriersRead: countOf(filled, ({ courier }) => courier?.source === 'read'),
    toFix: countOf(lines, ({ result }) => resultsToFix.has(result.kind)),
    twice: countOf(filled, line => ['sameNumber', 'usedIn'].includes(numberKind(line))),
    mistyped: countOf(filled, line => numberKind(line) === 'mistyped'),
    replaced: countOf(filled, isReplacing),
    kept: countOf(lines, line => isReplacing(line) && !line.isFilled),
    noRow: countOf(lines, ({ result }) => result.kind === 'noRow'),
  }
}
