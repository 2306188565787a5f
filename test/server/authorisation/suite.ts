import { once } from 'node:events'
import { expect, test } from '@playwright/test'
import { routes } from '../../../core/testing/calls/routes'
import { basePaths } from '../../../demo/server/http/api'
import { type StartedServer, type StartOptions, startProgram } from '../../fixtures/server/start'
import { member, putRows, submission } from '../../fixtures/server/strange-rows'
import { seededDirectory } from '../../fixtures/server/template'
import { askPages, askWire, type SetUp } from './ask'
import { mia, own } from './callers'
import { reviewedOrg, submissionId } from './pages'
import { readOpen, readSection, type Section } from './table'

const areas = {
  serviceAreas: [{ code: 'US-NY', deliveryType: 'INTERNET', status: 'active', deliveryOptions: [], excludeCodes: [] }],
}

export interface Started extends SetUp {
  /** The addresses that both sites have registered. */
  registered: readonly string[]
  stop(): Promise<unknown>
}

/**
 * Creates a store with every company of the demonstration, a member beside the admin, and a pending submission for each
 * caller.
 */
export async function filledDirectory(): Promise<string> {
  const dataDir = await seededDirectory('demo')
  const columns = [...readSection('Pages beside a real issuer').callers.keys()]
  const waiting = columns.map(column => submission(reviewedOrg, submissionId(column), areas))
  await putRows(dataDir, member(own.org, mia), ...waiting)
  return dataDir
}

/** Starts a server that sends the list of its registered addresses. */
export async function startListed(options: StartOptions): Promise<{ server: StartedServer; registered: string[] }> {
  const { server, child } = await startProgram('test/fixtures/server/list-routes.ts', options)
  child.send('list')
  const [registered] = await once(child, 'message')
  return { server, registered }
}

/** Asks a server for every cell of the table. */
export function testTable(
  where: string,
  pages: Parameters<typeof readSection>[0],
  start: () => Promise<Started>,
): void {
  const wire = readSection('The wire')
  const pageSection = readSection(pages)
  let started: Started
  const isDemonstration = pages === 'Pages of the demonstration'
  const counted: string[] = []

  test.beforeAll(async () => {
    started = await start()
  })
  test.afterAll(async () => {
    await started?.stop()
    for (const line of counted) console.log(`authorisation, ${where}: ${line} as written down`)
  })

  const count = (what: string, { rows }: Section, cells: number) =>
    counted.push(`${cells} cells of ${rows.length} ${what}`)

  test('every call of the wire answers each caller as the table says', async () => {
    const { cells, differences, absent, asked } = await askWire(wire, started)
    expect(differences).toEqual([])
    expect(absent, 'callers that this set-up lacks').toEqual(isDemonstration ? ['reviewer'] : [])
    expect(asked, 'each row asks for the call that it names').toEqual(
      wire.rows.filter(({ at }) => at !== 'portal').map(({ method, at, path }) => `${method} ${at} ${path}`),
    )
    count('calls', wire, cells)
  })

  test('every page and form answers each caller as the table says', async () => {
    const { cells, differences, absent } = await askPages(pageSection, started)
    expect(differences).toEqual([])
    expect(absent, 'callers that this set-up lacks').toEqual([])
    const waiting = await (await started.review(`${started.server.embedUrl}/reviews`)).text()
    const decision = pageSection.rows.find(({ title }) => title === 'POST intranet /reviews/:org/:id')
    expect(
      pageSection.callers.filter((_, column) => !waiting.includes(`/${submissionId(column)}"`)),
      'callers whose decision was stored',
    ).toEqual(pageSection.callers.filter(name => decision?.cells[name] === '303 reviews'))
    count('pages and forms', pageSection, cells)
  })

  test('the table names exactly the calls and addresses that the server has', () => {
    const titles = (rows: Section['rows']) => rows.map(({ method, at, path }) => `${method} ${at} ${path}`)
    const isSocket = ({ at }: Section['rows'][number]) => at === 'portal'
    const calls = routes.map(({ method, base, path }) => `${method} ${base} ${path}`)
    expect
      .soft(titles(wire.rows.filter(row => !isSocket(row))).toSorted(), 'calls of the wire')
      .toEqual(calls.toSorted())

    const registered = new Set(started.registered.filter(isPage))
    const rows = [...wire.rows.filter(isSocket), ...pageSection.rows]
    const isServed = ({ cells }: Section['rows'][number]) => Object.values(cells).some(cell => cell !== '404')
    const named = new Set([...titles(rows.filter(isServed)), ...readOpen(isDemonstration)])
    const only = (these: Set<string>, others: Set<string>) => [...these].filter(each => !others.has(each))
    expect(only(registered, named), 'addresses without a row').toEqual([])
    expect(only(named, registered), 'rows without an address').toEqual([])
  })
}

/**
 * Returns whether an address belongs to the pages. HEAD and OPTIONS accompany another method; addresses below the bases
 * of the wire are calls, except those of signing in and out.
 */
function isPage(registered: string): boolean {
  const [method = '', , url = ''] = registered.split(' ')
  const isCall = Object.values(basePaths).some(base => url.startsWith(`${base}/`)) && !url.includes('/web/auth/')
  return !isCall && method !== 'HEAD' && method !== 'OPTIONS'
}
