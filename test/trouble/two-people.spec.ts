import { ada } from '../fixtures/partner'
import { test } from '../fixtures/portal'
import type { StartedServer } from '../fixtures/server/start'
import type { Visitor } from '../fixtures/server/visitor'
import { areasDesk } from '../fixtures/two-people/areas'
import { company, type Desk, drives } from '../fixtures/two-people/desks'
import { TwoPeople } from '../fixtures/two-people/play'
import { sequences } from '../fixtures/two-people/steps'
import { calendarDesk, shipmentsDesk } from '../fixtures/two-people/tables'

let server: StartedServer
test.beforeAll(async ({ portal }) => {
  server = await portal.restored()
})

// Each worker has its own server.
test.describe.configure({ mode: 'parallel' })

/** The seed makes the sequences the same in each run. */
const seed = 48213

interface Round {
  readonly what: string
  desk(visitor: Visitor): Desk | Promise<Desk>
  readonly hasVersions: boolean
  readonly count: number
}

const rounds: readonly Round[] = [
  { what: 'stock', desk: () => drives, hasVersions: true, count: 2 },
  { what: 'stock', desk: () => drives, hasVersions: false, count: 1 },
  { what: 'company field', desk: () => company, hasVersions: true, count: 2 },
  { what: 'shipments', desk: shipmentsDesk, hasVersions: true, count: 2 },
  { what: 'areas', desk: () => areasDesk(server), hasVersions: true, count: 2 },
  { what: 'days', desk: () => calendarDesk, hasVersions: true, count: 2 },
  { what: 'company field', desk: () => company, hasVersions: false, count: 1 },
  { what: 'shipments', desk: shipmentsDesk, hasVersions: false, count: 1 },
  { what: 'days', desk: () => calendarDesk, hasVersions: false, count: 1 },
]

for (const { what, desk, hasVersions, count } of rounds)
  test(`two people at the same ${what} lose no value that they have not seen, ${hasVersions ? 'with' : 'without'} versions`, async ({
    browser,
  }) => {
    const both = await TwoPeople.at(await desk(await server.signIn(ada.email)), browser, server, hasVersions)
    try {
      for (const [round, steps] of sequences(seed, count).entries()) await both.play(steps, round)
    } finally {
      await both.end()
    }
  })
