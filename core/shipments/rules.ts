import { collatorOf } from '../base/collate'
import { plainText } from '../base/plain-text'
import { firstZone } from '../base/zones'
import type { Instant } from '../wire/base'
import type { Shipment, ShipmentStatus } from '../wire/shipments'
import { isKnownStatus, shipmentStatuses } from './statuses'
import type { LegendKey, ShipmentEdit, SortColumn, SortOrder } from './types'

/** Cancelled, pending-cancellation and rejected rows are read-only (decision 19), and so is a status that nobody knows. */
export function isReadOnly({ status }: Pick<Shipment, 'status'>): boolean {
  return !isKnownStatus(status) || settable[status].length === 0
}

/** A dispatched shipment needs a tracking reference (specification, section 5), but for an electronic one (decision 34). */
export function needsTracking(
  row: Pick<ShipmentEdit, 'status' | 'shippingTracking'>,
  { deliveryMode }: Pick<Shipment, 'deliveryMode'>,
): boolean {
  return row.status === 'dispatched' && deliveryMode !== 'ELECTRONIC' && !isReference(row.shippingTracking)
}

/** Blanks, marks of direction and signs alone lead to no parcel. */
function isReference(tracking: string): boolean {
  return /[\p{L}\p{N}]/u.test(tracking)
}

/** The drive of a row is on its way back, or is to come back: it was shipped, and a way back is named. */
export function isReturning(row: Pick<ShipmentEdit, 'status' | 'returnCourier' | 'returnTracking'>): boolean {
  return shippedRank(row.status) === 2 && row.returnCourier + row.returnTracking !== ''
}

/** Whole days since a drive left; null when nobody said when, or it lies ahead. */
export function daysOut({ dispatchedOn }: Pick<ShipmentEdit, 'dispatchedOn'>, now: number): number | null {
  const days = Math.floor((now - Date.parse(dispatchedOn ?? '')) / 86_400_000)
  return days >= 0 ? days : null
}

const oncePending: readonly ShipmentStatus[] = ['pending', 'dispatched']
const onceShipped: readonly ShipmentStatus[] = [...oncePending, 'delivered']

/** The statuses that a person or a spreadsheet may give a row that has this one; Delivered only once it was shipped. */
export const settable: Readonly<Record<ShipmentStatus, readonly ShipmentStatus[]>> = {
  pending: oncePending,
  dispatched: onceShipped,
  delivered: onceShipped,
  pending_cancellation: [],
  cancelled: [],
  rejected: [],
}

export function canSet(from: string, to: ShipmentStatus | null): to is ShipmentStatus {
  return isKnownStatus(from) && settable[from].some(status => status === to)
}

/**
 * Deliver-by is told in the theatre's zone when that is known, else in the partner's (decision 22). A zone that the
 * platform does not know counts as not known, so that the screen, the label and the file tell the same time.
 */
export function deliverByZone({ theatre }: Pick<Shipment, 'theatre'>, partnerZone: string): string {
  return firstZone(theatre.timezone, partnerZone)
}

/**
 * Gives a row a status: `dispatchedOn` becomes `now` when the row becomes dispatched, or is dispatched without a
 * date; going back to pending clears it (decision 23).
 */
export function editStatus<Row extends Pick<ShipmentEdit, 'status' | 'dispatchedOn'>>(
  row: Row,
  status: ShipmentStatus,
  now: Instant,
): Row {
  const becomes = status === 'dispatched' && (row.status !== 'dispatched' || row.dispatchedOn === null)
  const dispatchedOn = status === 'pending' ? null : becomes ? now : row.dispatchedOn
  return { ...row, status, dispatchedOn }
}

export const defaultOrder: SortOrder = { by: 'shipBy', dir: 'asc' }

/** Shipped sort order: pending 1, dispatched and delivered 2, everything else 3 (decision 19). */
export function shippedRank(status: string): number {
  if (status === 'pending') return 1
  return status === 'dispatched' || status === 'delivered' ? 2 : 3
}

const sortKeys: Record<SortColumn, (shipment: Shipment) => string | number> = {
  address: ({ theatre }) => [theatre.name, theatre.street, theatre.city].join('\n'),
  deliveryInstructions: ({ deliveryInstructions }) => deliveryInstructions ?? '',
  deliverBy: ({ deliverOn }) => Date.parse(deliverOn),
  shipBy: ({ dispatchDeadline }) => Date.parse(dispatchDeadline),
  shippingInfo: ({ shippingDetails }) => [shippingDetails?.type, shippingDetails?.reference].filter(Boolean).join('\n'),
  status: ({ status }) => shippedRank(status),
}

/**
 * Sorts all rows of an order, not only those on a page. Texts compare as the locale does, numbers in them as
 * numbers; rows without the text, or with a time that cannot be read, come last either way; ties go by ordinal.
 */
export function sortShipments<Row extends { readonly shipment: Shipment }>(
  rows: readonly Row[],
  { by, dir }: SortOrder,
  locale: string,
): Row[] {
  const { compare } = collatorOf(locale)
  const sign = dir === 'asc' ? 1 : -1
  const missing = (key: string | number) => key === '' || Number.isNaN(key)
  return rows
    .map(row => ({ row, key: sortKeys[by](row.shipment) }))
    .toSorted((a, b) => {
      const isMissing = missing(a.key)
      if (isMissing !== missing(b.key)) return isMissing ? 1 : -1
      const order = typeof a.key === 'string' ? compare(a.key, `${b.key}`) : a.key - Number(b.key)
      return (isMissing ? 0 : sign * order) || a.row.shipment.ordinal - b.row.shipment.ordinal
    })
    .map(({ row }) => row)
}

/** How many rows the legend counts a status; unknown statuses count under their own text. */
export function countStatuses(
  rows: Iterable<{
    readonly shipment: Pick<Shipment, 'deliveryMode'>
    readonly edit: Omit<ShipmentEdit, 'dispatchedOn'>
  }>,
): Map<string, number> {
  const counts = new Map<string, number>(shipmentStatuses.map(status => [status, 0]))
  let flagged = 0
  let returning = 0
  for (const { shipment, edit } of rows) {
    counts.set(edit.status, (counts.get(edit.status) ?? 0) + 1)
    if (needsTracking(edit, shipment)) flagged += 1
    if (isReturning(edit)) returning += 1
  }
  return counts.set('returning' satisfies LegendKey, returning).set('needsTracking' satisfies LegendKey, flagged)
}

/** Whether every word of a search stands in the theatre, its city, the booking or a tracking number of a row. */
export function matchesSearch(shipment: Shipment, row: ShipmentEdit, search: string): boolean {
  const { theatre, bookingNo } = shipment
  const hay = plainText([theatre.name, theatre.city, bookingNo, row.shippingTracking, row.returnTracking].join(' '))
  return plainText(search)
    .split(/\s/)
    .every(word => hay.includes(word))
}
