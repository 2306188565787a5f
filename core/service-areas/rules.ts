import { getOrInsert } from '../base/get-or-insert'
import { toJson } from '../base/json'
import type { DeliveryType } from '../wire/service-areas'
import { type AnyOption, isBlankOption, optionKey } from './options'
import type { AreaForm, Delivery, ListForm, Offer, OptionForm } from './types'

/** Areas with HARD_DRIVE or no delivery type stand under Drive Delivery, the others under Electronic Delivery (decision 14). */
export function deliveryOf(type: DeliveryType | '' | null | undefined): Delivery {
  return type && type !== 'HARD_DRIVE' ? 'electronic' : 'drive'
}

/** Pick-up is required for drive delivery only (decision 16). */
export function needsPickup(type: DeliveryType | ''): boolean {
  return deliveryOf(type) === 'drive'
}

/** Types that may be chosen under a tab. */
export const typesOf: Readonly<Record<Delivery, readonly DeliveryType[]>> = {
  drive: ['HARD_DRIVE'],
  electronic: ['INTERNET', 'SATELLITE'],
}

/** Those, and the one that a row has already: a back end may know types that are not known here. */
export function typesWith(type: DeliveryType | '', delivery: Delivery): readonly DeliveryType[] {
  const all = typesOf[delivery]
  return type === '' || all.includes(type) ? all : [type, ...all]
}

/** A removed area stays in the form, to go out with status `deleted`. */
export function isOffered(area: AreaForm): boolean {
  return area.status !== 'deleted'
}

export function offeredIn(areas: readonly AreaForm[], delivery: Delivery): readonly AreaForm[] {
  return areas.filter(area => isOffered(area) && deliveryOf(area.deliveryType) === delivery)
}

/** A list without a type yet stands under both tabs: it gets one where it is seen. */
export function listsIn(lists: readonly ListForm[], delivery: Delivery): readonly ListForm[] {
  return lists.filter(({ deliveryType }) => deliveryType === '' || deliveryOf(deliveryType) === delivery)
}

/** The key of an area that has no id; its type is a part of it, since other back ends may hold a code twice under a tab. */
export function areaKey({ code, deliveryType }: Pick<AreaForm, 'code' | 'deliveryType'>): string {
  return `${deliveryType}:${code}`
}

/** The key of an area under its tab, where a code stands once: by satellite or by internet (decision 31). */
export function tabKey({ code, deliveryType }: Pick<AreaForm, 'code' | 'deliveryType'>): string {
  return `${deliveryOf(deliveryType)}:${code}`
}

/** What one area is told from all others by: its id, where the back end has given it one, else what it began as. */
export function areaId(area: Pick<AreaForm, 'id' | 'local' | 'code' | 'deliveryType'>): string {
  return area.id ?? area.local ?? areaKey(area)
}

/** What one list is told from all others by; `at` is its place among them. */
export function listId(list: Pick<ListForm, 'id' | 'local'>, at: number): string {
  return list.id ?? list.local ?? `new-${at}`
}

/** For a list that is added here: no other one, of this computer or another, has it. */
export function newLocalId(): string {
  return `new-${[...crypto.getRandomValues(new Uint8Array(8))].map(byte => byte.toString(36)).join('')}`
}

/** An area whose code is present already is not added (decision 16). */
export function hasArea(areas: readonly AreaForm[], code: string, delivery: Delivery): boolean {
  return offeredIn(areas, delivery).some(area => area.code === code)
}

/** What the type of an area may become: none that another area of its code has. */
export function freeTypes(area: AreaForm, areas: readonly AreaForm[]): readonly DeliveryType[] {
  const others = areas.filter(each => each.code === area.code && isOffered(each))
  return typesWith(area.deliveryType, deliveryOf(area.deliveryType)).filter(
    type => type === area.deliveryType || !others.some(each => each.deliveryType === type),
  )
}

/** What is left of an area that is taken away: one that the back end knows is marked, any other is gone. */
export function removed(area: AreaForm): readonly AreaForm[] {
  return area.id === null ? [] : [{ ...area, status: 'deleted' }]
}

/** Takes this one area away, whatever others bear its code. */
export function removeOne(areas: readonly AreaForm[], id: string): readonly AreaForm[] {
  return areas.flatMap(area => (areaId(area) === id && isOffered(area) ? removed(area) : [area]))
}

/** Adds an area with the options given; one that was marked as removed comes back with its own options, and leaves nothing out. Nothing when it is there. */
export function addArea(
  areas: readonly AreaForm[],
  code: string,
  deliveryType: DeliveryType,
  options: readonly OptionForm[],
): readonly AreaForm[] {
  const delivery = deliveryOf(deliveryType)
  if (hasArea(areas, code, delivery)) return areas
  const removed = areas.find(area => area.code === code && deliveryOf(area.deliveryType) === delivery)
  if (removed !== undefined)
    return areas.map(area => (area === removed ? { ...area, status: 'active' as const, excludeCodes: [] } : area))
  const local = areaKey({ code, deliveryType })
  return [...areas, { id: null, local, code, deliveryType, options, excludeCodes: [], status: 'active' }]
}

/** Gives the options of one area to others (a set for many), told by their `areaId`. */
export function applyOptions(areas: readonly AreaForm[], options: readonly OptionForm[], keys: ReadonlySet<string>) {
  return areas.map(area => (keys.has(areaId(area)) && isOffered(area) ? { ...area, options } : area))
}

/** What was asked for once: rows are never changed in place, and hundreds are compared at every key. */
const fingerprints = new WeakMap<AreaForm | ListForm, string>()

/** What an area or a list says, however it is typed. */
export function says(row: AreaForm | ListForm): string {
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

export function sameOffer(a: Offer, b: Offer): boolean {
  const isSame = (some: Offer['areas' | 'lists'], others: Offer['areas' | 'lists']) =>
    some.map(says).toSorted().join() === others.map(says).toSorted().join()
  return a === b || (isSame(a.areas, b.areas) && isSame(a.lists, b.lists))
}
