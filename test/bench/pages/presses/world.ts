import { shipment, shipped, workOrderNo } from '../../../../core/shipments/fixtures'
import { upsNumber } from '../../../../core/testing/content/couriers'
import type { Shipment } from '../../../../core/wire/shipments'

export { workOrderNo }

const towns = ['Salem', 'Bend', 'Albany', 'Eugene', 'Medford', 'Astoria', 'Ashland']
const names = ['Aurora', 'Bijou', 'Capri', 'Dorado', 'Empire', 'Fortuna', 'Gloria', 'Hollywood', 'Ideal']

/** Returns `count` shipments, the same every time: two of three are pending, the others shipped by UPS. */
export function manyShipments(count: number): Shipment[] {
  return Array.from({ length: count }, (_, index): Shipment => {
    const ordinal = index + 1
    const plain = index % 3 === 2 ? shipped(ordinal, 'UPS', numberOf(ordinal)) : shipment(ordinal)
    const name = `${names[(index * 5) % names.length]} ${String((index * 7) % count).padStart(4, '0')}`
    const city = towns[index % towns.length] ?? ''
    return {
      ...plain,
      dispatchDeadline: new Date(Date.parse('2026-11-19T23:00:00Z') + (index % 5) * 86_400_000).toISOString(),
      theatre: { ...plain.theatre, name, city, displayLocation: `${city}, OR` },
    }
  })
}

/** Returns a tracking number that fits UPS, so that no row shows a problem. */
export function numberOf(serial: number): string {
  return upsNumber(`${serial}`.padStart(9, '0'))
}
