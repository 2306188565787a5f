import { wireAppliance, wireBay } from '../../../../core/appliances/fixtures'
import { fleetAfter, noFleet } from '../../../../core/appliances/reducer'
import type { Fleet } from '../../../../core/appliances/types'
import type { Appliance } from '../../../../core/wire/appliances'

export const bayCount = 12
/** Milliseconds between two polls (specification, section 7). */
const pollEvery = 5000
/** The number of ticks until the rates of the copies are known. Later ticks change only texts and bars. */
export const warmTicks = 3
const start = Date.parse('2026-11-19T15:00:00Z')
const stages = ['duplicating', 'verifying', 'formatting'] as const

/**
 * Returns appliances with all bays at work. With each tick, each step is three percent further and the whole copy of
 * three steps one percent.
 */
export function snapshot(count: number, tick: number): Appliance[] {
  return Array.from({ length: count }, (_, index) =>
    wireAppliance(
      Array.from({ length: bayCount }, (_each, bay) =>
        wireBay({
          bay: bay + 1,
          state: 'copying',
          stage: stages[(index + bay) % stages.length] ?? 'duplicating',
          percentage: 1 + ((index * 7 + bay * 3) % 60) + tick * stages.length,
          workOrderNo: `WO-${48_000 + (index % 40)}`,
          bookingNo: `B-${index}-${bay}`,
          driveSerialNo: `ZC${index}${bay}`,
        }),
      ),
      { applianceId: `a${index}`, name: `Dock ${index}`, serialNo: `RD-${index}` },
    ),
  )
}

/** The server's texts at a tick: the answers to a read and to a poll, and an event of each appliance. */
export interface Sent {
  readonly list: string
  readonly status: string
  readonly events: readonly string[]
}

/** Prepares the server's texts for all ticks. */
export function prepareTicks(count: number, ticks: number): readonly Sent[] {
  return Array.from({ length: ticks }, (_, tick) => {
    const appliances = snapshot(count, tick)
    const status = appliances.map(({ applianceId, drives }) => ({ applianceId, drives }))
    return {
      list: JSON.stringify(appliances),
      status: JSON.stringify(status),
      events: status.map(each => JSON.stringify({ type: 'bays.changed', ...each })),
    }
  })
}

/** Sets the page's clock by ticks, so that all contenders show the same rates. */
export function setTick(tick: number): void {
  Date.now = () => start + tick * pollEvery
}

/**
 * Waits for the next tick, because deferred work of a contender belongs to its tick too. The first ticks and runs with
 * few appliances are not measured and do not wait.
 */
export async function untilNextTick(count: number, tick: number): Promise<void> {
  if (tick > warmTicks && count > 20) await new Promise(done => setTimeout(done, pollEvery - 500))
}

/** Holds the fleet as the element's store does. */
export function openFleet(list: string) {
  let fleet: Fleet = fleetAfter(
    noFleet,
    { type: 'read', appliances: JSON.parse(list), askedAt: Date.now() },
    Date.now(),
  )
  return {
    get fleet() {
      return fleet
    },
    async poll(answer: string): Promise<Fleet> {
      const status = await new Response(answer).json()
      fleet = fleetAfter(fleet, { type: 'polled', status, askedAt: Date.now() }, Date.now())
      return fleet
    },
    hear(message: string): Fleet {
      const { applianceId, drives } = JSON.parse(message)
      fleet = fleetAfter(fleet, { type: 'bays', applianceId, drives }, Date.now())
      return fleet
    },
  }
}
