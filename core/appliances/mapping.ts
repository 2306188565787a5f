import type { Appliance, Bay } from '../wire/appliances'
import type { Dock, DockBay } from './types'

/** A bay as the suite reads it; null for one without a number. */
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

/** Bays as they physically sit: by their number, each once. */
export function baysOf(bays: readonly Bay[] | null | undefined): readonly DockBay[] {
  const byNumber = new Map((bays ?? []).flatMap(bay => bayOf(bay) ?? []).map(bay => [bay.bay, bay]))
  return [...byNumber.values()].toSorted((a, b) => a.bay - b.bay)
}

/** An appliance as the suite reads it: what another back end leaves out or sends as null has its plain default. */
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
