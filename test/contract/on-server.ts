import { test } from '@playwright/test'
import { type StartedServer, startServer } from '../fixtures/server/start'
import { readings } from './readings'
import { type BackEnd, cases, coverage, runCase } from './suite'

const maya = 'maya.ortiz@lonestar.example.com'

/** The settings for a place where a server keeps its rows, and a cleanup to call after the server has stopped. */
export interface Store {
  env: Record<string, string>
  stop(): Promise<unknown>
}

/** Declares tests that the reference server follows the contract for each call of the wire, in any store. */
export function testContract(where: string, openStore: () => Promise<Store>): void {
  let subject: BackEnd
  const endings: (() => Promise<unknown>)[] = []

  test.beforeAll(async () => {
    const store = await openStore()
    endings.unshift(store.stop)
    const server = await startServer({ world: 'demo', env: store.env })
    endings.unshift(() => server.stop())
    const token = (await (await server.signIn(maya)).token()) ?? ''
    subject = { fetch, bases: basesOf(server), token }
  })

  test.afterAll(async () => {
    for (const end of endings) await end()
    console.log(`contract, the server on ${where}: ${coverage()}, ${readings.length} readings`)
  })

  for (const one of cases) test(`${one.call} ${one.name}`, () => runCase(one, subject))
  for (const one of readings) test(`read by the suite: ${one.name}`, () => one.run(subject))
}

/** Returns the bases that the server's page receives. */
function basesOf({ url }: StartedServer): BackEnd['bases'] {
  const api = (name: string) => `${url}/api/${name}`
  return {
    main: api('main'),
    account: api('account'),
    partners: api('partners'),
    reports: api('reports'),
    theatres: api('theatres'),
    events: `${url.replace('http', 'ws')}/api/events`,
  }
}
