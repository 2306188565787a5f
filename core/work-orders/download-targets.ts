import type { Dock } from '../appliances/types'
import type { ApplianceTask } from '../wire/appliances'
import type { Composition } from '../wire/work-orders'

/** The maximum count of appliances whose tasks are read at once. */
const maxDocks = 12

/** The appliances that download the compositions of an order. */
export interface DownloadTargets {
  /** The appliances by composition, if they can be identified. */
  readonly byComposition: ReadonlyMap<string, readonly Dock[]>
  /** Appliances that download the order with an unidentified composition. */
  readonly unidentified: readonly Dock[]
}

/** The unfinished downloads of one order, by appliance. */
export type ActiveByDock = ReadonlyMap<string, readonly ApplianceTask[]>

/**
 * Returns the appliances whose tasks are read next: those that download the order, and, if these do not account for all
 * of its downloads, other downloading appliances and then offline ones. Appliances in `passed` were read before and are
 * skipped.
 */
export function docksToFetch(
  docks: readonly Dock[],
  active: ActiveByDock,
  downloading: number,
  passed: ReadonlySet<string>,
): Dock[] {
  const current = docks.filter(({ id }) => active.has(id))
  if ([...active.values()].flat().length >= downloading) return current
  const others = docks.filter(({ id }) => !active.has(id) && !passed.has(id))
  const fetching = others.filter(({ activeDownloads }) => activeDownloads > 0)
  const offline = others.filter(({ isOnline, activeDownloads }) => !isOnline && !(activeDownloads > 0))
  return [...current, ...fetching, ...offline].slice(0, maxDocks)
}

/**
 * Returns the appliances that download each composition.
 * @param named the composition of each download, if it can be identified (`compositionsOf`)
 */
export function targetsOf(
  docks: readonly Dock[],
  active: ActiveByDock,
  downloading: readonly Composition[],
  named: ReadonlyMap<string, Composition>,
): DownloadTargets {
  const holders = docks.filter(({ id }) => active.has(id))
  const tasksOf = ({ id }: Dock) => active.get(id) ?? []
  const tasks = holders.flatMap(tasksOf)
  // A single composition belongs to all appliances, and a single appliance downloads all compositions.
  if (downloading.length === 1 || (holders.length === 1 && tasks.length >= downloading.length))
    return { byComposition: new Map(downloading.map(({ id }) => [id, holders])), unidentified: [] }
  const byComposition = new Map(
    downloading.map(({ id }) => [
      id,
      holders.filter(dock => tasksOf(dock).some(task => named.get(task.id)?.id === id)),
    ]),
  )
  return {
    byComposition: new Map([...byComposition].filter(([, found]) => found.length > 0)),
    unidentified: holders.filter(dock => tasksOf(dock).some(task => !named.has(task.id))),
  }
}
