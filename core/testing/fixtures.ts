import { newOrder } from './content/orders'
import { makeTheatres } from './content/theatres'
import { derive } from './derive'
import { createRandom } from './random'
import type { OrderRecord } from './records'
import { hour } from './zoned'

/** Thursday 19 November 2026, 14:10 in Chicago: the moment of the reference pictures. */
export const testNow = Date.parse('2026-11-19T20:10:00Z')

/** An order of six shipments and two compositions, nothing downloaded, copied or shipped. */
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
