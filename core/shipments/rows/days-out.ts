import type { ShipmentEdit } from '../types'

/** Whole days since a drive left; null when nobody said when, or it lies ahead. */
export function daysOut({ dispatchedOn }: Pick<ShipmentEdit, 'dispatchedOn'>, now: number): number | null {
  const days = Math.floor((now - Date.parse(dispatchedOn ?? '')) / 86_400_000)
  return days >= 0 ? days : null
}
