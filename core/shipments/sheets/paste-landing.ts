import { comparedNumber } from '../../tracking/hint'
import type { KnownCells, PlanRow } from './paste-known'

/** The clean cells of a line by their meaning; empty when the line has none. */
export interface PasteCells {
  readonly courier: string
  readonly number: string
  readonly comments: string
  readonly serial: string
  readonly theatre: string
}

/** The row that a line fills. */
export interface Landing {
  /** The row; null when the line names none, or no row is left. */
  readonly row: PlanRow | null
  /** Whether another filled line names the same row by its serial. */
  readonly isRepeated: boolean
}

export interface LandingOptions {
  /** The rows from top to bottom. */
  readonly rows: readonly PlanRow[]
  /** The id of the row of the first line, when lines fill rows in sequence. */
  readonly from: string
  /** Whether a sequence skips rows that have a number, as it skips read-only rows. */
  readonly onlyEmpty: boolean
}

export function isBlankLine({ courier, number, comments }: PasteCells): boolean {
  return courier + number + comments === ''
}

/**
 * Returns the row of each line in sequence, down from a row. Read-only rows are skipped. A blank line occupies a row
 * like any other.
 */
export function landInSequence(lines: readonly PasteCells[], options: LandingOptions): readonly Landing[] {
  const { rows, from, onlyEmpty } = options
  const start = rows.findIndex(({ id }) => id === from)
  const open = (start < 0 ? [] : rows.slice(start)).filter(
    ({ readOnly, number, savedNumber }) => !readOnly && !(onlyEmpty && number + savedNumber !== ''),
  )
  return lines.map((_, index) => ({ row: open[index] ?? null, isRepeated: false }))
}

/**
 * Returns the row that each line names by its serial or booking number, or else by its theatre. Lines of one theatre
 * fill its rows in their order: first the row that already has the number, then those without a saved number, then the
 * others. A line fills no row if its serial and theatre are of different rows.
 */
export function landByName(lines: readonly PasteCells[], known: KnownCells): readonly Landing[] {
  const named = lines.map(line => ({ line, row: rowBySerial(line, known) }))
  const usedRows = new Set<PlanRow>()
  const repeated = new Set<PlanRow>()
  for (const { line, row } of named) {
    if (!row || isBlankLine(line)) continue
    if (usedRows.has(row)) repeated.add(row)
    usedRows.add(row)
  }
  return named.map(({ line, row }) => {
    if (row) return { row, isRepeated: !isBlankLine(line) && repeated.has(row) }
    const found = line.serial === '' ? rowByTheatre(line, known.rowsOfTheatre(line.theatre), usedRows) : null
    if (found) usedRows.add(found)
    return { row: found, isRepeated: false }
  })
}

function rowBySerial({ serial, theatre }: PasteCells, known: KnownCells): PlanRow | null {
  const row = known.rowOfSerial(serial)
  const rows = known.rowsOfTheatre(theatre)
  return row && (rows.length === 0 || rows.includes(row)) ? row : null
}

function rowByTheatre({ number }: PasteCells, rows: readonly PlanRow[], usedRows: ReadonlySet<PlanRow>) {
  const free = rows.filter(row => !usedRows.has(row))
  const open = free.filter(({ readOnly }) => !readOnly)
  const isSame = ({ savedNumber }: PlanRow) => number !== '' && comparedNumber(savedNumber) === comparedNumber(number)
  return open.find(isSame) ?? open.find(({ savedNumber }) => savedNumber === '') ?? open[0] ?? free[0] ?? null
}
