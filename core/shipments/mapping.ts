import { withDefaults } from '../base/defaults'
import { isEqual } from '../base/json'
import type { ShippingType } from '../wire/reference'
import type { Consignment, Shipment, ShipmentSent } from '../wire/shipments'
import { findCourier } from './rows/couriers'
import { type EditField, editFields, type ShipmentEdit } from './types'

/** Returns a shipment with defaults for fields that another server leaves out or sends as null. */
export function shipmentOf(shipment: Shipment): Shipment {
  const country = { code: '', name: '' }
  const address = { street: '', displayLocation: '', city: '', state: null, country, postalCode: '' }
  const theatre = withDefaults(shipment.theatre, { id: '', name: '', ...address })
  const details = { shippingDetails: null, returnDetails: null, deliveryInstructions: null, driveType: null }
  return { ...withDefaults(shipment, { bookingNo: '', dispatchedOn: null, compositions: [], ...details }), theatre }
}

export function byField<Content>(contentOf: (field: EditField) => Content): Record<EditField, Content> {
  return Object.fromEntries(editFields.map(field => [field, contentOf(field)])) as Record<EditField, Content>
}

/** Returns the saved values of a shipment as an edit. */
export function editOf({ status, dispatchedOn, shippingDetails, returnDetails }: Shipment): ShipmentEdit {
  return {
    status,
    dispatchedOn,
    shippingCourier: shippingDetails?.type ?? '',
    shippingTracking: shippingDetails?.reference ?? '',
    shippingComments: shippingDetails?.comments ?? '',
    returnCourier: returnDetails?.type ?? '',
    returnTracking: returnDetails?.reference ?? '',
    returnComments: returnDetails?.comments ?? '',
  }
}

/** Returns an unchanged shipment in the form of a save. Its price is the raw integer from the server. */
export function sentOf(shipment: Shipment): ShipmentSent {
  const { id, status, dispatchedOn, shippingDetails, returnDetails, price, deliveryMode } = shipment
  return { id, status, dispatchedOn, shippingDetails, returnDetails, price, deliveryMode }
}

/** Returns an edited shipment in the form of a save. Untouched fields are sent exactly as the server sent them. */
export function toSent(shipment: Shipment, edit: ShipmentEdit, couriers: readonly ShippingType[]): ShipmentSent {
  const consignmentOf = (way: 'shipping' | 'return'): Consignment | null => {
    const before = shipment[`${way}Details`]
    const type = keepOrTrim(before?.type, edit[`${way}Courier`])
    const reference = keepOrTrim(before?.reference, edit[`${way}Tracking`])
    const comments = keepOrTrim(before?.comments, edit[`${way}Comments`])
    const isSameCourier = type === (before?.type ?? null)
    if (isSameCourier && reference === (before?.reference ?? null) && comments === (before?.comments ?? null))
      return before
    const known = type === null ? null : findCourier(type, couriers)
    const slug = (isSameCourier ? before?.slug : known?.aftership_slug) ?? null
    return { ...before, type: isSameCourier ? type : (known?.name ?? type), slug, reference, comments }
  }
  const { status, dispatchedOn } = edit
  const [shippingDetails, returnDetails] = [consignmentOf('shipping'), consignmentOf('return')]
  return { ...sentOf(shipment), status, dispatchedOn, shippingDetails, returnDetails }
}

/** Returns the saved text when it is unchanged, else the trimmed text, or null when it is blank. */
function keepOrTrim(before: string | null | undefined, text: string): string | null {
  return before === text ? before : text.trim() || null
}

/**
 * Returns the rows that a save sends: those with an edit that differs from the saved row, in the order of the
 * shipments.
 */
export function changedRows(
  shipments: readonly Shipment[],
  edits: ReadonlyMap<string, ShipmentEdit>,
  couriers: readonly ShippingType[],
): ShipmentSent[] {
  return shipments.flatMap(shipment => {
    const edit = edits.get(shipment.id)
    if (!edit) return []
    const sent = toSent(shipment, edit, couriers)
    return isEqual(sent, sentOf(shipment)) ? [] : [sent]
  })
}

/** Returns shipments after a save. Sent rows that the response lacks have the values that were sent. */
export function mergeSaved(before: readonly Shipment[], sent: readonly ShipmentSent[], answered: readonly Shipment[]) {
  const [written, answers] = [new Map(sent.map(row => [row.id, row])), new Map(answered.map(row => [row.id, row]))]
  return before.map(shipment => {
    const { id } = shipment
    return answers.get(id) ?? (written.has(id) ? { ...shipment, ...written.get(id) } : shipment)
  })
}
