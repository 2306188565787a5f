import { computed } from '@preact/signals-core'
import { toJson } from '../../base/json'
import { defineArea } from '../../portal/container'
import { session } from '../../session/store'
import type { Day } from '../../wire/base'
import { areShipBysMissing, drivesByDay } from './day-drives'
import { knownShipBys } from './known-ship-bys'
import { activeOrders } from './store'

export interface DayDrives {
  /** Drives that have still to ship, by the day of their ship-by. */
  readonly drives: ReadonlyMap<Day, number>
  /** Whether orders, or drives of orders that were not opened yet, can be missing from the figures. */
  readonly isAtLeast: boolean
}

/** The drives of each day by what other lists have read already: it makes no call, and listens to no event. */
export const dayDrives = defineArea('day-drives', context => {
  const { zone } = context.use(session)
  const { rows, coverage } = context.keep(activeOrders)
  const { shipBys } = context.keep(knownShipBys)
  let last: { readonly signature: string; readonly figures: DayDrives } | null = null
  return {
    /** A new object only when a figure has to change: orders change with each step of a copy. */
    figures: computed<DayDrives>(() => {
      const drives = drivesByDay(rows.value, zone.value, shipBys.value)
      const isAtLeast = !coverage.value.isWhole || areShipBysMissing(rows.value, shipBys.value)
      const signature = toJson([[...drives], isAtLeast])
      if (last?.signature !== signature) last = { signature, figures: { drives, isAtLeast } }
      return last.figures
    }),
  }
})
