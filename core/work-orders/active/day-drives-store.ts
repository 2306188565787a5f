import { computed } from '@preact/signals-core'
import { toJson } from '../../base/json'
import { defineArea } from '../../portal/container'
import { session } from '../../session/store'
import type { Day } from '../../wire/base'
import { areShipBysMissing, drivesByDay } from './day-drives'
import { knownShipBys } from './known-ship-bys'
import { activeOrders } from './store'

export interface DayDrives {
  /** Drives that still have to ship, by the day of their ship-by. */
  readonly drives: ReadonlyMap<Day, number>
  /** Whether the counts can lack orders, or drives of orders without read shipments. */
  readonly isAtLeast: boolean
}

/** The drives of each day, from data that other lists have read. This store makes no calls and handles no events. */
export const dayDrives = defineArea('day-drives', context => {
  const { zone } = context.use(session)
  const { rows, coverage } = context.keep(activeOrders)
  const { shipBys } = context.keep(knownShipBys)
  let last: { readonly signature: string; readonly figures: DayDrives } | null = null
  return {
    /** The counts. The object changes only with a count, because orders change with each step of a copy. */
    figures: computed<DayDrives>(() => {
      const drives = drivesByDay(rows.value, zone.value, shipBys.value)
      const isAtLeast = !coverage.value.isWhole || areShipBysMissing(rows.value, shipBys.value)
      const signature = toJson([[...drives], isAtLeast])
      if (last?.signature !== signature) last = { signature, figures: { drives, isAtLeast } }
      return last.figures
    }),
  }
})
