import { isCopying, slotOf } from './rules'
import type { Dock, DockBay } from './types'

/** The groups of drives. */
type DriveGroup = 'copying' | 'eject' | 'failed'

/** The filters for appliances: groups of appliances, and of the drives in them. */
export type DockGroup = 'all' | 'online' | 'offline' | DriveGroup

/**
 * Returns whether the drive in a bay is in a group. The last report of an offline appliance counts for running and
 * failed copies. Which drives can be removed is known only of an online appliance.
 */
function isInGroup(group: DriveGroup, bay: DockBay, isOnline: boolean): boolean {
  if (group === 'copying') return isCopying(bay)
  return slotOf(bay.state) === group && (group === 'failed' || isOnline)
}

/** Returns how many drives of an appliance are in a group. */
function countDrives(dock: Dock, group: DriveGroup): number {
  return dock.bays.filter(bay => isInGroup(group, bay, dock.isOnline)).length
}

export function docksIn(docks: readonly Dock[], group: DockGroup): readonly Dock[] {
  if (group === 'all') return docks
  if (group === 'online' || group === 'offline')
    return docks.filter(({ isOnline }) => isOnline === (group === 'online'))
  return docks.filter(dock => countDrives(dock, group) > 0)
}

/** Counts the appliances of each group of appliances, and the drives of each group of drives. */
export function groupCounts(docks: readonly Dock[]): Readonly<Record<DockGroup, number>> {
  const drives = (group: DriveGroup) => docks.reduce((sum, dock) => sum + countDrives(dock, group), 0)
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
