import { getOrInsert } from '../base/get-or-insert'
import { toJson } from '../base/json'
import type { DeliveryType } from '../wire/service-areas'
import { type AnyOption, isBlankOption, optionKey } from './options'
import type { AreaForm, Delivery, ListForm, Offer, OptionForm } from './types'

/**
 * Returns the tab of a delivery type: HARD_DRIVE and no type are in Drive Delivery, the others in Electronic Delivery
 * (decision 14).
 */
export function deliveryOf(type: DeliveryType | '' | null | undefined): Delivery {
  return type && type !== 'HARD_DRIVE' ? 'electronic' : 'drive'
}

/** Returns whether a pick-up time is required: for drive delivery only (decision 16). */
export function needsPickup(type: DeliveryType | ''): boolean {
  return deliveryOf(type) === 'drive'
}

/** The types that can be chosen in a tab. */
export const typesOf: Readonly<Record<Delivery, readonly DeliveryType[]>> = {
  drive: ['HARD_DRIVE'],
  electronic: ['INTERNET', 'SATELLITE'],
}

/** Returns the types of a tab, and the current type of a row: a server may know types that are unknown here. */
export function typesWith(type: DeliveryType | '', delivery: Delivery): readonly DeliveryType[] {
  const all = typesOf[delivery]
  return type === '' || all.includes(type) ? all : [type, ...all]
}

/** Returns whether an area is offered. A removed area stays in the form, to be sent with the status `deleted`. */
export function isOffered(area: AreaForm): boolean {
  return area.status !== 'deleted'
}

export function offeredIn(areas: readonly AreaForm[], delivery: Delivery): readonly AreaForm[] {
  return areas.filter(area => isOffered(area) && deliveryOf(area.deliveryType) === delivery)
}

/** Returns the lists of a tab. A list without a type is in both tabs, so that its type can be chosen in either. */
export function listsIn(lists: readonly ListForm[], delivery: Delivery): readonly ListForm[] {
  return lists.filter(({ deliveryType }) => deliveryType === '' || deliveryOf(deliveryType) === delivery)
}

/**
 * Returns the key of an area without an id. The type is part of the key, because other servers may have a code twice in
 * a tab.
 */
export function areaKey({ code, deliveryType }: Pick<AreaForm, 'code' | 'deliveryType'>): string {
  return `${deliveryType}:${code}`
}

/**
 * Returns the key of an area in its tab. A tab has a code only once, either by satellite or by internet (decision 31).
 */
export function tabKey({ code, deliveryType }: Pick<AreaForm, 'code' | 'deliveryType'>): string {
  return `${deliveryOf(deliveryType)}:${code}`
}

/** Returns the unique id of an area: the id from the server, else its local id, else its key. */
export function areaId(area: Pick<AreaForm, 'id' | 'local' | 'code' | 'deliveryType'>): string {
  return area.id ?? area.local ?? areaKey(area)
}

/**
 * Returns the unique id of a list.
 * @param index the position of the list, which identifies a list without any id
 */
export function listId(list: Pick<ListForm, 'id' | 'local'>, index: number): string {
  return list.id ?? list.local ?? `new-${index}`
}

/** Returns an id for a new list that is unique across computers. */
export function newLocalId(): string {
  return `new-${[...crypto.getRandomValues(new Uint8Array(8))].map(byte => byte.toString(36)).join('')}`
}

/** Returns whether a tab has an area with a code. Such an area is not added again (decision 16). */
export function hasArea(areas: readonly AreaForm[], code: string, delivery: Delivery): boolean {
  return offeredIn(areas, delivery).some(area => area.code === code)
}

/** Returns the types that an area can have: its own type, and those of its tab that no other area of its code has. */
export function freeTypes(area: AreaForm, areas: readonly AreaForm[]): readonly DeliveryType[] {
  const others = areas.filter(each => each.code === area.code && isOffered(each))
  return typesWith(area.deliveryType, deliveryOf(area.deliveryType)).filter(
    type => type === area.deliveryType || !others.some(each => each.deliveryType === type),
  )
}

/** Returns an area after its removal: marked as deleted if the server knows it, otherwise no area. */
export function removeArea(area: AreaForm): readonly AreaForm[] {
  return area.id === null ? [] : [{ ...area, status: 'deleted' }]
}

/** Removes one area, and keeps others with the same code. */
export function removeOne(areas: readonly AreaForm[], id: string): readonly AreaForm[] {
  return areas.flatMap(area => (areaId(area) === id && isOffered(area) ? removeArea(area) : [area]))
}

/**
 * Adds an area with the given options. A removed area is restored with its own options and without exclusions. Returns
 * the same areas if the tab has the code already.
 */
export function addArea(
  areas: readonly AreaForm[],
  code: string,
  deliveryType: DeliveryType,
  options: readonly OptionForm[],
): readonly AreaForm[] {
  const delivery = deliveryOf(deliveryType)
  if (hasArea(areas, code, delivery)) return areas
  const previous = areas.find(area => area.code === code && deliveryOf(area.deliveryType) === delivery)
  if (previous !== undefined)
    return areas.map(area => (area === previous ? { ...area, status: 'active' as const, excludeCodes: [] } : area))
  const local = areaKey({ code, deliveryType })
  return [...areas, { id: null, local, code, deliveryType, options, excludeCodes: [], status: 'active' }]
}

/**
 * Sets the same options for several areas.
 * @param ids the areas, by `areaId`
 */
export function applyOptions(areas: readonly AreaForm[], options: readonly OptionForm[], ids: ReadonlySet<string>) {
  return areas.map(area => (ids.has(areaId(area)) && isOffered(area) ? { ...area, options } : area))
}

/** Rows are immutable and hundreds of them are compared after each key, so their texts are cached. */
const fingerprints = new WeakMap<AreaForm | ListForm, string>()

/** Returns an area or a list as text that is equal for the same values, however they are typed. */
export function serialize(row: AreaForm | ListForm): string {
  return getOrInsert(fingerprints, row, () => toJson(fingerprintOf(row)))
}

function fingerprintOf(row: AreaForm | ListForm): unknown[] {
  const filled: readonly AnyOption[] = row.options.filter(option => !isBlankOption(option))
  const options = filled.map(optionKey).toSorted()
  const { id, deliveryType } = row
  return 'code' in row
    ? [id, row.code, deliveryType, row.status === 'deleted', row.excludeCodes.toSorted(), options]
    : [id, row.name.trim(), deliveryType, row.theatres.toSorted(), options]
}

export function isSameOffer(a: Offer, b: Offer): boolean {
  const isSame = (some: Offer['areas' | 'lists'], others: Offer['areas' | 'lists']) =>
    some.map(serialize).toSorted().join() === others.map(serialize).toSorted().join()
  return a === b || (isSame(a.areas, b.areas) && isSame(a.lists, b.lists))
}
