import { slotOf } from './rules'
import type { Dock } from './types'

/** What appliances are looked for by. */
export type DockGroup = 'all' | 'online' | 'offline' | 'copying' | 'eject' | 'failed'

/**
 * The groups that an appliance is in, told in one walk over its bays. Of one that is away its copies count as it was last
 * heard of, as its own foot says: those that failed, and those that go on inside. Only what it tells itself is pulled.
 */
function groupsOf(dock: Dock): ReadonlySet<DockGroup> {
  const groups = new Set<DockGroup>(['all', dock.isOnline ? 'online' : 'offline'])
  for (const { state } of dock.bays) {
    const slot = slotOf(state)
    if (slot === 'failed' || (slot === 'eject' && dock.isOnline)) groups.add(slot)
    else if (slot === 'normal') groups.add('copying')
  }
  return groups
}

export function docksIn(docks: readonly Dock[], group: DockGroup): readonly Dock[] {
  return group === 'all' ? docks : docks.filter(dock => groupsOf(dock).has(group))
}

/** How many appliances are in each group; a group without any is left out. */
export function groupCounts(docks: readonly Dock[]): ReadonlyMap<DockGroup, number> {
  const counts = new Map<DockGroup, number>()
  for (const dock of docks) for (const group of groupsOf(dock)) counts.set(group, (counts.get(group) ?? 0) + 1)
  return counts
}
