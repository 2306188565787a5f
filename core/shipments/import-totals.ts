import type { ImportTotals, PlannedRow, RowOutcome } from './import-plan'

/** Sums a preview up. `rows` are those that were not dropped. */
export function totalsOf(sheetRows: number, dropped: number, rows: readonly PlannedRow[]): ImportTotals {
  const outcomes = (outcome: RowOutcome) => rows.filter(row => row.outcome === outcome).length
  const changes = rows.filter(({ outcome }) => outcome === 'change')
  const cellsOf = (among: readonly PlannedRow[]) => among.flatMap(({ cells }) => Object.values(cells))
  const inState = (among: readonly PlannedRow[], state: string) =>
    cellsOf(among).filter(cell => cell.state === state).length
  const problems = rows.filter(({ outcome }) => outcome === 'problem')
  return {
    rows: sheetRows,
    dropped,
    change: changes.length,
    changedCells: inState(changes, 'changed'),
    same: outcomes('same'),
    unmatched: outcomes('unmatched'),
    repeated: outcomes('repeated'),
    rejected: outcomes('rejected'),
    readOnly: outcomes('read-only'),
    leftOut: outcomes('left-out'),
    problemRows: problems.length,
    // A row that was refused as a whole has one problem at no cell.
    problemCells: inState(problems, 'problem') + problems.filter(({ refused }) => refused !== null).length,
    ignoredStatuses: inState(rows, 'ignored'),
    becomeShipped: changes.filter(({ cells: { status } }) => status.state === 'changed' && status.to === 'dispatched')
      .length,
    stayPending: rows.filter(({ sent }) => sent?.status === 'pending').length,
    courierMoves: courierMoves(changes),
  }
}

function courierMoves(changes: readonly PlannedRow[]): ImportTotals['courierMoves'] {
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
