import type { Dock, DockBay } from '../../core/appliances/types'

/** The maximum count of hidden appliances that are updated in one turn. */
const perTurn = 4

export interface Sight {
  /** Returns the appliances to draw: visible ones with current data, hidden ones as last drawn. */
  draw(docks: readonly Dock[]): readonly Dock[]
  /**
   * Records that an appliance became visible or hidden.
   * @returns whether it is visible with outdated data
   */
  see(id: string, isSeen: boolean): boolean
  /**
   * Lets some hidden appliances be drawn with current data.
   * @returns whether any was waiting
   */
  turn(): boolean
  /** Returns whether any appliance is drawn with outdated data. */
  isBehind(): boolean
}

/**
 * Keeps hundreds of appliances fluid. Hidden ones are updated a few at a time: first those with changed activity, then
 * those that have waited longest.
 */
export function createSight(): Sight {
  const seen = new Set<string>()
  const due = new Set<string>()
  /** The appliances as last drawn, the longest waiting first. */
  const drawnDocks = new Map<string, Dock>()
  let now: ReadonlyMap<string, Dock> = new Map()
  const isOld = (id: string) => drawnDocks.get(id) !== now.get(id)

  return {
    draw(docks) {
      now = new Map(docks.map(dock => [dock.id, dock]))
      for (const id of drawnDocks.keys()) if (!now.has(id)) drawnDocks.delete(id)
      const next = docks.map(dock => {
        const before = drawnDocks.get(dock.id)
        if (before === dock || (before && !seen.has(dock.id) && !due.has(dock.id))) return before
        drawnDocks.delete(dock.id)
        drawnDocks.set(dock.id, dock)
        return dock
      })
      due.clear()
      return next
    },
    see(id, isSeen) {
      if (!isSeen) seen.delete(id)
      else seen.add(id)
      return isSeen && isOld(id)
    },
    turn() {
      const waiting = [...drawnDocks.keys()].filter(isOld)
      const urgent = waiting.filter(id => hasOtherActivity(drawnDocks.get(id), now.get(id)))
      for (const id of [...urgent, ...waiting].slice(0, perTurn)) due.add(id)
      return due.size > 0
    },
    isBehind: () => [...drawnDocks.keys()].some(isOld),
  }
}

/** Returns whether more has changed than the progress of copies. */
function hasOtherActivity(before: Dock | undefined, after: Dock | undefined): boolean {
  if (!before || !after || before.isOnline !== after.isOnline || before.bays.length !== after.bays.length) return true
  return before.bays.some((bay, index) => activityOf(bay) !== activityOf(after.bays[index]))
}

function activityOf(bay: DockBay | undefined): string {
  return `${bay?.state}/${bay?.stage}/${bay?.detail}/${bay?.bookingNo}/${bay?.stalled}`
}
