import { centsOf } from '../../service-areas/prices'
import type { Dollars } from '../../wire/base'
import type { ServiceArea, ServiceAreaSent } from '../../wire/service-areas'
import type { Theatre, TheatreList, TheatreListSent } from '../../wire/theatres'
import { placesOf } from '../reference/places'

/**
 * Returns the submitted service areas as they come into force: dollars become cents, codes become places, and removed
 * areas are left out.
 */
export function areasInForce(sent: readonly ServiceAreaSent[]): ServiceArea[] {
  const nextId = freeIds(sent)
  return sent
    .filter(({ status }) => status !== 'deleted')
    .map((area, index) => ({
      ...area,
      id: area.id ?? nextId(index, number => `area-${number}-${area.code}`),
      status: 'active',
      deliveryOptions: area.deliveryOptions.map(option => ({ ...option, price: toCents(option.price) })),
      validIn: { countries: placesOf([area.code]) },
      notValidIn: { countries: placesOf(area.excludeCodes) },
    }))
}

/** Returns the submitted theatre lists as they come into force; unknown theatres are left out. */
export function listsInForce(sent: readonly TheatreListSent[], theatres: readonly Theatre[]): TheatreList[] {
  const nextId = freeIds(sent)
  return sent.map((list, index) => {
    const ids = new Set(list.theatres)
    return {
      ...list,
      id: list.id ?? nextId(index, number => `list-${number}`),
      status: 'active',
      theatres: theatres.filter(theatre => ids.has(theatre.id)),
      deliveryOptions: list.deliveryOptions.map(option => ({ ...option, price: toCents(option.price) })),
    }
  })
}

/** Returns a function that gives an id by the position of a row, or by the next number that no other row has. */
function freeIds(rows: readonly { id?: string }[]) {
  const usedIds = new Set(rows.flatMap(({ id }) => id ?? []))
  return (index: number, idOf: (number: number) => string): string => {
    let number = index + 1
    while (usedIds.has(idOf(number))) number += 1
    usedIds.add(idOf(number))
    return idOf(number)
  }
}

function toCents(dollars: Dollars): number {
  return centsOf(String(dollars)) ?? Math.round(dollars * 100)
}
