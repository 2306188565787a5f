import type { Instant } from '../../wire/base'

/** The states of a drive, in the order of figures and bars. */
export const driveStates = ['shipped', 'copied', 'copying', 'left'] as const
export type DriveState = (typeof driveStates)[number]

/** A drive of an order, by its shipment and the bays. */
export interface OrderDrive {
  readonly shipBy: Instant
  /** The last pick-up that meets the ship-by, in epoch milliseconds; null without one, or while hours are unknown. */
  readonly pickUp: number | null
  readonly state: DriveState
  /** The end of its copy, in epoch milliseconds; null unless a copy with a known rate runs. */
  readonly endsAt: number | null
  /** Whether the drive will miss its last pick-up, by the current data. */
  readonly isAtRisk: boolean
}

/** Returns whether the ship-by of a drive has passed before it was shipped. */
export function isDriveOverdue({ state, shipBy }: OrderDrive, now: number): boolean {
  return state !== 'shipped' && Date.parse(shipBy) < now
}
