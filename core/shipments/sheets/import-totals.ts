import { editFields } from '../types'
import { isWarned } from './import-checks'
import { blocksImport, type PlannedCell, type PlannedRow, type RowOutcome } from './import-rows'

/** Sums a preview up. `rows` are those that were not dropped, out of `sheetRows` that are not empty. */
export function totalsOf(sheetRows: number, rows: readonly PlannedRow[]) {
  const of = (outcome: RowOutcome) => rows.filter(row => row.outcome === outcome)
  const inState = (among: readonly PlannedRow[], state: PlannedCell['state']) =>
    among.flatMap(({ cells }) => Object.values(cells)).filter(cell => cell.state === state).length
  const changes = of('change')
  const blocking = rows.filter(({ blocks }) => blocks)
  return {
    rows: sheetRows,
    /** Rows without both courier and tracking number. */
    dropped: sheetRows - rows.length,
    change: changes.length,
    changedCells: inState(changes, 'changed'),
    same: of('same').length,
    unmatched: of('unmatched').length,
    repeated: of('repeated').length,
    rejected: of('rejected').length,
    readOnly: of('read-only').length,
    leftOut: of('left-out').length,
    problemRows: of('problem').length,
    conflicts: of('conflict').length,
    noCourier: of('no-courier').length,
    couriersFilled: changes.filter(({ isCourierFilled }) => isCourierFilled).length,
    /** Changes with a number that the grid warns of. */
    toCheck: changes.filter(({ checks }) => isWarned(checks)).length,
    /** Shipped rows with a saved number that another one replaces. */
    replacedShipped: changes.filter(({ checks }) => checks.replaced !== null).length,
    /** Cells that must be corrected before anything is saved. */
    problemCells: blocking.reduce((sum, row) => sum + editFields.filter(field => blocksImport(row, field)).length, 0),
    ignoredStatuses: inState(rows, 'ignored'),
    becomeShipped: changes.filter(({ cells: { status } }) => status.state === 'changed' && status.to === 'dispatched')
      .length,
    /** Rows with a tracking number that stay pending, because the sheet does not say Shipped. */
    stayPending: rows.filter(({ sent }) => sent?.status === 'pending').length,
    courierMoves: courierMoves(changes),
  }
}
export type ImportTotals = ReturnType<typeof totalsOf>

/** Shipments that had a courier and get another one. */
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
