import { withDefaults } from '../base/defaults'
import { isEqual } from '../base/json'
import type { ShippingType } from '../wire/reference'
import type { Consignment, Shipment, ShipmentSent } from '../wire/shipments'
import { findCourier } from './rows/couriers'
import { type EditField, editFields, type ShipmentEdit } from './types'

/** A shipment as the suite reads it: what another back end leaves out or sends as null has its plain default. */
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

/** A shipment as a person edits it. */
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

/** What is sent of a shipment as it stands: its price is the raw integer that was received. */
export function sentOf(shipment: Shipment): ShipmentSent {
  const { id, status, dispatchedOn, shippingDetails, returnDetails, price, deliveryMode } = shipment
  return { id, status, dispatchedOn, shippingDetails, returnDetails, price, deliveryMode }
}

/** What is sent of a shipment once edited. A field that was not touched goes back exactly as it came. */
export function toSent(shipment: Shipment, edit: ShipmentEdit, couriers: readonly ShippingType[]): ShipmentSent {
  const consignmentOf = (way: 'shipping' | 'return'): Consignment | null => {
    const before = shipment[`${way}Details`]
    const type = typed(before?.type, edit[`${way}Courier`])
    const reference = typed(before?.reference, edit[`${way}Tracking`])
    const comments = typed(before?.comments, edit[`${way}Comments`])
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

/** What was there when it reads the same, else the text without the blanks around it, null when nothing is left. */
function typed(before: string | null | undefined, words: string): string | null {
  return before === words ? before : words.trim() || null
}

/** The rows that a save sends: those of `edits` that differ in what is sent, in the order of the shipments. */
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

/** Shipments once `sent` is saved: as the save answered them, all of them or some. What it says nothing of is as it was sent. */
export function mergeSaved(before: readonly Shipment[], sent: readonly ShipmentSent[], answered: readonly Shipment[]) {
  const [written, answers] = [new Map(sent.map(row => [row.id, row])), new Map(answered.map(row => [row.id, row]))]
  return before.map(shipment => {
    const { id } = shipment
    return answers.get(id) ?? (written.has(id) ? { ...shipment, ...written.get(id) } : shipment)
  })
}
