import { mapContents, type Typed } from '../drafts/cells'
import type { FormCells } from '../drafts/form-options'
import { hasShape, type Shape } from '../drafts/path-cells'
import { newListOption, newOption } from './options'
import { areaPairs, listPairs, pairsOf } from './pairs'
import { areaId, isOffered, listId, serialize } from './rules'
import type { AreaForm, ListForm, Offer } from './types'

const areaCell = (area: AreaForm) => `area ${areaId(area)}`
const listCell = (list: ListForm, index: number) => `list ${listId(list, index)}`

/**
 * Returns whether a row exists. A removed area does not exist, and neither does a row that the server no longer has.
 */
function isPresent(row: AreaForm | ListForm | undefined): row is AreaForm | ListForm {
  return row !== undefined && !('code' in row && !isOffered(row))
}

/**
 * The offer as cells of a draft: each area and each list is one cell. A row that another person has added is recognized
 * by its place and type, or by its name.
 */
export const offerCells: FormCells<Offer> = {
  split: ({ areas, lists }) =>
    new Map<string, unknown>([
      ...areas.map(area => [areaCell(area), area] as const),
      ...lists.map((list, index) => [listCell(list, index), list] as const),
    ]),
  join: ({ areas, lists }, typed) => ({
    areas: joinRows(areas, areaCell, typed, 'area '),
    lists: joinRows(lists, listCell, typed, 'list '),
  }),
  same(a, b) {
    const [row, other] = [a, b] as (AreaForm | ListForm | undefined)[]
    return isPresent(row) && isPresent(other)
      ? serialize(row) === serialize(other)
      : isPresent(row) === isPresent(other)
  },
  align: (typed, { areas, lists }) =>
    alignRows(alignRows(typed, areas, areaCell, 'area ', areaPairs), lists, listCell, 'list ', listPairs),
  isCell(cell, content) {
    const shape = cell.startsWith('area ') ? areaShape : cell.startsWith('list ') ? listShape : undefined
    return content === undefined || hasShape(content, shape)
  },
}

function joinRows<Row extends AreaForm | ListForm>(
  rows: readonly Row[],
  cellOf: (row: Row, index: number) => string,
  typed: Typed,
  kind: string,
): readonly Row[] {
  const cellNames = new Set(rows.map(cellOf))
  const changed = rows.flatMap((row, index) => {
    const cell = typed.get(cellOf(row, index))
    return cell ? ((cell.mine as Row | undefined) ?? []) : row
  })
  const added = [...typed].flatMap(([cell, { mine }]) =>
    cell.startsWith(kind) && !cellNames.has(cell) && isPresent(mine as Row | undefined) ? [mine as Row] : [],
  )
  return [...changed, ...added]
}

/** Moves the edit of a new row to the row that has received an id meanwhile, so that it is not registered twice. */
function alignRows<Row extends AreaForm | ListForm>(
  typed: Typed,
  rows: readonly Row[],
  cellOf: (row: Row, index: number) => string,
  kind: string,
  keys: Parameters<typeof pairsOf<Row>>[2],
): Typed {
  const cellNames = new Set(rows.map(cellOf))
  const added = [...typed].filter(
    ([cell, { mine }]) => cell.startsWith(kind) && !cellNames.has(cell) && mine !== undefined,
  )
  if (added.length === 0) return typed
  const free = rows.filter((row, index) => !typed.has(cellOf(row, index)))
  const typedRows = added.map(([, { mine }]) => mine as Row)
  const pairs = pairsOf(free, typedRows, keys)
  const next = new Map(typed)
  for (const [cell, each] of added) {
    const row = pairs.get(each.mine as Row)
    if (row === undefined) continue
    const withId = (content: unknown) => content && { ...content, id: row.id }
    next.delete(cell)
    next.set(cellOf(row, rows.indexOf(row)), mapContents(each, withId))
  }
  return next
}

const isId = (value: unknown) => value === null || typeof value === 'string'
const isPending = (value: unknown) => value === undefined || typeof value === 'boolean'
const isLocal = (value: unknown) => value === undefined || isId(value)

const rowShape = { id: isId, local: isLocal, deliveryType: '' }
export const areaShape: Shape = { ...rowShape, code: '', status: '', excludeCodes: [''], options: [{ ...newOption }] }
export const listShape: Shape = { ...rowShape, isPending, name: '', theatres: [''], options: [{ ...newListOption }] }
