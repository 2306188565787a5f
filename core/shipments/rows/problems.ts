import { type Text, text } from '../../i18n/translate'
import type { ShippingType } from '../../wire/reference'
import type { Shipment } from '../../wire/shipments'
import { editOf } from '../mapping'
import { needsTracking } from '../rules'
import type { EditField, ShipmentEdit } from '../types'
import { findCourier } from './couriers'

/** Messages of a row by field; `row` has those that belong to no field. */
export type RowProblems = Readonly<Partial<Record<EditField | 'row', Text>>>

/** The couriers, or the state of their read. With `coming`, the first read is in flight, and a save waits for it. */
export type KnownCouriers = readonly ShippingType[] | 'coming' | 'unread'

/**
 * Returns the problems that keep a changed row from a save: a missing tracking number, or a new courier that is unknown
 * or cannot be looked up.
 */
export function flagsOf(shipment: Shipment, edit: ShipmentEdit, couriers: KnownCouriers): RowProblems {
  const before = editOf(shipment)
  const courierFlag = (field: 'shippingCourier' | 'returnCourier'): RowProblems => {
    const name = edit[field]
    if (name.trim() === '' || name === before[field] || couriers === 'coming') return {}
    if (couriers === 'unread') return { [field]: text('shipments.couriersUnread') }
    return findCourier(name, couriers) ? {} : { [field]: text('shipments.unknownCourier') }
  }
  return {
    ...courierFlag('shippingCourier'),
    ...courierFlag('returnCourier'),
    ...(needsTracking(edit, shipment) && { shippingTracking: text('shipments.trackingRequired') }),
  }
}

/**
 * Returns the problems of rows that are to be sent. Rows without problems are left out.
 * @param now the shipments that the edits are compared with
 */
export function flagsIn(
  sent: readonly { readonly id: string }[],
  now: readonly Shipment[],
  edits: ReadonlyMap<string, ShipmentEdit>,
  couriers: KnownCouriers,
): ReadonlyMap<string, RowProblems> {
  const ids = new Set(sent.map(({ id }) => id))
  const found = now.flatMap(row => {
    const flags = ids.has(row.id) ? flagsOf(row, edits.get(row.id) ?? editOf(row), couriers) : {}
    return Object.keys(flags).length > 0 ? [[row.id, flags] as const] : []
  })
  return new Map(found)
}

/** Returns one line for all problems of an order; null without problems. */
export function summaryOf(problems: readonly RowProblems[]): Text | null {
  const wrong = problems.map(row => Object.values(row)).filter(texts => texts.length > 0)
  const count = wrong.length
  const isAll = (key: string) => wrong.every(texts => texts.every(item => 'key' in item && item.key === key))
  if (count === 0) return null
  if (isAll('shipments.trackingRequired')) return text('shipments.flagged', { count })
  return isAll('shipments.couriersUnread')
    ? text('shipments.couriersHold', { count })
    : text('shipments.toMend', { count })
}
