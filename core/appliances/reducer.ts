import { getOrInsert } from '../base/get-or-insert'
import type { Appliance, Bay, DuplicationStatus } from '../wire/appliances'
import { baysOf, dockOf } from './mapping'
import { isStalled, minutesLeft, paceAfter } from './pace'
import type { Dock, DockBay, DockMemory, Fleet, Pace } from './types'

/** An event about one appliance. */
export type DockEvent =
  | { readonly type: 'bays'; readonly applianceId: string; readonly drives: readonly Bay[] }
  | { readonly type: 'reached'; readonly applianceId: string; readonly isOnline: boolean }

/** An event with the time at which it arrived, in epoch milliseconds. */
export interface TimedEvent {
  readonly event: DockEvent
  readonly at: number
}

/** News about appliances. `askedAt` is the time of the request, so that later events count as newer. */
type News =
  | { readonly type: 'read'; readonly appliances: readonly Appliance[]; readonly askedAt: number }
  | { readonly type: 'polled'; readonly status: DuplicationStatus; readonly askedAt: number }
  | DockEvent

export const noFleet: Fleet = { docks: [], memory: new Map() }
const noMemory: DockMemory = { baysAt: 0, onlineAt: 0, paces: new Map() }

/** The memory of a fleet while its next state is made. */
type Memory = Map<string, DockMemory>

const rememberedIn = (memory: Memory, id: string) => memory.get(id) ?? noMemory

/**
 * Returns the fleet after news: the only reducer of poll and socket (decision 21). `now` is in epoch milliseconds.
 * Unchanged appliances and bays keep their objects, so that a screen draws only changed ones.
 */
export function fleetAfter(fleet: Fleet, news: News, now: number): Fleet {
  if (news.type === 'bays' || news.type === 'reached') return fleetAfterEvents(fleet, [{ event: news, at: now }])
  const memory = new Map(fleet.memory)
  switch (news.type) {
    case 'polled': {
      const answers = new Map(news.status.map(entry => [entry.applianceId, entry.drives]))
      const docks = fleet.docks.map(dock =>
        answers.has(dock.id) && rememberedIn(memory, dock.id).baysAt <= news.askedAt
          ? withBays(memory, dock, dock.bays, answers.get(dock.id), now)
          : dock,
      )
      return { docks: sameOrNew(fleet.docks, docks), memory }
    }
    case 'read': {
      const docksById = new Map(fleet.docks.map(dock => [dock.id, dock]))
      const docks = news.appliances.map(appliance => {
        const before = docksById.get(appliance.applianceId)
        const { baysAt, onlineAt } = rememberedIn(memory, appliance.applianceId)
        const read = dockOf(appliance)
        const isOnline = before && onlineAt > news.askedAt ? before.isOnline : read.isOnline
        const whole = before ? reached({ ...read, ...awayOf(before) }, isOnline, now) : read
        if (before && baysAt > news.askedAt) return sameDock(before, { ...whole, bays: before.bays })
        return sameDock(before, withBays(memory, whole, before?.bays ?? [], appliance.drives, now))
      })
      const ids = new Set(docks.map(({ id }) => id))
      for (const id of memory.keys()) if (!ids.has(id)) memory.delete(id)
      return { docks: sameOrNew(fleet.docks, docks), memory }
    }
  }
}

/**
 * Returns the fleet after the events of a burst. They are applied in one pass, because a pass over hundreds of
 * appliances for each event takes longer than the events themselves.
 */
export function fleetAfterEvents(fleet: Fleet, events: readonly TimedEvent[]): Fleet {
  const memory = new Map(fleet.memory)
  const byDock = new Map<string, TimedEvent[]>()
  for (const timed of events) getOrInsert(byDock, timed.event.applianceId, () => []).push(timed)
  const docks = fleet.docks.map(dock =>
    (byDock.get(dock.id) ?? []).reduce((before, timed) => dockAfter(memory, before, timed), dock),
  )
  return { docks: sameOrNew(fleet.docks, docks), memory }
}

function dockAfter(memory: Memory, dock: Dock, { event, at }: TimedEvent): Dock {
  if (event.type === 'reached') {
    memory.set(dock.id, { ...rememberedIn(memory, dock.id), onlineAt: at })
    return reached(dock, event.isOnline, at)
  }
  const next = withBays(memory, dock, dock.bays, event.drives, at)
  memory.set(dock.id, { ...rememberedIn(memory, dock.id), baysAt: at })
  return next
}

/** Returns an appliance with the bays of a report, and remembers their paces. */
function withBays(
  memory: Memory,
  dock: Dock,
  before: readonly DockBay[],
  drives: readonly Bay[] | null | undefined,
  now: number,
): Dock {
  const remembered = rememberedIn(memory, dock.id)
  const { bays, paces } = observe(before, baysOf(drives), remembered.paces, dock.isOnline, now)
  memory.set(dock.id, { ...remembered, paces })
  return bays === dock.bays ? dock : { ...dock, bays }
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
