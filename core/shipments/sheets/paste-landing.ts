import { comparedNumber } from '../../tracking/hint'
import type { KnownCells, PlanRow } from './paste-known'

/** The cells of a line by their meaning, clean; empty where the line has none. */
export interface PasteCells {
  readonly courier: string
  readonly number: string
  readonly comments: string
  readonly serial: string
  readonly theatre: string
}

/** The row that a line lands on. */
export interface Landing {
  /** Null where no row is meant, or no row is left. */
  readonly row: PlanRow | null
  /** Another line with something to fill names the same row by its serial. */
  readonly isRepeated: boolean
}

export interface LandingOptions {
  /** The rows from top to bottom. */
  readonly rows: readonly PlanRow[]
  /** The id of the row that the first line goes to, where lines go to rows in sequence. */
  readonly from: string
  /** In sequence, rows that show a number are passed over, like those that cannot be changed. */
  readonly onlyEmpty: boolean
}

export function isBlankLine({ courier, number, comments }: PasteCells): boolean {
  return courier + number + comments === ''
}

/**
 * Returns the row of each line in sequence: down from a row, passing over those that cannot be changed. A blank line takes up a
 * row as any other does.
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
 * Returns the row that each line names by its serial or booking number, or else by its theatre. Lines of one theatre go to its
 * rows in their order: first to one that has the number already, then to those without a saved number. A line whose theatre
 * is that of another row than its serial's lands nowhere.
 */
export function landByName(lines: readonly PasteCells[], known: KnownCells): readonly Landing[] {
  const named = lines.map(line => ({ line, row: ofSerial(line, known) }))
  const taken = new Set<PlanRow>()
  const repeated = new Set<PlanRow>()
  for (const { line, row } of named) {
    if (!row || isBlankLine(line)) continue
    if (taken.has(row)) repeated.add(row)
    taken.add(row)
  }
  return named.map(({ line, row }) => {
    if (row) return { row, isRepeated: !isBlankLine(line) && repeated.has(row) }
    const found = line.serial === '' ? ofTheatre(line, known.rowsOfTheatre(line.theatre), taken) : null
    if (found) taken.add(found)
    return { row: found, isRepeated: false }
  })
}

function ofSerial({ serial, theatre }: PasteCells, known: KnownCells): PlanRow | null {
  const row = known.rowOfSerial(serial)
  const rows = known.rowsOfTheatre(theatre)
  return row && (rows.length === 0 || rows.includes(row)) ? row : null
}

function ofTheatre({ number }: PasteCells, rows: readonly PlanRow[], taken: ReadonlySet<PlanRow>) {
  const free = rows.filter(row => !taken.has(row))
  const open = free.filter(({ readOnly }) => !readOnly)
  const isSame = ({ savedNumber }: PlanRow) => number !== '' && comparedNumber(savedNumber) === comparedNumber(number)
  return open.find(isSame) ?? open.find(({ savedNumber }) => savedNumber === '') ?? open[0] ?? free[0] ?? null
}
