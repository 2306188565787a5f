import { areaKey, areaSays, listSays } from './rules'
import type { AreaForm, ListForm, Offer } from './types'

/** Theirs, but for the areas and lists that were changed, added or removed here. */
export function mergeOffers(base: Offer, mine: Offer, theirs: Offer): Offer {
  return {
    areas: mergeRows(base.areas, mine.areas, theirs.areas, areaKey, areaSays),
    lists: mergeRows(base.lists, mine.lists, theirs.lists, list => list.id ?? `new:${list.name}`, listSays),
  }
}

function mergeRows<Row extends AreaForm | ListForm>(
  base: readonly Row[],
  mine: readonly Row[],
  theirs: readonly Row[],
  keyOf: (row: Row) => string,
  says: (row: Row) => string,
): readonly Row[] {
  const [was, is] = [new Map(base.map(row => [keyOf(row), row])), new Map(mine.map(row => [keyOf(row), row]))]
  const known = new Set(theirs.map(keyOf))
  const kept = theirs.flatMap(row => {
    const [before, now] = [was.get(keyOf(row)), is.get(keyOf(row))]
    if (now === undefined) return before === undefined ? [row] : []
    return before !== undefined && says(before) === says(now) ? [row] : [now]
  })
  const own = mine.filter(row => {
    const before = was.get(keyOf(row))
    return !known.has(keyOf(row)) && (before === undefined || says(before) !== says(row))
  })
  return [...kept, ...own]
}

/** Guards what was kept in storage by another version. */
export function isOffer(kept: unknown): kept is Offer {
  return isRecord(kept) && isListOf(kept.areas, isArea) && isListOf(kept.lists, isList)
}

const isArea = (row: Record<string, unknown>) =>
  hasTexts(row, ['code', 'deliveryType', 'status']) &&
  isId(row.id) &&
  isTexts(row.excludeCodes) &&
  isListOf(row.options, option => hasTexts(option, ['max', 'unit', 'price', 'pickup']))

const isList = (row: Record<string, unknown>) =>
  hasTexts(row, ['name', 'deliveryType']) &&
  isId(row.id) &&
  isTexts(row.theatres) &&
  isListOf(row.options, option => hasTexts(option, ['time', 'unit', 'price', 'size']))

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

function isListOf(value: unknown, isRow: (row: Record<string, unknown>) => boolean): boolean {
  return Array.isArray(value) && value.every(row => isRecord(row) && isRow(row))
}

function isTexts(value: unknown): boolean {
  return Array.isArray(value) && value.every(each => typeof each === 'string')
}

function isId(value: unknown): boolean {
  return value === null || typeof value === 'string'
}

function hasTexts(row: Record<string, unknown>, names: readonly string[]): boolean {
  return names.every(name => typeof row[name] === 'string')
}
