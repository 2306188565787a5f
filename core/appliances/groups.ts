import { isCopying, slotOf } from './rules'
import type { Dock, DockBay } from './types'

/** The groups of drives. */
type DriveGroup = 'copying' | 'eject' | 'failed'

/** The groups by which appliances are looked for: their own, and those of the drives in them. */
export type DockGroup = 'all' | 'online' | 'offline' | DriveGroup

/**
 * Whether the drive in a bay is in a group. Of an offline appliance copies count as it last told, those that failed and
 * those that go on inside; only an appliance that is online tells which drives can be removed.
 */
function isIn(group: DriveGroup, bay: DockBay, isOnline: boolean): boolean {
  if (group === 'copying') return isCopying(bay)
  return slotOf(bay.state) === group && (group === 'failed' || isOnline)
}

/** Returns how many drives of an appliance are in a group. */
function drivesIn(dock: Dock, group: DriveGroup): number {
  return dock.bays.filter(bay => isIn(group, bay, dock.isOnline)).length
}

export function docksIn(docks: readonly Dock[], group: DockGroup): readonly Dock[] {
  if (group === 'all') return docks
  if (group === 'online' || group === 'offline')
    return docks.filter(({ isOnline }) => isOnline === (group === 'online'))
  return docks.filter(dock => drivesIn(dock, group) > 0)
}

/** Counts the appliances of each group of appliances, and the drives of each group of drives. */
export function groupCounts(docks: readonly Dock[]): Readonly<Record<DockGroup, number>> {
  const drives = (group: DriveGroup) => docks.reduce((sum, dock) => sum + drivesIn(dock, group), 0)
  const online = docks.filter(({ isOnline }) => isOnline).length
  return {
    all: docks.length,
    online,
    offline: docks.length - online,
    copying: drives('copying'),
    eject: drives('eject'),
    failed: drives('failed'),
  }
}
