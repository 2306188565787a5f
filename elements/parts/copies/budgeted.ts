import type { ComponentType } from 'react'
import { slotOf } from '../../../core/appliances/rules'
import type { DockBay } from '../../../core/appliances/types'
import type { Instant } from '../../../core/wire/base'
import type { BayShipment } from '../../../core/work-orders/bay-shipments'

/** A copy that runs, and by when its drive is to be shipped. */
export interface BudgetedCopy {
  /** By the rate that was observed; null without one. */
  readonly minutesLeft: number | null
  readonly shipBy: Instant
}

/** Says whether a copy ends in time. */
export type BudgetOfCopy = ComponentType<{ copy: BudgetedCopy }>

/** The copy that runs in a bay for a shipment that is known and still goes out; null for any other. */
export function budgetedCopy(bay: DockBay, shipment: BayShipment | undefined): BudgetedCopy | null {
  if (!shipment || shipment.isCancelled || slotOf(bay.state) !== 'normal') return null
  return { minutesLeft: bay.minutesLeft, shipBy: shipment.shipBy }
}
