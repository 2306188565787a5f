import type { Dock, DockBay } from '../../core/appliances/types'

/** As many of those out of sight are drawn anew in a turn. */
const perTurn = 4

export interface Sight {
  /** What is to be drawn: what is in sight as it is now, the rest as it was drawn last. */
  draw(docks: readonly Dock[]): readonly Dock[]
  /** It came into sight, or went. Answers whether what is drawn of it is old. */
  see(id: string, isSeen: boolean): boolean
  /** Lets some of those out of sight be drawn as they are now. Answers whether any had to wait. */
  turn(): boolean
  /** Something is drawn as it was. */
  isBehind(): boolean
}

/**
 * Keeps hundreds of appliances fluid: what nobody sees is drawn anew a few at a time — first those that do something
 * else than is drawn, then those that have waited longest.
 */
export function createSight(): Sight {
  const seen = new Set<string>()
  const due = new Set<string>()
  /** As they were drawn; who has waited longest stands first. */
  const drawn = new Map<string, Dock>()
  let now: ReadonlyMap<string, Dock> = new Map()
  const isOld = (id: string) => drawn.get(id) !== now.get(id)

  return {
    draw(docks) {
      now = new Map(docks.map(dock => [dock.id, dock]))
      for (const id of drawn.keys()) if (!now.has(id)) drawn.delete(id)
      const next = docks.map(dock => {
        const before = drawn.get(dock.id)
        if (before === dock || (before && !seen.has(dock.id) && !due.has(dock.id))) return before
        drawn.delete(dock.id)
        drawn.set(dock.id, dock)
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
      const waiting = [...drawn.keys()].filter(isOld)
      const urgent = waiting.filter(id => doesElse(drawn.get(id), now.get(id)))
      for (const id of [...urgent, ...waiting].slice(0, perTurn)) due.add(id)
      return due.size > 0
    },
    isBehind: () => [...drawn.keys()].some(isOld),
  }
}

/** Whether more has changed than how far its copies are. */
function doesElse(before: Dock | undefined, after: Dock | undefined): boolean {
  if (!before || !after || before.isOnline !== after.isOnline || before.bays.length !== after.bays.length) return true
  return before.bays.some((bay, at) => acts(bay) !== acts(after.bays[at]))
}

function acts(bay: DockBay | undefined): string {
  return `${bay?.state}/${bay?.stage}/${bay?.detail}/${bay?.bookingNo}/${bay?.stalled}`
}
