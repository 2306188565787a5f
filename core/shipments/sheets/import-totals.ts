import { editFields } from '../types'
import { isWarned } from './import-checks'
import { blocksImport, type PlannedCell, type PlannedRow, type RowOutcome } from './import-rows'

/**
 * Sums up a preview.
 * @param sheetRows the count of rows that are not blank
 * @param rows the rows that are not dropped
 */
export function totalsOf(sheetRows: number, rows: readonly PlannedRow[]) {
  const withOutcome = (outcome: RowOutcome) => rows.filter(row => row.outcome === outcome)
  const countCells = (among: readonly PlannedRow[], state: PlannedCell['state']) =>
    among.flatMap(({ cells }) => Object.values(cells)).filter(cell => cell.state === state).length
  const changes = withOutcome('change')
  const blocking = rows.filter(({ blocks }) => blocks)
  return {
    rows: sheetRows,
    /** Rows that lack a courier or a tracking number. A new number that still needs a courier is not dropped. */
    dropped: sheetRows - rows.length,
    change: changes.length,
    changedCells: countCells(changes, 'changed'),
    same: withOutcome('same').length,
    unmatched: withOutcome('unmatched').length,
    repeated: withOutcome('repeated').length,
    rejected: withOutcome('rejected').length,
    readOnly: withOutcome('read-only').length,
    leftOut: withOutcome('left-out').length,
    problemRows: withOutcome('problem').length,
    conflicts: withOutcome('conflict').length,
    noCourier: withOutcome('no-courier').length,
    couriersFilled: changes.filter(({ isCourierFilled }) => isCourierFilled).length,
    /** Changes with a number for which the grid shows a warning. */
    toCheck: changes.filter(({ checks }) => isWarned(checks)).length,
    /** Shipped rows with a saved number that is replaced. */
    replacedShipped: changes.filter(({ checks }) => checks.replaced !== null).length,
    /** Cells that must be corrected before a save. */
    problemCells: blocking.reduce((sum, row) => sum + editFields.filter(field => blocksImport(row, field)).length, 0),
    ignoredStatuses: countCells(rows, 'ignored'),
    becomeShipped: changes.filter(({ cells: { status } }) => status.state === 'changed' && status.to === 'dispatched')
      .length,
    /** Rows with a tracking number that stay pending, since the sheet does not say Shipped. */
    stayPending: rows.filter(({ sent }) => sent?.status === 'pending').length,
    courierMoves: courierMoves(changes),
  }
}
export type ImportTotals = ReturnType<typeof totalsOf>

/** Counts the shipments that change from one courier to another, by pair of couriers. */
function courierMoves(changes: readonly PlannedRow[]) {
  const moves = new Map<string, { from: string; to: string; count: number }>()
  for (const { cells } of changes) {
    const { from, to, state } = cells.shippingCourier
    if (state !== 'changed' || from === '') continue
    const key = `${from}\n${to}`
    const move = moves.get(key) ?? { from, to, count: 0 }
    moves.set(key, { ...move, count: move.count + 1 })
  }
  return [...moves.values()].toSorted((a, b) => b.count - a.count)
}
