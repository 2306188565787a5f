import { mapContents, type Typed } from '../drafts/cells'
import type { FormCells } from '../drafts/form-options'
import { hasShape, type Shape } from '../drafts/path-cells'
import { newListOption, newOption } from './options'
import { areaPairs, listPairs, pairsOf } from './pairs'
import { areaId, isOffered, listId, says } from './rules'
import type { AreaForm, ListForm, Offer } from './types'

const areaCell = (area: AreaForm) => `area ${areaId(area)}`
const listCell = (list: ListForm, at: number) => `list ${listId(list, at)}`

/** What was marked as removed is gone, as is what the back end does not have any more. */
function isThere(row: AreaForm | ListForm | undefined): row is AreaForm | ListForm {
  return row !== undefined && !('code' in row && !isOffered(row))
}

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
  same(a, b) {
    const [row, other] = [a, b] as (AreaForm | ListForm | undefined)[]
    return isThere(row) && isThere(other) ? says(row) === says(other) : isThere(row) === isThere(other)
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
    cell.startsWith(kind) && !known.has(cell) && isThere(mine as Row | undefined) ? [mine as Row] : [],
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
  const typedRows = added.map(([, { mine }]) => mine as Row)
  const pairs = pairsOf(free, typedRows, keys)
  const next = new Map(typed)
  for (const [cell, each] of added) {
    const row = pairs.get(each.mine as Row)
    if (row === undefined) continue
    const known = (content: unknown) => content && { ...content, id: row.id }
    next.delete(cell)
    next.set(cellOf(row, rows.indexOf(row)), mapContents(each, known))
  }
  return next
}

const id = (kept: unknown) => kept === null || typeof kept === 'string'
const isPending = (kept: unknown) => kept === undefined || typeof kept === 'boolean'
const local = (kept: unknown) => kept === undefined || id(kept)

const rowShape = { id, local, deliveryType: '' }
export const areaShape: Shape = { ...rowShape, code: '', status: '', excludeCodes: [''], options: [{ ...newOption }] }
export const listShape: Shape = { ...rowShape, isPending, name: '', theatres: [''], options: [{ ...newListOption }] }
