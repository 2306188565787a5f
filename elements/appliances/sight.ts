import type { Dock, DockBay } from '../../core/appliances/types'

/** The maximum count of hidden appliances that are updated in one turn. */
const maxPerTurn = 4

export interface Sight {
  /** Returns the appliances to draw: visible ones with current data, hidden ones as last drawn. */
  draw(docks: readonly Dock[]): readonly Dock[]
  /**
   * Records that an appliance became visible or hidden.
   * @returns whether the appliance is visible with outdated data
   */
  see(id: string, isVisible: boolean): boolean
  /**
   * Lets some hidden appliances be drawn with current data.
   * @returns whether any hidden appliance waited for current data
   */
  turn(): boolean
  /** Returns whether any appliance is drawn with outdated data. */
  isBehind(): boolean
}

/**
 * Keeps a page with hundreds of appliances fluid. Hidden ones are updated a few at a time: first those with changed
 * activity, then those that have waited longest.
 */
export function createSight(): Sight {
  const visibleIds = new Set<string>()
  const dueIds = new Set<string>()
  /** The appliances as last drawn, the longest waiting first. */
  const drawnDocks = new Map<string, Dock>()
  let current: ReadonlyMap<string, Dock> = new Map()
  const isOld = (id: string) => drawnDocks.get(id) !== current.get(id)

  return {
    draw(docks) {
      current = new Map(docks.map(dock => [dock.id, dock]))
      for (const id of drawnDocks.keys()) if (!current.has(id)) drawnDocks.delete(id)
      const next = docks.map(dock => {
        const before = drawnDocks.get(dock.id)
        if (before === dock || (before && !visibleIds.has(dock.id) && !dueIds.has(dock.id))) return before
        drawnDocks.delete(dock.id)
        drawnDocks.set(dock.id, dock)
        return dock
      })
      dueIds.clear()
      return next
    },
    see(id, isVisible) {
      if (!isVisible) visibleIds.delete(id)
      else visibleIds.add(id)
      return isVisible && isOld(id)
    },
    turn() {
      const waiting = [...drawnDocks.keys()].filter(isOld)
      const urgent = waiting.filter(id => hasOtherActivity(drawnDocks.get(id), current.get(id)))
      for (const id of [...urgent, ...waiting].slice(0, maxPerTurn)) dueIds.add(id)
      return dueIds.size > 0
    },
    isBehind: () => [...drawnDocks.keys()].some(isOld),
  }
}

/** The fields of a bay that change with its activity, unlike the progress of its copy. */
const activity = ['state', 'stage', 'detail', 'bookingNo', 'stalled'] as const satisfies readonly (keyof DockBay)[]

/** Returns whether more has changed than the progress of copies. */
function hasOtherActivity(before: Dock | undefined, after: Dock | undefined): boolean {
  if (!before || !after || before.isOnline !== after.isOnline || before.bays.length !== after.bays.length) return true
  return before.bays.some((bay, index) => activity.some(name => bay[name] !== after.bays[index]?.[name]))
}
