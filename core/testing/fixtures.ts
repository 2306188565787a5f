import { newOrder } from './content/orders'
import { makeTheatres } from './content/theatres'
import { derive } from './derive'
import { hour } from './durations'
import { createRandom } from './random'
import type { ApplianceRecord, BayRecord, OrderRecord } from './records'

/** Thursday 19 November 2026, 14:10 in Chicago: the moment of the reference pictures. */
export const testNow = Date.parse('2026-11-19T20:10:00Z')

/** Returns an order of six shipments and two compositions, of which nothing is downloaded, copied or shipped. */
export function plainOrder(changes: Partial<OrderRecord> = {}): OrderRecord {
  const order = newOrder(
    {
      org: 'cinderlane',
      zone: 'America/Chicago',
      number: 30120,
      title: 4,
      versions: 2,
      theatres: makeTheatres(6),
      deliveryMode: 'PARTNERS',
      assignedAt: testNow - hour,
      shipIn: 3,
      now: testNow,
    },
    createRandom(1),
  )
  return derive({ ...order, ...changes }, testNow)
}

/** Returns an appliance that is online, with these bays and no history. */
export function plainAppliance(bays: BayRecord[], changes: Partial<ApplianceRecord> = {}): ApplianceRecord {
  return {
    org: 'cinderlane',
    applianceId: 'a1',
    serialNo: 'RD-1',
    name: 'Dock',
    slots: 'bays',
    away: null,
    softwareVersion: '1',
    publicIp: '203.0.113.1',
    lineRate: 1e8,
    downloads: [],
    bays,
    history: [],
    nextAt: null,
    ...changes,
  }
}
