import type { ComponentType } from 'react'
import { slotOf } from '../../../core/appliances/rules'
import type { Dock, DockBay } from '../../../core/appliances/types'
import type { Instant } from '../../../core/wire/base'
import type { BayShipment } from '../../../core/work-orders/bay-shipments'
import type { Tone } from '../../kit/feedback/tone'

/** A running copy with the deadline of its drive. */
export interface DueCopy {
  /** The time until the copy ends, by its observed rate; null without a rate. */
  readonly minutesLeft: number | null
  readonly shipBy: Instant
}

export interface CopyWorkProps {
  /** The step and the progress as text: "Step 2 of 3, 54% of the whole copy". */
  label: string
  /** The percentage of the whole copy. */
  copied: number
  tone: Tone
  minutesLeft: number | null
  /** The ship-by of the drive; null if its shipment is unknown or cancelled. */
  shipBy: Instant | null
  /** Whether to add how long before or after the last pick-up the copy ends. */
  isLong?: boolean
}

/** A component that shows the progress of a copy, and its end beside its last pick-up. */
export type CopyWorkView = ComponentType<CopyWorkProps>

/** Returns the running copy in a bay for a known shipment that is not cancelled; null without one. */
export function findDueCopy(bay: DockBay, shipment: BayShipment | undefined): DueCopy | null {
  if (!shipment || shipment.isCancelled || slotOf(bay.state) !== 'normal') return null
  return { minutesLeft: bay.minutesLeft, shipBy: shipment.shipBy }
}

/** Returns the running copies of the online appliances. */
export function findDueCopies(docks: readonly Dock[], shipments: ReadonlyMap<string, BayShipment>): readonly DueCopy[] {
  const bays = docks.filter(({ isOnline }) => isOnline).flatMap(dock => dock.bays)
  return bays.flatMap(bay => findDueCopy(bay, bay.bookingNo === null ? undefined : shipments.get(bay.bookingNo)) ?? [])
}
