import { wireAppliance, wireBay } from '../../../../core/appliances/fixtures'
import { fleetAfter, noFleet } from '../../../../core/appliances/reducer'
import type { Fleet } from '../../../../core/appliances/types'
import type { Appliance } from '../../../../core/wire/appliances'

const bayCount = 12
/** Milliseconds between two looks (specification, section 7). */
const pollEvery = 5000
/** Ticks until rates are known: from then on the markup stays as it is. */
export const settled = 3
const start = Date.parse('2026-11-19T15:00:00Z')
const stages = ['duplicating', 'verifying', 'formatting'] as const

/** Appliances whose every bay is at work, and is a percent further with each tick. */
export function snapshot(count: number, tick: number): Appliance[] {
  return Array.from({ length: count }, (_, at) =>
    wireAppliance(
      Array.from({ length: bayCount }, (_each, bay) =>
        wireBay({
          bay: bay + 1,
          state: 'copying',
          stage: stages[(at + bay) % stages.length] ?? 'duplicating',
          percentage: 1 + ((at * 7 + bay * 3) % 60) + tick,
          workOrderNo: `WO-${48_000 + (at % 40)}`,
          bookingNo: `B-${at}-${bay}`,
          driveSerialNo: `ZC${at}${bay}`,
        }),
      ),
      { applianceId: `a${at}`, name: `Dock ${at}`, serialNo: `RD-${at}` },
    ),
  )
}

/** What the back end sends at a tick, as text: the answer to a poll, or an event of each appliance. */
export interface Sent {
  readonly list: string
  readonly status: string
  readonly events: readonly string[]
}

/** Everything that is sent, made beforehand. */
export function sendings(count: number, ticks: number): readonly Sent[] {
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

/** The page's clock goes by ticks, so that everybody sees the same rates. */
export function setTick(tick: number): void {
  Date.now = () => start + tick * pollEvery
}

/** What a contender does later, and not at once, belongs to its tick too; of the first ticks and of a few appliances nothing is measured. */
export async function untilNextTick(count: number, tick: number): Promise<void> {
  if (tick > settled && count > 20) await new Promise(done => setTimeout(done, pollEvery - 500))
}

/** The fleet as the element's store has it. */
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
