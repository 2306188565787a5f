import type { Instant } from '../../wire/base'

/** How far a drive is, in the order in which figures and bars have it. */
export const driveStates = ['shipped', 'copied', 'copying', 'left'] as const
export type DriveState = (typeof driveStates)[number]

/** A drive of an order, as its shipment and the bays say. */
export interface OrderDrive {
  readonly shipBy: Instant
  /** The last pick-up that meets the ship-by, in epoch milliseconds; null where there is none, or hours are not known. */
  readonly pickUp: number | null
  readonly state: DriveState
  /** When its copy ends, in epoch milliseconds; null unless it is copied now at a rate that is known. */
  readonly endsAt: number | null
  /** Whether it will miss its last pick-up, as far as that can be told now. */
  readonly isAtRisk: boolean
}

/** Whether the ship-by of a drive has passed and it is still here. */
export function isDriveOverdue({ state, shipBy }: OrderDrive, now: number): boolean {
  return state !== 'shipped' && Date.parse(shipBy) < now
}
