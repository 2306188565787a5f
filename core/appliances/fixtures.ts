import type { Appliance, Bay } from '../wire/appliances'
import { bayOf, dockOf } from './mapping'
import type { Dock, DockBay } from './types'

/** Returns a bay as the server sends it. */
export function wireBay(changes: Partial<Bay> = {}): Bay {
  return {
    bay: 1,
    state: 'inserted',
    stage: null,
    percentage: null,
    detail: null,
    workOrderNo: null,
    bookingNo: null,
    driveType: 'CRU',
    driveSerialNo: 'ZC1',
    capacity: 1e12,
    ...changes,
  }
}

/** Returns a bay as the mapping makes it from the server's data. Unknown states are allowed. */
export function aBay(changes: Partial<Record<keyof DockBay, unknown>> = {}): DockBay {
  const bay = bayOf(wireBay(changes as Partial<Bay>))
  if (bay === null) throw new Error('a bay needs a number')
  return { ...bay, ...(changes as Partial<DockBay>) }
}

/** Returns an appliance as the server sends it. */
export function wireAppliance(drives: Bay[], changes: Partial<Appliance> = {}): Appliance {
  return {
    applianceId: 'a1',
    serialNo: 'RD-1',
    name: 'Dock A',
    slots: 'bays',
    drives,
    activeDownloads: 0,
    downloadRate: 0,
    isOnline: true,
    softwareVersion: '4.12.1',
    publicIp: '203.0.113.20',
    ...changes,
  }
}

/** Returns a dock as the mapping makes it from an appliance with these bays. */
export function aDock(drives: Bay[], changes: Partial<Appliance> = {}): Dock {
  return dockOf(wireAppliance(drives, changes))
}
