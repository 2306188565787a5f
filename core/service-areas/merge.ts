import type { Typed } from '../drafts/cells'
import type { FormCells } from '../drafts/form'
import { areaPairs, listPairs, pairsOf } from './pairs'
import { areaId, areaSays, listId, listSays } from './rules'
import type { AreaForm, ListForm, Offer } from './types'

const areaCell = (area: AreaForm) => `area ${areaId(area)}`
const listCell = (list: ListForm, at: number) => `list ${listId(list, at)}`

/** Each area and each list is a cell; one that was added by somebody else is told by its place and type, or its name. */
export const offerCells: FormCells<Offer> = {
  split: ({ areas, lists }) =>
    new Map<string, unknown>([
      ...areas.map(area => [areaCell(area), area] as const),
      ...lists.map((list, at) => [listCell(list, at), list] as const),
    ]),
  join: ({ areas, lists }, typed) => ({
    areas: joinRows(areas, areaCell, typed, 'area '),
    lists: joinRows(lists, listCell, typed, 'list '),
  }),
  same(a, b, cell) {
    if (a === undefined || b === undefined) return a === b
    return cell.startsWith('area ')
      ? areaSays(a as AreaForm) === areaSays(b as AreaForm)
      : listSays(a as ListForm) === listSays(b as ListForm)
  },
  align: (typed, { areas, lists }) =>
    alignRows(alignRows(typed, areas, areaCell, 'area ', areaPairs), lists, listCell, 'list ', listPairs),
}

function joinRows<Row>(
  rows: readonly Row[],
  cellOf: (row: Row, at: number) => string,
  typed: Typed,
  kind: string,
): readonly Row[] {
  const known = new Set(rows.map(cellOf))
  const changed = rows.flatMap((row, at) => {
    const cell = typed.get(cellOf(row, at))
    return cell ? ((cell.mine as Row | undefined) ?? []) : row
  })
  const added = [...typed].flatMap(([cell, { mine }]) =>
    cell.startsWith(kind) && !known.has(cell) && mine !== undefined ? [mine as Row] : [],
  )
  return [...changed, ...added]
}

/** What the back end has given an id meanwhile is not registered a second time: what was typed stands over it. */
function alignRows<Row extends AreaForm | ListForm>(
  typed: Typed,
  rows: readonly Row[],
  cellOf: (row: Row, at: number) => string,
  kind: string,
  keys: Parameters<typeof pairsOf<Row>>[2],
): Typed {
  const known = new Set(rows.map(cellOf))
  const added = [...typed].filter(([cell, { mine }]) => cell.startsWith(kind) && !known.has(cell) && mine !== undefined)
  if (added.length === 0) return typed
  const free = rows.filter((row, at) => !typed.has(cellOf(row, at)))
  const pairs = pairsOf(
    free,
    added.map(([, { mine }]) => mine as Row),
    keys,
  )
  const next = new Map(typed)
  for (const [cell, { mine }] of added) {
    const row = pairs.get(mine as Row)
    if (row === undefined) continue
    next.delete(cell)
    next.set(cellOf(row, rows.indexOf(row)), { mine: { ...(mine as Row), id: row.id }, over: undefined })
  }
  return next
}

/** Guards what was kept in storage by another version. */
export function isOfferCell(cell: string, content: unknown): boolean {
  if (content === undefined) return true
  return isRecord(content) && (cell.startsWith('area ') ? isArea(content) : cell.startsWith('list ') && isList(content))
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
