import type { CompanyData } from '../../fixtures/bodies/company-data'
import { listen } from '../../fixtures/server/listen'
import type { StartedServer } from '../../fixtures/server/start'
import { type Caller, own } from './callers'
import { cellOf } from './cells'
import { askPage, reject } from './pages'
import type { Row, Section } from './table'
import { type Asked, askedBy, routeTitle, send } from './wire'

/** The result of a run of the table. */
export interface Found {
  cells: number
  /** Sentences about answers that differ from the table. */
  differences: string[]
  /** Callers that the set-up does not have. */
  absent: string[]
  /** The route of the wire that each row called. */
  asked: string[]
}

/** The server, its callers, and the data of the company. */
export interface SetUp {
  server: StartedServer
  callers: ReadonlyMap<string, Caller>
  data: CompanyData
  /** The browser of a reviewer. */
  review: typeof fetch
}

const differs = ({ title, cells }: Row, caller: string, answered: string) =>
  `${title} · ${caller}: the table says ${cells[caller]}, the answer was ${answered}`

/** Returns whether the server accepts this write of the caller. */
const isAccepted = ({ method, remark, cells }: Row, caller: string) =>
  method !== 'GET' && remark !== 'nameMovies' && /^2/.test(cells[caller] ?? '')

/**
 * Asks each cell of the wire. Reads and refused writes run first, because they change nothing. Then the accepted writes
 * run one after another.
 */
export async function askWire({ callers: names, rows }: Section, setUp: SetUp): Promise<Found> {
  const found: Found = { cells: 0, differences: [], absent: [], asked: [] }
  const cells = names.flatMap((name, column) => {
    const caller = setUp.callers.get(name)
    if (!caller) found.absent.push(name)
    return caller ? rows.map(row => ({ row, caller, column })) : []
  })
  const ask = async ({ row, caller, column }: (typeof cells)[number]) => {
    found.cells += 1
    for (const difference of await differencesOf(row, caller, column, setUp)) found.differences.push(difference)
  }
  const later = cells.filter(({ row, caller }) => isAccepted(row, caller.name))
  await runInLanes(
    8,
    cells.filter(cell => !later.includes(cell)),
    ask,
  )
  await runInLanes(1, later, ask)
  found.asked = rows
    .filter(({ at }) => at !== 'portal')
    .map(row => routeTitle(askedBy(row, 'own admin', 0, setUp.data)))
  return found
}

async function differencesOf(row: Row, caller: Caller, column: number, setUp: SetUp): Promise<string[]> {
  const { server, data } = setUp
  if (row.at === 'portal') {
    const socket = await openSocket(row, caller, server)
    return socket === row.cells[caller.name] ? [] : [differs(row, caller.name, socket)]
  }
  const asked = askedBy(row, caller.name, column, data)
  const answer = await send(server.url, caller.token, asked)
  const [cell, text] = await cellOf(answer, server)
  const differences = cell === row.cells[caller.name] ? [] : [differs(row, caller.name, cell)]
  if (caller.name.startsWith('own ')) {
    // The next caller of the company can submit only when no submission is pending.
    if (row.remark === 'submitAreas' && answer.status === 201)
      await reject(setUp.review, server, `${own.org}/${JSON.parse(text).id}`)
    return differences
  }
  const named = marksOf(data).filter(mark => text.includes(mark))
  if (named.length > 0) differences.push(`${row.title} · ${caller.name}: the answer names ${named.join(', ')}`)
  if (caller.name === 'foreign admin')
    differences.push(...(await findDisclosures(row, asked, [cell, text], column, setUp, caller)))
  return differences
}

/** Returns the texts that identify the company's data in answers to its own people. */
function marksOf({ orders, applianceIds, bookingNos, rows }: CompanyData): string[] {
  const numbers = [...orders.map(({ workOrderNo }) => workOrderNo), ...rows.map(({ bookingNo }) => bookingNo)]
  return [...Object.values(own), ...numbers, ...applianceIds, ...bookingNos]
}

/** Returns a sentence if the caller can tell the data of another company from data that does not exist. */
async function findDisclosures(
  row: Row,
  asked: Asked,
  [cell, text]: [string, string],
  column: number,
  setUp: SetUp,
  caller: Caller,
) {
  const unknown = askedBy(row, caller.name, column, setUp.data, true)
  if (asked.path === unknown.path && asked.query === unknown.query) return []
  const [other, otherText] = await cellOf(await send(setUp.server.url, caller.token, unknown), setUp.server)
  if (cell === other && text === otherText) return []
  return [
    `${row.title} · ${caller.name}: data of another company is answered differently (${cell}) than missing data (${other})`,
  ]
}

/** Opens the socket. Returns 101, or the status of the refusal. */
async function openSocket({ remark }: Row, { token }: Caller, server: StartedServer): Promise<string> {
  const origin = remark === 'from another site' ? 'https://evil.example' : server.url
  const socket = listen(server, token, origin)
  const answered = await Promise.race([socket.opened.then(() => 101), socket.ended])
  socket.close()
  return `${answered}`
}

/** Asks each cell of the pages, row after row. Rows that end a sign-in are last in the table or use another browser. */
export async function askPages({ callers: names, rows }: Section, { server, callers }: SetUp): Promise<Found> {
  const found: Found = { cells: 0, differences: [], absent: [], asked: [] }
  for (const row of rows)
    for (const [column, name] of names.entries()) {
      const caller = callers.get(name)
      if (!caller) {
        found.absent.push(name)
        continue
      }
      const [cell] = await cellOf(await askPage(row, caller, column, server), server)
      found.cells += 1
      if (cell !== row.cells[name]) found.differences.push(differs(row, name, cell))
    }
  return found
}

/** Works through a list with `lanes` items at a time. */
async function runInLanes<Item>(
  lanes: number,
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const waiting = [...items]
  const lane = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await work(item)
  }
  await Promise.all(Array.from({ length: lanes }, lane))
}
