import type { Appliance, Bay, DuplicationStatus } from '../wire/appliances'
import { baysOf, dockOf } from './mapping'
import { isStalled, minutesLeft, paceAfter } from './pace'
import type { Dock, DockBay, DockMemory, Fleet, Pace } from './types'

/** News about appliances. `askedAt` is the time of the request, so that later events count as newer. */
export type News =
  | { readonly type: 'read'; readonly appliances: readonly Appliance[]; readonly askedAt: number }
  | { readonly type: 'polled'; readonly status: DuplicationStatus; readonly askedAt: number }
  | { readonly type: 'bays'; readonly applianceId: string; readonly drives: readonly Bay[] }
  | { readonly type: 'reached'; readonly applianceId: string; readonly isOnline: boolean }

export const noFleet: Fleet = { docks: [], memory: new Map() }
const noMemory: DockMemory = { baysAt: 0, onlineAt: 0, paces: new Map() }

/**
 * Returns the fleet after news: the only reducer of poll and socket (decision 21). `now` is in epoch milliseconds.
 * Unchanged appliances and bays keep their objects, so that a screen draws only changed ones.
 */
export function fleetAfter(fleet: Fleet, news: News, now: number): Fleet {
  const memory = new Map(fleet.memory)
  const remembered = (id: string) => memory.get(id) ?? noMemory

  function withBays(dock: Dock, before: readonly DockBay[], drives: readonly Bay[] | null | undefined): Dock {
    const { bays, paces } = observe(before, baysOf(drives), remembered(dock.id).paces, dock.isOnline, now)
    memory.set(dock.id, { ...remembered(dock.id), paces })
    return bays === dock.bays ? dock : { ...dock, bays }
  }

  function change(id: string, how: (dock: Dock) => Dock): Fleet {
    let changed = false
    const docks = fleet.docks.map(dock => {
      const next = dock.id === id ? how(dock) : dock
      changed ||= next !== dock
      return next
    })
    return { docks: changed ? docks : fleet.docks, memory }
  }

  switch (news.type) {
    case 'bays':
      return change(news.applianceId, dock => {
        const next = withBays(dock, dock.bays, news.drives)
        memory.set(dock.id, { ...remembered(dock.id), baysAt: now })
        return next
      })
    case 'reached':
      return change(news.applianceId, dock => {
        memory.set(dock.id, { ...remembered(dock.id), onlineAt: now })
        return reached(dock, news.isOnline, now)
      })
    case 'polled': {
      const answers = new Map(news.status.map(entry => [entry.applianceId, entry.drives]))
      const docks = fleet.docks.map(dock =>
        answers.has(dock.id) && remembered(dock.id).baysAt <= news.askedAt
          ? withBays(dock, dock.bays, answers.get(dock.id))
          : dock,
      )
      return { docks: sameOrNew(fleet.docks, docks), memory }
    }
    case 'read': {
      const docksById = new Map(fleet.docks.map(dock => [dock.id, dock]))
      const docks = news.appliances.map(appliance => {
        const before = docksById.get(appliance.applianceId)
        const { baysAt, onlineAt } = remembered(appliance.applianceId)
        const read = dockOf(appliance)
        const isOnline = before && onlineAt > news.askedAt ? before.isOnline : read.isOnline
        const whole = before ? reached({ ...read, ...awayOf(before) }, isOnline, now) : read
        if (before && baysAt > news.askedAt) return sameDock(before, { ...whole, bays: before.bays })
        return sameDock(before, withBays(whole, before?.bays ?? [], appliance.drives))
      })
      const ids = new Set(docks.map(({ id }) => id))
      for (const id of memory.keys()) if (!ids.has(id)) memory.delete(id)
      return { docks: sameOrNew(fleet.docks, docks), memory }
    }
  }
}

const awayOf = ({ isOnline, awaySince }: Dock) => ({ isOnline, awaySince })

function reached(dock: Dock, isOnline: boolean, now: number): Dock {
  if (dock.isOnline === isOnline) return dock
  const bays = isOnline ? dock.bays : dock.bays.map(withoutTime)
  return { ...dock, isOnline, awaySince: isOnline ? null : now, bays: sameOrNew(dock.bays, bays) }
}

/** Returns a bay without a time left and not stalled, because both are unknown while its appliance is offline. */
function withoutTime(bay: DockBay): DockBay {
  return bay.minutesLeft === null && !bay.stalled ? bay : { ...bay, minutesLeft: null, stalled: false }
}

/** Returns the bays after an observation, with the figures of their pace. */
function observe(
  before: readonly DockBay[],
  reportedBays: readonly DockBay[],
  paces: ReadonlyMap<number, Pace>,
  isOnline: boolean,
  now: number,
): { bays: readonly DockBay[]; paces: ReadonlyMap<number, Pace> } {
  const baysByNumber = new Map(before.map(bay => [bay.bay, bay]))
  const next = new Map<number, Pace>()
  const bays = reportedBays.map(bay => {
    // An offline appliance reports nothing new, so its copies are neither measured nor stalled.
    const pace = isOnline ? paceAfter(paces.get(bay.bay), bay, now) : null
    if (pace) next.set(bay.bay, pace)
    const whole = {
      ...bay,
      // Only the rate needs the fraction.
      percentage: bay.percentage === null ? null : Math.floor(bay.percentage),
      minutesLeft: minutesLeft(bay, pace, now),
      stalled: isStalled(pace, now),
    }
    const old = baysByNumber.get(bay.bay)
    return old && sameFields(old, whole) ? old : whole
  })
  return { bays: sameOrNew(before, bays), paces: next }
}

function sameFields<Of extends object>(a: Of, b: Of): boolean {
  return (Object.keys(b) as (keyof Of)[]).every(name => a[name] === b[name])
}

function sameDock(before: Dock | undefined, after: Dock): Dock {
  return before && sameFields(before, after) ? before : after
}

function sameOrNew<Item>(before: readonly Item[], after: readonly Item[]): readonly Item[] {
  return before.length === after.length && before.every((item, index) => item === after[index]) ? before : after
}
