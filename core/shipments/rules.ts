import { collatorOf } from '../base/collate'
import { plainText } from '../base/plain-text'
import { firstZone } from '../base/zones'
import type { Instant } from '../wire/base'
import type { Shipment, ShipmentStatus } from '../wire/shipments'
import { isKnownStatus, shipmentStatuses } from './statuses'
import type { LegendKey, ShipmentEdit, SortColumn, SortOrder } from './types'

/**
 * Returns whether a row is read-only: cancelled, pending cancellation and rejected rows are (decision 19), and rows
 * with an unknown status.
 */
export function isReadOnly({ status }: Pick<Shipment, 'status'>): boolean {
  return !isKnownStatus(status) || settableStatuses[status].length === 0
}

/**
 * Returns whether a row lacks a tracking reference. Dispatched shipments need one (specification, section 5), except
 * electronic ones (decision 34).
 */
export function needsTracking(
  row: Pick<ShipmentEdit, 'status' | 'shippingTracking'>,
  { deliveryMode }: Pick<Shipment, 'deliveryMode'>,
): boolean {
  return row.status === 'dispatched' && deliveryMode !== 'ELECTRONIC' && !isReference(row.shippingTracking)
}

/** Returns whether a text has a letter or a digit. Blanks, direction marks and signs alone identify no parcel. */
function isReference(tracking: string): boolean {
  return /[\p{L}\p{N}]/u.test(tracking)
}

/**
 * Returns whether the drive of a row is on its way back or will come back: the row was shipped and has a return courier
 * or number.
 */
export function isReturning(row: Pick<ShipmentEdit, 'status' | 'returnCourier' | 'returnTracking'>): boolean {
  return shippedRank(row.status) === 2 && row.returnCourier + row.returnTracking !== ''
}

/** Returns the whole days since the dispatch; null without a date or with a date in the future. */
export function daysOut({ dispatchedOn }: Pick<ShipmentEdit, 'dispatchedOn'>, now: number): number | null {
  const days = Math.floor((now - Date.parse(dispatchedOn ?? '')) / 86_400_000)
  return days >= 0 ? days : null
}

const oncePending: readonly ShipmentStatus[] = ['pending', 'dispatched']
const onceShipped: readonly ShipmentStatus[] = [...oncePending, 'delivered']

/**
 * The statuses that a person or a spreadsheet may set, by the current status. Delivered is possible only after Shipped.
 */
export const settableStatuses: Readonly<Record<ShipmentStatus, readonly ShipmentStatus[]>> = {
  pending: oncePending,
  dispatched: onceShipped,
  delivered: onceShipped,
  pending_cancellation: [],
  cancelled: [],
  rejected: [],
}

export function canSet(from: string, to: ShipmentStatus | null): to is ShipmentStatus {
  return isKnownStatus(from) && settableStatuses[from].some(status => status === to)
}

/**
 * Returns the zone in which deliver-by is shown: the theatre's when it is known, else the partner's (decision 22). A
 * zone that the platform does not support counts as unknown, so that the screen, the label and the file show the same
 * time.
 */
export function deliverByZone({ theatre }: Pick<Shipment, 'theatre'>, partnerZone: string): string {
  return firstZone(theatre.timezone, partnerZone)
}

/**
 * Returns a row with a status. `dispatchedOn` becomes `now` when the row becomes dispatched, or is dispatched without a
 * date; pending clears it (decision 23).
 */
export function editStatus<Row extends Pick<ShipmentEdit, 'status' | 'dispatchedOn'>>(
  row: Row,
  status: ShipmentStatus,
  now: Instant,
): Row {
  const isDated = status === 'dispatched' && (row.status !== 'dispatched' || row.dispatchedOn === null)
  const dispatchedOn = status === 'pending' ? null : isDated ? now : row.dispatchedOn
  return { ...row, status, dispatchedOn }
}

export const defaultOrder: SortOrder = { by: 'shipBy', dir: 'asc' }

/**
 * Returns the rank of a status in the sort order: pending 1, dispatched and delivered 2, everything else 3 (decision
 * 19).
 */
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
 * Sorts all rows of an order, not only those of a page. Texts compare by the locale, with numbers in them as numbers.
 * Rows without the text or with an unreadable time come last in both directions. Ties go by ordinal.
 */
export function sortShipments<Row extends { readonly shipment: Shipment }>(
  rows: readonly Row[],
  { by, dir }: SortOrder,
  locale: string,
): Row[] {
  const { compare } = collatorOf(locale)
  const sign = dir === 'asc' ? 1 : -1
  const isEmpty = (key: string | number) => key === '' || Number.isNaN(key)
  return rows
    .map(row => ({ row, key: sortKeys[by](row.shipment) }))
    .toSorted((a, b) => {
      const isMissing = isEmpty(a.key)
      if (isMissing !== isEmpty(b.key)) return isMissing ? 1 : -1
      const order = typeof a.key === 'string' ? compare(a.key, `${b.key}`) : a.key - Number(b.key)
      return (isMissing ? 0 : sign * order) || a.row.shipment.ordinal - b.row.shipment.ordinal
    })
    .map(({ row }) => row)
}

/**
 * Returns the counts of the legend: by status, and those of returning rows and rows that need a tracking number.
 * Unknown statuses count under their own text.
 */
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

/** Returns whether a row matches all terms of a search in its theatre, city, booking and tracking numbers. */
export function matchesSearch(shipment: Shipment, row: ShipmentEdit, search: string): boolean {
  const { theatre, bookingNo } = shipment
  const haystack = plainText(
    [theatre.name, theatre.city, bookingNo, row.shippingTracking, row.returnTracking].join(' '),
  )
  return plainText(search)
    .split(/\s/)
    .every(term => haystack.includes(term))
}
