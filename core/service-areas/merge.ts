import { areaPairs, listPairs, pairsOf } from './pairs'
import { areaSays, listSays } from './rules'
import type { AreaForm, ListForm, Offer } from './types'

/** Theirs, but for the areas and lists that were changed, added or removed here. */
export function mergeOffers(base: Offer, mine: Offer, theirs: Offer): Offer {
  const areas = (before: Offer, after: Offer) => pairsOf(before.areas, after.areas, areaPairs)
  const lists = (before: Offer, after: Offer) => pairsOf(before.lists, after.lists, listPairs)
  return {
    areas: mergeRows(mine.areas, theirs.areas, areas(base, theirs), areas(mine, theirs), areas(base, mine), areaSays),
    lists: mergeRows(mine.lists, theirs.lists, lists(base, theirs), lists(mine, theirs), lists(base, mine), listSays),
  }
}

function mergeRows<Row extends AreaForm | ListForm>(
  mine: readonly Row[],
  theirs: readonly Row[],
  /** By theirs: what it was, and what it is here. */
  was: ReadonlyMap<Row, Row>,
  is: ReadonlyMap<Row, Row>,
  /** By mine: what it was. */
  mineWas: ReadonlyMap<Row, Row>,
  says: (row: Row) => string,
): readonly Row[] {
  const known = new Set(is.values())
  const kept = theirs.flatMap(row => {
    const [before, now] = [was.get(row), is.get(row)]
    if (now === undefined) return before === undefined ? [row] : []
    // What the back end has given an id meanwhile is not registered a second time.
    return before !== undefined && says(before) === says(now) ? [row] : [{ ...now, id: row.id ?? now.id }]
  })
  const own = mine.filter(row => {
    const before = mineWas.get(row)
    return !known.has(row) && (before === undefined || says(before) !== says(row))
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
  isId(row.local ?? null) &&
  isTexts(row.excludeCodes) &&
  isListOf(row.options, option => hasTexts(option, ['max', 'unit', 'price', 'pickup']))

const isList = (row: Record<string, unknown>) =>
  hasTexts(row, ['name', 'deliveryType']) &&
  isId(row.id) &&
  isId(row.local ?? null) &&
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
