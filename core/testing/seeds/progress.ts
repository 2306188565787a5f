import type { Consignment, Shipment, ShipmentStatus } from '../../wire/shipments'
import type { DownloadStatus } from '../../wire/work-orders'
import { consignment } from '../content/couriers'
import { hour, minute, toInstant } from '../durations'
import type { Random } from '../random'
import type { CompositionRecord, DownloadPlan, OrderRecord } from '../records'

/** The progress of a seeded work order. */
export type Kind =
  | 'northbound'
  | 'assigned'
  | 'approved'
  | 'rejected'
  | 'queued'
  | 'downloading'
  | 'unarchiving'
  | 'stalled'
  | 'download-failed'
  | 'ready'
  | 'copying'
  | 'half-copied'
  | 'copied'
  | 'part-shipped'
  | 'untracked'
  | 'shipped'
  | 'to-cancel'
  | 'cancelled'
  | 'fulfilled'
  | 'fulfilled-late'
  | 'electronic'
  | 'electronic-begun'
  | 'electronic-done'

/**
 * The order of the reference pictures, with the count of copied drives. The rows before `first`, and those from `from`
 * up to `until`, are shipped. The count of delivered ones among these is `delivered`.
 */
const northbound = { copied: 86, first: 8, from: 60, until: 104, delivered: 11 }
const returnTo: Consignment = {
  type: 'FedEx',
  slug: 'fedex',
  reference: null,
  comments: null,
  address: 'Returns desk, dock 4',
}

export function advanceTo(kind: Kind, order: OrderRecord, now: number, random: Random): OrderRecord {
  const { shipments } = order
  const count = shipments.length
  const stored = { ...order, compositions: order.compositions.map(composition => ended(composition, 'completed', now)) }
  const copied = { ...stored, totalCopied: count }
  const send = (from: OrderRecord, delivered: number, dispatched: number, late = false): OrderRecord => ({
    ...from,
    shipments: from.shipments.map((shipment, index) =>
      index < delivered + dispatched
        ? sent(shipment, index < delivered ? 'delivered' : 'dispatched', now, random, late)
        : shipment,
    ),
  })
  switch (kind) {
    case 'northbound':
      return withStatuses(
        {
          ...stored,
          totalCopied: northbound.copied,
          compositions: lastLoading(stored, now),
          shipments: northboundSent(shipments, now, random),
        },
        { pending_cancellation: [8, 140], cancelled: [9, 141, 199] },
      )
    case 'assigned':
    case 'electronic':
      return order
    case 'approved':
    case 'rejected':
      return { ...order, status: kind }
    case 'queued':
      return { ...order, compositions: order.compositions.map(one => loading(one, 'queued', 0, now)) }
    case 'downloading':
      return {
        ...order,
        compositions: order.compositions.map((one, index) =>
          loading(one, index === 0 ? 'in_progress' : 'queued', 38, now),
        ),
      }
    case 'unarchiving':
      return { ...order, compositions: order.compositions.map(one => loading(one, 'unarchiving', 20, now)) }
    case 'stalled':
    case 'download-failed':
      return {
        ...order,
        compositions: order.compositions.map((one, index) =>
          ended(one, index > 0 ? 'completed' : kind === 'stalled' ? 'stalled' : 'failed', now),
        ),
      }
    case 'ready':
      return stored
    case 'copying':
      return { ...stored, totalCopied: Math.min(9, count - 1) }
    case 'half-copied':
      return count < 2 ? stored : { ...stored, totalCopied: Math.ceil(count / 2) }
    case 'copied':
      return copied
    case 'part-shipped':
      return send(copied, 0, Math.floor(count / 3))
    case 'untracked':
      return untracked(send(copied, Math.floor(count / 8), count - Math.floor(count / 8)))
    case 'shipped':
      return send(copied, Math.floor(count / 3), count - Math.floor(count / 3))
    case 'to-cancel':
      return withStatuses(send(copied, 0, Math.floor((count * 11) / 18)), { pending_cancellation: [count - 1] })
    case 'cancelled':
      return withStatuses(stored, { cancelled: shipments.map((_, index) => index) })
    case 'fulfilled':
    case 'fulfilled-late':
      return send(copied, count, 0, kind === 'fulfilled-late')
    case 'electronic-begun':
    case 'electronic-done':
      return { ...stored, compositions: transferred(stored, kind === 'electronic-done') }
  }
}

