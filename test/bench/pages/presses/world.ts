import { shipment, shipped, workOrderNo } from '../../../../core/shipments/fixtures'
import type { Shipment } from '../../../../core/wire/shipments'

export { workOrderNo }

const towns = ['Salem', 'Bend', 'Albany', 'Eugene', 'Medford', 'Astoria', 'Ashland']
const names = ['Aurora', 'Bijou', 'Capri', 'Dorado', 'Empire', 'Fortuna', 'Gloria', 'Hollywood', 'Ideal']

/** So many shipments, the same every time: two of three wait, the others have been shipped by UPS. */
export function manyShipments(count: number): Shipment[] {
  return Array.from({ length: count }, (_, index): Shipment => {
    const ordinal = index + 1
    const plain = index % 3 === 2 ? shipped(ordinal, 'UPS', upsNumber(ordinal)) : shipment(ordinal)
    const name = `${names[(index * 5) % names.length]} ${String((index * 7) % count).padStart(4, '0')}`
    const city = towns[index % towns.length] ?? ''
    return {
      ...plain,
      dispatchDeadline: new Date(Date.parse('2026-11-19T23:00:00Z') + (index % 5) * 86_400_000).toISOString(),
      theatre: { ...plain.theatre, name, city, displayLocation: `${city}, OR` },
    }
  })
}

/** A number as UPS gives them; its check digit is right, so that no row is told to be wrong. */
export function upsNumber(serial: number): string {
  const body = `5R893903${String(serial).padStart(7, '0')}`
  const values = [...body].map(sign => (/\d/.test(sign) ? Number(sign) : (sign.charCodeAt(0) - 63) % 10))
  const sum = values.reduce((total, value, index) => total + value * (index % 2 === 0 ? 1 : 2), 0)
  return `1Z${body}${(10 - (sum % 10)) % 10}`
}
