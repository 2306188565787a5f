import type { Text } from '../../i18n/translate'
import type { Instant } from '../../wire/base'
import type { ShippingType } from '../../wire/reference'
import type { Shipment, ShipmentSent } from '../../wire/shipments'
import { type EditField, editFields, type RowChanges, type ShipmentEdit } from '../types'

export interface ImportContext {
  readonly workOrderNo: string
  readonly shipments: readonly Shipment[]
  /** What is typed over them and not saved yet: the sheet is compared with that, for it is what the person sees. */
  readonly edits: ReadonlyMap<string, ShipmentEdit>
  readonly shippingTypes: readonly ShippingType[]
  readonly now: Instant
}

/** What the person decided over the sheet: cells corrected in the preview, and rows left out. */
export interface ImportChoices {
  /** New text by sheet row and column. */
  readonly corrections: ReadonlyMap<number, Readonly<Partial<Record<EditField, string>>>>
  readonly unticked: ReadonlySet<number>
}

/**
 * What becomes of a row. `rejected`: the shipment was rejected, and is not changed. `read-only`: it is cancelled, or
 * its cancellation is pending. `repeated`: its serial stands in another row too, so that neither counts. `problem`: a
 * cell must be corrected, or the row unticked, before anything is saved. `left-out`: unticked.
 *
 * What is `troubled` needs a look: a cell to correct, or a serial that leads nowhere. What is `tickable` a person can take
 * out, or back in.
 */
export const outcomeRules = {
  change: { troubled: false, tickable: true },
  same: { troubled: false, tickable: true },
  problem: { troubled: true, tickable: true },
  unmatched: { troubled: true, tickable: false },
  repeated: { troubled: true, tickable: true },
  rejected: { troubled: false, tickable: false },
  'read-only': { troubled: false, tickable: false },
  'left-out': { troubled: false, tickable: true },
} as const
export type RowOutcome = keyof typeof outcomeRules

export interface PlannedCell {
  /** What the shipment has. The status column holds the wire's status in `from` and `to`. */
  readonly from: string
  /** What it would have; the text of the cell when that is a problem or ignored. */
  readonly to: string
  /** `kept`: the cell is blank, or says what is there. `ignored`: a status that a sheet may not set. */
  readonly state: 'kept' | 'changed' | 'ignored' | 'problem'
  readonly corrected: boolean
  readonly message: Text | null
}

export interface PlannedRow {
  /** As the spreadsheet program numbers it. */
  readonly row: number
  /** The text of the serial cell. */
  readonly serial: string
  readonly shipmentId: string | null
  readonly theatre: string
  readonly outcome: RowOutcome
  readonly ticked: boolean
  /** A cell must be corrected before anything of the sheet is saved. */
  readonly blocks: boolean
  readonly cells: Readonly<Record<EditField, PlannedCell>>
  /** The shipment as the row leaves it; null but for `change`. */
  readonly sent: ShipmentSent | null
}

export interface ImportFailure {
  readonly message: Text
  /** What it is about: theatres, rows. */
  readonly items: readonly string[]
}

export interface ImportPlan {
  /** The whole sheet is refused: nothing to correct in a preview. */
  readonly refusal: ImportFailure | null
  /** Rows of the sheet that name a courier that nobody knows: nothing is saved while there are any. */
  readonly badCouriers: ImportFailure | null
  /** The rows that were not dropped, in the order of the sheet. */
  readonly rows: readonly PlannedRow[]
  readonly totals: ImportTotals
}

export const noChoices: ImportChoices = { corrections: new Map(), unticked: new Set() }

/** The fields that hold a courier: an unknown one stops the import whatever becomes of its row (specification, section 5). */
export const courierFields = ['shippingCourier', 'returnCourier'] as const satisfies readonly EditField[]

/** Whether a cell of a row keeps the sheet from being saved. */
export function blocksImport({ cells, outcome }: Pick<PlannedRow, 'cells' | 'outcome'>, field: EditField): boolean {
  const isCourier = courierFields.some(courier => courier === field)
  return cells[field].state === 'problem' && (isCourier || outcome === 'problem')
}

/** All or nothing: a refused sheet, an unknown courier, or one ticked row with a problem, stops the import. */
export function isBlocked(plan: ImportPlan): boolean {
  return plan.refusal !== null || plan.totals.problemCells > 0
}

/** What an import types over the shipments, each once and by its id; nothing while it is blocked. */
export function changesOf(plan: ImportPlan): ReadonlyMap<string, RowChanges> {
  const rows = isBlocked(plan) ? [] : plan.rows
  return new Map(
    rows.flatMap(({ sent, cells }) => {
      if (!sent) return []
      const changed = editFields.filter(field => cells[field].state === 'changed')
      const words = changed.map(field => [field, field === 'status' ? sent.status : cells[field].to])
      return [[sent.id, Object.fromEntries(words) as RowChanges] as const]
    }),
  )
}

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