/** Returns a composition with a download that has ended with this outcome. */
function ended(composition: CompositionRecord, outcome: DownloadStatus, now: number): CompositionRecord {
  return { ...composition, download: { startedAt: now - hour, stages: [], outcome } }
}

/**
 * Returns a composition with a running download. `in_progress` is at `percentage` now. Any other stage takes an hour,
 * and began before now by this share of the time that the download takes.
 */
function loading(
  composition: CompositionRecord,
  stage: DownloadPlan['stages'][number]['stage'],
  percentage: number,
  now: number,
): CompositionRecord {
  const length = (composition.size * 8) / 486_200
  const startedAt = now - (length * percentage) / 100
  const wait = stage === 'in_progress' ? [] : [{ stage, endsAt: Math.round(startedAt + hour) }]
  const begins = stage === 'in_progress' ? startedAt : startedAt + hour
  const stages = [...wait, { stage: 'in_progress' as const, endsAt: Math.round(begins + length) }]
  return { ...composition, download: { startedAt, stages, outcome: 'completed' } }
}

function lastLoading(order: OrderRecord, now: number): CompositionRecord[] {
  const last = order.compositions.length - 1
  return order.compositions.map((one, index) => {
    if (index !== last) return one
    // The download of this small version is slow, because it would end at once at full speed.
    const startedAt = now - 16 * minute
    return {
      ...one,
      download: {
        startedAt,
        stages: [{ stage: 'in_progress', endsAt: startedAt + 25 * minute }],
        outcome: 'completed',
      },
    }
  })
}

function transferred(order: OrderRecord, done: boolean): CompositionRecord[] {
  return order.compositions.map(one => ({ ...one, dcpTransferStatus: done ? 'completed' : 'started' }))
}

function sent(
  shipment: Shipment,
  status: 'dispatched' | 'delivered',
  now: number,
  random: Random,
  late: boolean,
): Shipment {
  const deadline = Date.parse(shipment.dispatchDeadline)
  const dispatchedAt = late
    ? deadline + random.whole(2, 30) * hour
    : Math.min(now - random.whole(1, 20) * hour, deadline - 2 * hour)
  return {
    ...shipment,
    status,
    dispatchedOn: toInstant(dispatchedAt),
    shippingDetails: consignment(random, shipment.theatre.country.code),
    returnDetails: random.chance(0.4) ? returnTo : null,
  }
}

function northboundSent(shipments: readonly Shipment[], now: number, random: Random): Shipment[] {
  const { first, from, until, delivered } = northbound
  return shipments.map((shipment, index) => {
    if (index >= first && (index < from || index >= until)) return shipment
    const isDelivered = index === 0 || (index >= from && index < from + delivered - 1)
    return sent(shipment, isDelivered ? 'delivered' : 'dispatched', now, random, false)
  })
}

/** Removes the tracking number from the last three rows, and makes them dispatched. */
function untracked(order: OrderRecord): OrderRecord {
  const from = Math.max(0, order.shipments.length - 3)
  return {
    ...order,
    shipments: order.shipments.map((shipment, index) =>
      index < from || shipment.shippingDetails === null
        ? shipment
        : { ...shipment, status: 'dispatched', shippingDetails: { ...shipment.shippingDetails, reference: null } },
    ),
  }
}

function withStatuses(order: OrderRecord, rows: Partial<Record<ShipmentStatus, number[]>>): OrderRecord {
  const statuses = new Map<number, ShipmentStatus>()
  for (const status of ['pending_cancellation', 'cancelled'] as const)
    for (const index of rows[status] ?? []) statuses.set(index, status)
  const shipments = order.shipments.map((shipment, index) => {
    const status = statuses.get(index)
    return status === undefined
      ? shipment
      : { ...shipment, status, dispatchedOn: null, shippingDetails: null, returnDetails: null }
  })
  return { ...order, shipments }
}
