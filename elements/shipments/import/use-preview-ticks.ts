import { useMemo } from 'react'
import { outcomeRules, type PlannedRow } from '../../../core/shipments/sheets/import-rows'
import type { Importing } from '../../../core/shipments/sheets/import-store'
import type { PreviewRow } from './preview-row'

const keyOf = ({ row }: PlannedRow) => String(row)
const canTick = ({ outcome }: PlannedRow) => outcomeRules[outcome].tickable
/** Returns whether a row is applied. A row with a repeated serial is not, although it is ticked. */
const isOn = ({ ticked, outcome }: PlannedRow) => ticked && outcome !== 'repeated'

interface PreviewTicks {
  /** The shown rows. */
  rows: readonly PreviewRow[]
  /** The rows of the whole plan. */
  all: readonly PlannedRow[]
  /** Whether a filter hides some rows. */
  isFiltered: boolean
  importing: Pick<Importing, 'tick' | 'tickAll'>
}

/** Returns the selection of the preview's table: the ticked rows, which an import applies. */
export function usePreviewTicks({ rows, all, isFiltered, importing }: PreviewTicks) {
  const chosen = useMemo(() => new Set(rows.filter(isOn).map(keyOf)), [rows])
  function choose(next: ReadonlySet<string>) {
    const changedRows = rows.filter(row => canTick(row) && isOn(row) !== next.has(keyOf(row)))
    if (!isFiltered && changedRows.length > 1 && (next.size === 0 || changedRows.every(row => !isOn(row))))
      importing.tickAll(next.size > 0)
    else for (const row of changedRows) tick(row)
  }

  /** Toggles the tick of a row. A tick of a row with a repeated serial unticks the other rows with that serial. */
  function tick(row: PreviewRow) {
    if (row.outcome !== 'repeated') return importing.tick(row.row, !row.ticked)
    for (const other of all) if (other.serial === row.serial && other.row !== row.row) importing.tick(other.row, false)
  }

  return { chosen, onChange: choose, can: canTick }
}
