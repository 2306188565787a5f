import type { Dock } from '../appliances/types'
import type { ApplianceTask } from '../wire/appliances'
import type { Composition } from '../wire/work-orders'

/** So many appliances are asked at once what they do. */
const most = 12

/** Where the compositions of an order come in. */
export interface Into {
  /** By composition, the appliances that it comes into, where that can be told. */
  readonly each: ReadonlyMap<string, readonly Dock[]>
  /** Appliances that the order comes into, of which nobody can tell which composition each fetches. */
  readonly rest: readonly Dock[]
}

/** By appliance, the downloads of one order that it says it has under way. */
export type Held = ReadonlyMap<string, readonly ApplianceTask[]>

/**
 * Which appliances are asked now: those that fetch the order; and where they do not account for all that comes in,
 * others that download, then those that are away. Whom `passed` holds was asked before: the others have their turn.
 */
export function docksToFetch(docks: readonly Dock[], held: Held, coming: number, passed: ReadonlySet<string>): Dock[] {
  const mine = docks.filter(({ id }) => held.has(id))
  if ([...held.values()].flat().length >= coming) return mine
  const others = docks.filter(({ id }) => !held.has(id) && !passed.has(id))
  const fetching = others.filter(({ activeDownloads }) => activeDownloads > 0)
  const away = others.filter(({ isOnline, activeDownloads }) => !isOnline && !(activeDownloads > 0))
  return [...mine, ...fetching, ...away].slice(0, most)
}

/**
 * Where each of the compositions that come in does so.
 *
 * @param named by download, its composition, where it can be told (`compositionsOf`).
 */
export function intoOf(
  docks: readonly Dock[],
  held: Held,
  coming: readonly Composition[],
  named: ReadonlyMap<string, Composition>,
): Into {
  const holders = docks.filter(({ id }) => held.has(id))
  const tasksOf = ({ id }: Dock) => held.get(id) ?? []
  const tasks = holders.flatMap(tasksOf)
  // One comes into all of them, and all come into one.
  if (coming.length === 1 || (holders.length === 1 && tasks.length >= coming.length))
    return { each: new Map(coming.map(({ id }) => [id, holders])), rest: [] }
  const each = new Map(
    coming.map(({ id }) => [id, holders.filter(dock => tasksOf(dock).some(task => named.get(task.id)?.id === id))]),
  )
  return {
    each: new Map([...each].filter(([, found]) => found.length > 0)),
    rest: holders.filter(dock => tasksOf(dock).some(task => !named.has(task.id))),
  }
}
