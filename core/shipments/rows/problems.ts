import { type Text, text } from '../../i18n/translate'
import type { ShippingType } from '../../wire/reference'
import type { Shipment } from '../../wire/shipments'
import { editOf } from '../mapping'
import { needsTracking } from '../rules'
import type { EditField, ShipmentEdit } from '../types'
import { findCourier } from './couriers'

/** Messages of a row by field; those that belong to no field stand under `row`. */
export type RowProblems = Readonly<Partial<Record<EditField | 'row', Text>>>

/** The couriers as far as they are known. `coming`: the first read is under way, and a save waits for it. */
export type KnownCouriers = readonly ShippingType[] | 'coming' | 'unread'

/** What keeps a changed row from being sent: no tracking number, or a new courier that cannot be looked up. */
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

/** What must be corrected in rows that are to be sent, as they are edited over what there is `now`; a row that may be sent is missing. */
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

/** What all problems of an order come to, in one line; null when there are none. */
export function summaryOf(problems: readonly RowProblems[]): Text | null {
  const wrong = problems.map(row => Object.values(row)).filter(words => words.length > 0)
  const count = wrong.length
  const isAll = (key: string) => wrong.every(words => words.every(word => 'key' in word && word.key === key))
  if (count === 0) return null
  if (isAll('shipments.trackingRequired')) return text('shipments.flagged', { count })
  return isAll('shipments.couriersUnread')
    ? text('shipments.couriersHold', { count })
    : text('shipments.toMend', { count })
}
