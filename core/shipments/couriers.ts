import type { ShippingType } from '../wire/reference'

/** A courier by its name, whatever its case and the blanks in it. */
export function findCourier(name: string, couriers: readonly ShippingType[]): ShippingType | null {
  const wanted = courierKey(name)
  return couriers.find(courier => courierKey(courier.name) === wanted) ?? null
}

export function courierKey(name: string): string {
  return name.trim().replace(/\s+/g, ' ').toLowerCase()
}

/** The couriers whose names come nearest to what was typed, nearest first; those that share nothing with it are left out. */
export function closestCouriers(typed: string, couriers: readonly ShippingType[], count = 3): ShippingType[] {
  const wanted = pairsOf(typed)
  return couriers
    .map(courier => ({ courier, score: likeness(wanted, pairsOf(courier.name)) }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, count)
    .map(({ courier }) => courier)
}

/** Neighbouring characters of a name, with its start and end counted as characters. */
function pairsOf(name: string): string[] {
  const marked = ` ${courierKey(name)} `
  return Array.from({ length: marked.length - 1 }, (_, at) => marked.slice(at, at + 2))
}

/** Dice's coefficient over pairs of characters: 1 for the same name, 0 when no pair is shared. */
function likeness(a: readonly string[], b: readonly string[]): number {
  const left = [...b]
  let shared = 0
  for (const pair of a) {
    const at = left.indexOf(pair)
    if (at < 0) continue
    left.splice(at, 1)
    shared += 1
  }
  return (2 * shared) / (a.length + b.length)
}
