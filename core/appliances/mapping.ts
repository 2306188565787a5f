import type { Appliance, Bay } from '../wire/appliances'
import type { Dock, DockBay } from './types'

/** Returns a bay with defaults for fields that another server omits; null for a bay without a number. */
export function bayOf(bay: Bay | null | undefined): DockBay | null {
  if (!Number.isFinite(bay?.bay) || !bay) return null
  return {
    bay: bay.bay,
    state: bay.state ?? 'empty',
    stage: bay.stage ?? null,
    percentage: typeof bay.percentage === 'number' ? Math.min(100, Math.max(0, bay.percentage)) : null,
    detail: bay.detail ?? null,
    workOrderNo: bay.workOrderNo ?? null,
    bookingNo: bay.bookingNo ?? null,
    driveType: bay.driveType ?? null,
    driveSerialNo: bay.driveSerialNo ?? null,
    capacity: typeof bay.capacity === 'number' ? bay.capacity : null,
    minutesLeft: null,
    stalled: false,
  }
}

/** Returns the bays in their physical order: by number, without duplicates. */
export function baysOf(bays: readonly Bay[] | null | undefined): readonly DockBay[] {
  const byNumber = new Map((bays ?? []).flatMap(bay => bayOf(bay) ?? []).map(bay => [bay.bay, bay]))
  return [...byNumber.values()].toSorted((a, b) => a.bay - b.bay)
}

/** Returns an appliance with defaults for fields that another server omits or sends as null. */
export function dockOf(appliance: Appliance): Dock {
  const serialNo = appliance.serialNo ?? ''
  return {
    id: appliance.applianceId,
    serialNo,
    name: appliance.name || serialNo || appliance.applianceId,
    slots: appliance.slots === 'ports' ? 'ports' : 'bays',
    isOnline: appliance.isOnline === true,
    awaySince: null,
    softwareVersion: appliance.softwareVersion ?? '',
    publicIp: appliance.publicIp ?? '',
    activeDownloads: appliance.activeDownloads ?? 0,
    downloadRate: appliance.downloadRate ?? 0,
    bays: baysOf(appliance.drives),
  }
}
