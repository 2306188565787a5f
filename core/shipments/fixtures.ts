import type { ShippingType } from '../wire/reference'
import type { Consignment, Shipment } from '../wire/shipments'

/** Small, fixed shipments for the tests of this folder. */

export const couriers: ShippingType[] = [
  { name: 'Canada Post', aftership_slug: 'canada-post' },
  { name: 'DHL', aftership_slug: 'dhl' },
  { name: 'FedEx', aftership_slug: 'fedex' },
  { name: 'FedEx SmartPost', aftership_slug: 'fedex-smartpost' },
  { name: 'First Mile', aftership_slug: 'firstmile' },
  { name: 'UPS', aftership_slug: 'ups' },
  { name: 'Other', aftership_slug: null },
]

export const workOrderNo = 'WO-48213'

export function consignment(
  type: string | null,
  reference: string | null,
  comments: string | null = null,
): Consignment {
  const slug = couriers.find(({ name }) => name === type)?.aftership_slug ?? null
  return { type, slug, reference, comments, address: null }
}

export function shipment(ordinal: number, changes: Partial<Shipment> = {}): Shipment {
  return {
    id: `s-${ordinal}`,
    ordinal,
    bookingNo: `B-${1000 + ordinal}`,
    status: 'pending',
    dispatchedOn: null,
    dispatchDeadline: '2026-11-19T23:00:00Z',
    deliverOn: '2026-11-21T16:00:00Z',
    deliveryInstructions: null,
    shippingDetails: null,
    returnDetails: null,
    price: 2599,
    deliveryMode: 'PARTNERS',
    driveType: 'CRU',
    compositions: [{ id: 'c-1', cplName: 'NorthboundLine_FTR_S_EN-XX_US-13_51_2K_20261001_SMPTE_OV' }],
    theatre: {
      id: `t-${ordinal}`,
      name: `Theatre ${ordinal}`,
      street: `${ordinal} Main St`,
      displayLocation: 'Salem, OR',
      city: 'Salem',
      state: { code: 'US-OR', name: 'Oregon' },
      country: { code: 'US', name: 'United States' },
      postalCode: '97301',
      phone: '+1 503 555 0100',
      timezone: 'America/Los_Angeles',
    },
    ...changes,
  }
}

export function shipped(
  ordinal: number,
  courier: string,
  reference: string,
  changes: Partial<Shipment> = {},
): Shipment {
  return shipment(ordinal, {
    status: 'dispatched',
    dispatchedOn: '2026-11-17T10:00:00Z',
    shippingDetails: consignment(courier, reference),
    ...changes,
  })
}
