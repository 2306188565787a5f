import { test } from '@playwright/test'
import { readings } from '../contract/readings'
import { type BackEnd, cases, coverage, runCase } from '../contract/suite'
import { findPostgres, startPostgres } from '../fixtures/server/postgres'
import { type StartedServer, startServer } from '../fixtures/server/start'

const programs = findPostgres()
const missing = 'PostgreSQL is not installed: initdb and pg_ctl were not found'
const maya = 'maya.ortiz@lonestar.example.com'

/** The addresses as the page is told them. */
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

for (const engine of ['its own engine', 'PostgreSQL'] as const)
  test.describe(`the server on ${engine}`, () => {
    let subject: BackEnd
    const endings: (() => Promise<unknown>)[] = []

    test.skip(engine === 'PostgreSQL' && programs === null, missing)

    test.beforeAll(async () => {
      test.setTimeout(120_000)
      const env: Record<string, string> = {}
      if (engine === 'PostgreSQL' && programs !== null) {
        const postgres = await startPostgres(programs)
        endings.unshift(postgres.stop)
        env.DATABASE_URL = postgres.url
      }
      const server = await startServer({ world: 'demo', env })
      endings.unshift(() => server.stop())
      const token = (await (await server.signIn(maya)).token()) ?? ''
      subject = { fetch, bases: basesOf(server), token }
    })

    test.afterAll(async () => {
      for (const end of endings) await end()
      console.log(`contract, the server on ${engine}: ${coverage()}, ${readings.length} readings`)
    })

    for (const one of cases) test(`${one.call} ${one.name}`, () => runCase(one, subject))
    for (const one of readings) test(`read by the suite: ${one.name}`, () => one.run(subject))
  })
