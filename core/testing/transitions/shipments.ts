import { isReadOnly, needsTracking, settableStatuses } from '../../shipments/rules'
import type { PortalEvent } from '../../wire/events'
import type { Consignment, Shipment, ShipmentSent, ShipmentStatus } from '../../wire/shipments'
import { type Check, createCheck, isSameJson } from '../checks'
import { derive } from '../derive'
import { day, toInstant } from '../durations'
import { type At, done, type Outcome } from '../outcome'
import type { OrderRecord } from '../records'
import { shippingTypes } from '../reference/lists'
import { daysAhead } from './calendar'

/**
 * Saves shipping details of some shipments: all of them, or none. A dispatched shipment needs a tracking reference.
 * Price and delivery mode must equal the stored ones. A shipment that becomes dispatched or delivered without
 * `dispatchedOn` gets the current time, and a pending one gets null. A new date can be at most five years away. Each
 * shipment may occur once. A 422 has one entry per field: `[2].shippingDetails.reference`.
 */
export function saveShipments(
  order: OrderRecord,
  sent: readonly ShipmentSent[],
  { now }: At,
): Outcome<OrderRecord, Shipment[]> {
  const check = createCheck()
  const storedById = new Map(order.shipments.map(shipment => [shipment.id, shipment]))
  const saved = new Map<string, Shipment>()
  for (const [index, row] of sent.entries()) {
    const path = `[${index}]`
    const before = storedById.get(row.id)
    if (before === undefined) check.add(`${path}.id`, 'unknown', 'Shipment not found in this work order')
    else saved.set(before.id, saveOne(before, row, path, check, now))
  }
  if (check.refusal) return check.refusal
  const shipments = order.shipments.map(shipment => saved.get(shipment.id) ?? shipment)
  if (shipments.every((shipment, index) => shipment === order.shipments[index])) return done(order, order.shipments)
  const state = derive({ ...order, shipments, shipmentsVersion: order.shipmentsVersion + 1 }, now)
  return done(state, shipments, [
    { type: 'shipments.changed', workOrderNo: order.workOrderNo },
    ...statusEvents(order, state),
  ])
}

/** Returns the events of a change of status or copies; none when both are the same. */
export function statusEvents(before: OrderRecord, after: OrderRecord): PortalEvent[] {
  const { workOrderNo, status, totalCopied } = after
  if (before.status === status && before.totalCopied === totalCopied) return []
  return [{ type: 'work_order.changed', workOrderNo, status, totalCopied }]
}

function saveOne(before: Shipment, row: ShipmentSent, path: string, check: Check, now: number): Shipment {
  const status = statusOf(before, row, path, check)
  const after: Shipment = {
    ...before,
    status,
    dispatchedOn: dispatchedOnOf(before, status, row, now),
    shippingDetails: withAddress(before.shippingDetails, row.shippingDetails),
    returnDetails: withAddress(before.returnDetails, row.returnDetails),
  }
  if (after.dispatchedOn !== before.dispatchedOn && isFar(after.dispatchedOn, now))
    check.add(`${path}.dispatchedOn`, 'far', 'Choose a date within five years of today')
  if (row.price !== before.price) check.add(`${path}.price`, 'changed', 'The price can’t be changed here')
  if (row.deliveryMode !== before.deliveryMode)
    check.add(`${path}.deliveryMode`, 'changed', 'The delivery mode can’t be changed here')
  if (needsTracking({ status, shippingTracking: after.shippingDetails?.reference ?? '' }, before))
    check.add(`${path}.shippingDetails.reference`, 'required', 'Enter a tracking number')
  for (const name of ['shippingDetails', 'returnDetails'] as const)
    if (isNewCourier(before[name], after[name])) check.add(`${path}.${name}.type`, 'unknown', 'Courier not found')
  if (isSame(before, after)) return before
  if (isReadOnly(before))
    check.add(`${path}.status`, 'read_only', `A shipment that is ${labelOf(before.status)} can’t be changed`)
  return after
}

const couriers: ReadonlySet<string> = new Set(shippingTypes.flatMap(row => row.aftership_slug ?? []))

/** Returns whether a chosen courier is not in the list. A courier that a shipment already has is accepted. */
function isNewCourier(before: Consignment | null, after: Consignment | null): boolean {
  const slug = after?.slug ?? ''
  return slug !== '' && slug !== before?.slug && !couriers.has(slug)
}

function statusOf(before: Shipment, row: ShipmentSent, path: string, check: Check): ShipmentStatus {
  const allowed = isReadOnly(before) ? [before.status] : settableStatuses[before.status]
  if (allowed.includes(row.status)) return row.status
  check.add(
    `${path}.status`,
    'not_allowed',
    `The status can’t change from ${labelOf(before.status)} to ${labelOf(row.status)}`,
  )
  return before.status
}

/** Returns a status as words of a sentence. */
const labelOf = (status: ShipmentStatus) => status.replaceAll('_', ' ')

function dispatchedOnOf(before: Shipment, status: ShipmentStatus, row: ShipmentSent, now: number): string | null {
  if (status === 'pending') return null
  if (row.dispatchedOn !== null) return row.dispatchedOn
  if (status !== 'dispatched' && status !== 'delivered') return before.dispatchedOn
  return before.dispatchedOn ?? toInstant(now)
}

/** Returns whether a date is years away. Clocks differ, and a simulated clock can be far ahead, but not by years. */
function isFar(date: string | null, now: number): boolean {
  return date !== null && Math.abs(Date.parse(date) - now) > daysAhead * day
}

/** Returns a consignment with the server's own return address when none was sent. */
function withAddress(before: Consignment | null, sent: Consignment | null): Consignment | null {
  const address = before?.address
  return sent === null || sent.address !== undefined || address === undefined ? sent : { ...sent, address }
}

function isSame(before: Shipment, after: Shipment): boolean {
  const fieldsOf = ({
    status,
    dispatchedOn,
    shippingDetails,
    returnDetails,
  }: Shipment): Omit<ShipmentSent, 'id' | 'price' | 'deliveryMode'> => ({
    status,
    dispatchedOn,
    shippingDetails: contentOf(shippingDetails),
    returnDetails: contentOf(returnDetails),
  })
  return isSameJson(fieldsOf(before), fieldsOf(after))
}

/**
 * Returns details without content as null, because both mean the same. The order of keys and missing addresses do not
 * count.
 */
function contentOf(details: Consignment | null): Consignment | null {
  if (details === null) return null
  const { type, slug, reference, comments, address = null } = details
  const filled = [type, slug, reference, comments, address].some(text => (text ?? '') !== '')
  return filled ? { type, slug, reference, comments, address } : null
}
