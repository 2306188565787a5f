import { closest } from '../../base/closest'
import type { ShippingType } from '../../wire/reference'
import { courierKey, slugsOf } from '../rows/couriers'
import { canSet } from '../rules'
import type { EditField } from '../types'
import { invalidCourier, unknownStatus } from './import-messages'
import { courierFields, needsCourier, type PlannedRow } from './import-rows'
import { closestStatus } from './status-names'

/**
 * A problem that rows have in common, and the values that would fix it in all rows. `unknown-courier` and
 * `unknown-status`: the text matches no known courier or status. `no-courier`: numbers without a courier.
 * `other-courier`: numbers of another courier.
 */
export interface Fix {
  readonly kind: 'unknown-courier' | 'unknown-status' | 'no-courier' | 'other-courier'
  readonly field: EditField
  /** The text of the cells; empty when they are blank. */
  readonly typed: string
  /** The numbers of the sheet rows. */
  readonly rows: readonly number[]
  /** Suggested texts for the cells, the closest first; empty when none is close. */
  readonly suggestions: readonly string[]
}

type Found = Omit<Fix, 'rows'>

/** Returns the fixes of the rows, those with the most rows first. */
export function fixesOf(rows: readonly PlannedRow[], couriers: readonly ShippingType[]): readonly Fix[] {
  const fixes = new Map<string, Fix>()
  for (const row of rows)
    for (const found of fixesOfRow(row, couriers)) {
      const key = [found.kind, found.field, courierKey(found.typed), ...found.suggestions].join('\n')
      const fix = fixes.get(key)
      fixes.set(key, { ...found, ...fix, rows: [...(fix?.rows ?? []), row.row] })
    }
  return [...fixes.values()].toSorted((a, b) => b.rows.length - a.rows.length)
}

/** Returns the fixes of a row: one for each cell with a fixable problem. */
export function fixesOfRow(row: PlannedRow, couriers: readonly ShippingType[]): readonly Found[] {
  const { cells, offered } = row
  const { status, shippingCourier } = cells
  const found: Found[] = courierFields
    .filter(field => cells[field].state === 'problem' && cells[field].message === invalidCourier)
    .map(field => ({
      kind: 'unknown-courier',
      field,
      typed: cells[field].to,
      suggestions: closestNames(couriers, cells[field].to),
    }))
  if (needsCourier(row)) found.push({ kind: 'no-courier', field: 'shippingCourier', typed: '', suggestions: offered })
  const others = otherCouriers(row, couriers)
  if (others.length > 0)
    found.push({ kind: 'other-courier', field: 'shippingCourier', typed: shippingCourier.to, suggestions: others })
  if (hasUnknownStatus(row))
    found.push({ kind: 'unknown-status', field: 'status', typed: status.to, suggestions: closestStatuses(status) })
  return found
}

/** Returns whether a row that takes part in the import has an unknown status. */
export function hasUnknownStatus({ cells: { status }, outcome }: PlannedRow): boolean {
  const counts = outcome === 'change' || outcome === 'same' || outcome === 'problem'
  return counts && status.state === 'ignored' && status.message === unknownStatus
}

/** Returns the names of the couriers that use numbers like the row's, when the row names another courier. */
function otherCouriers(
  { outcome, checks: { hint } }: PlannedRow,
  couriers: readonly ShippingType[],
): readonly string[] {
  if (outcome !== 'change' || (hint?.kind !== 'other' && hint?.kind !== 'mistyped')) return []
  const slugs = slugsOf(couriers).filter(slug => hint.others.includes(slug))
  return couriers.flatMap(({ name, aftership_slug: slug }) => (slug && slugs.includes(slug) ? name : []))
}

function closestNames(couriers: readonly ShippingType[], typed: string): readonly string[] {
  const named = couriers.map(({ name }) => ({ label: name }))
  return closest(named, typed)
    .slice(0, 1)
    .map(({ option }) => option.label)
}

/** Returns the status that a text probably means, if the row may have it. */
function closestStatuses({ from, to }: PlannedRow['cells']['status']): readonly string[] {
  const likely = closestStatus(to)
  return likely !== null && (likely === from || canSet(from, likely)) ? [likely] : []
}
