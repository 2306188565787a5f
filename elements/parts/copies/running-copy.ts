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
  /** "Step 2 of 3, 54% of the whole copy". */
  label: string
  /** Percent of the whole copy. */
  copied: number
  tone: Tone
  minutesLeft: number | null
  /** Null for a drive with a shipment that is unknown or cancelled. */
  shipBy: Instant | null
  /** Says too how long before or after the last pick-up it ends. */
  isLong?: boolean
}

/** Shows how far a copy is, and when it ends against its last pick-up. */
export type CopyWorkView = ComponentType<CopyWorkProps>

/** Returns the copy that runs in a bay for a shipment that is known and still goes out; null for any other. */
export function findDueCopy(bay: DockBay, shipment: BayShipment | undefined): DueCopy | null {
  if (!shipment || shipment.isCancelled || slotOf(bay.state) !== 'normal') return null
  return { minutesLeft: bay.minutesLeft, shipBy: shipment.shipBy }
}

/** Returns the running copies of the appliances that are online. */
export function findDueCopies(docks: readonly Dock[], shipments: ReadonlyMap<string, BayShipment>): readonly DueCopy[] {
  const bays = docks.filter(({ isOnline }) => isOnline).flatMap(dock => dock.bays)
  return bays.flatMap(bay => findDueCopy(bay, bay.bookingNo === null ? undefined : shipments.get(bay.bookingNo)) ?? [])
}
