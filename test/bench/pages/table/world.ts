import { createRandom } from '../../../../core/testing/random'

/** A shipment, as the texts of its row. */
export interface Row {
  readonly id: string
  readonly serial: number
  readonly theatre: string
  readonly city: string
  readonly shipBy: string
  readonly courier: string
  readonly tracking: string
  readonly status: keyof typeof statuses
}

export const statuses = {
  pending: 'Pending',
  shipped: 'Shipped',
  delivered: 'Delivered',
  exception: 'Exception',
} as const
const names = ['Astor', 'Bijou', 'Capitol', 'Dôme', 'Élysée', 'Filmhaus', 'Grand', 'Hollywood', 'Imperial', 'Kino']
const cities = ['Austin', 'Boston', 'Chicago', 'Denver', 'El Paso', 'Fresno', 'Genève', 'Köln', 'Lyon', 'Montréal']
const couriers = ['FedEx', 'UPS', 'DHL', 'Purolator']
const keys = Object.keys(statuses) as Row['status'][]

/** The column of each field: its head, and its width in pixels. */
export const columns = [
  { field: 'serial', head: 'Serial', width: 90 },
  { field: 'theatre', head: 'Theatre', width: 260 },
  { field: 'city', head: 'City', width: 180 },
  { field: 'shipBy', head: 'Ship by', width: 170 },
  { field: 'courier', head: 'Courier', width: 140 },
  { field: 'tracking', head: 'Tracking', width: 230 },
  { field: 'status', head: 'Status', width: 180 },
] as const

/** The height of a row and of the head in the kit's sheet, in pixels. */
export const rowHeight = 40
export const headHeight = 32

const { compare } = new Intl.Collator('en', { numeric: true })
/** Compares the names of theatres. */
export const byName = compare

/** Returns `count` shipments, the same every time; no two theatres have the same name. */
export function manyRows(count: number): readonly Row[] {
  const random = createRandom(11)
  return Array.from({ length: count }, (_, index) => ({
    id: `s${index}`,
    serial: index + 1,
    theatre: `${random.pick(names)} ${random.whole(1, 99_999)}-${index}`,
    city: random.pick(cities),
    shipBy: `Nov ${random.whole(1, 30)}, ${random.whole(1, 12)}:${random.whole(10, 59)} PM`,
    courier: random.pick(couriers),
    tracking: random.digits(12),
    status: random.pick(keys),
  }))
}
