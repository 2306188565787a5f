import { expect, type Request } from '@playwright/test'
import { signIn } from '../fixtures/partner'
import { test } from '../fixtures/portal'
import type { StartedServer } from '../fixtures/server/start'
import { listedCalls } from '../fixtures/specification/calls'
import { jun, uses } from '../fixtures/use-portal'

const contacts = ['phones', 'emails', 'timezone', 'businessHours']

/** The names in the bodies that section 7 lists, one list for each form of a body. */
const bodies: Readonly<Record<string, readonly (readonly string[])[]>> = {
  'POST v1/approvals': [['serviceAreas', 'theatreLists']],
  'POST v1/approvals/{id?}': [[...contacts, 'serviceAreas', 'drives', 'bandwidth', 'certifications']],
  'PUT v1/partner/{org}': [
    [...contacts, 'certifications'],
    ['companyId', 'drives'],
  ],
  'POST v1/partners/accounts/{id}': [contacts],
  'POST v1/work-orders/{no}/duplicate': [['applianceId']],
  'POST v1/movies': [['compositions']],
  'PUT v1/bookings/compositions/{id}/work-orders/{no}/transfer-status': [['status', 'bookingNos']],
  'PUT v1/work-orders/{no}/shipments': [
    ['id', 'status', 'dispatchedOn', 'shippingDetails', 'returnDetails', 'price', 'deliveryMode'],
  ],
  'POST v1/partner/calendar': [['date', 'holiday']],
  'PUT v1/partner/{org}/calendar': [['date', 'holiday', 'discount', 'surge']],
}

/** Calls beyond those of section 7, each with its query and the reason why the portal makes it. */
const others: Readonly<Record<string, { readonly query: readonly string[]; readonly reason: string }>> = {
  'GET v1/work-orders-report': {
    query: ['startDate', 'endDate', 'dateType'],
    reason: 'Section 7 names the client of the reports, and not its call.',
  },
}

/** Parts of calls beyond their line in section 7, each with its reason. */
const additions: Readonly<Record<string, string>> = {
  'PUT v1/partner/{org}/calendar: sends version':
    'A day is sent with its version, so that the server can refuse an outdated one.',
  'GET v1/locations: asks ': 'Without codes the call lists the countries, which the tree of places begins with.',
  'POST v1/approvals/{id?}: sends theatreLists': 'Theatre lists travel in the same submission (decision 17).',
}

/** Headers beyond the token and the types of the content, each with the reason why a call has it. */
const headers: Readonly<Record<string, string>> = {
  'if-match': 'A write names the version on which it is based, if the server sent one.',
  'idempotency-key': 'The demonstration enables keys by which the server recognises a repeated call.',
}

/** The back end of a call by the start of its path. Calls with other paths go to the back end `main`. */
const bases: readonly (readonly [path: RegExp, base: string])[] = [
  [/^v1\/partners\/accounts\//, 'account'],
  [/^v1\/partner\//, 'partners'],
  [/^v1\/theatres\//, 'theatres'],
  [/^v1\/work-orders-report$/, 'reports'],
]

/** The headers that a browser adds to every call. */
const browserHeaders =
  /^(accept-encoding|accept-language|connection|content-length|host|origin|referer|user-agent|sec-.*|cache-control|pragma)$/

let server: StartedServer
test.beforeAll(async ({ portal }) => {
  server = await portal.restored()
})

/** A call to one of the back ends of the portal: "GET main v1/appliances". */
interface Call {
  readonly method: string
  readonly base: string
  readonly path: string
  readonly query: readonly string[]
  readonly body: unknown
  readonly headers: Readonly<Record<string, string>>
}

async function callOf(request: Request): Promise<Call | null> {
  const { pathname, searchParams } = new URL(request.url())
  const [, base, path] = /^\/api\/(\w+)\/(.+)$/.exec(pathname) ?? []
  if (base === undefined || path === undefined) return null
  const headers = await request.allHeaders()
  return {
    method: request.method(),
    base,
    path,
    query: [...searchParams.keys()],
    body: request.postDataJSON(),
    headers,
  }
}

/** Returns how a call differs from its line in section 7. */
function faultsOf(
  { base, method, path, query, body, headers: sent }: Call,
  listed: readonly string[],
  forms: readonly (readonly string[])[] = [],
) {
  const wanted = bases.find(([start]) => start.test(path))?.[1] ?? 'main'
  const asked = [...new Set(query.map(name => name.replace('[]', '')))]
  const contents: readonly object[] = Array.isArray(body) ? body : [body ?? {}]
  const sentNames = [...new Set(contents.flatMap(each => Object.keys(each)))]
  const names = forms.find(form => sentNames.every(name => form.includes(name))) ?? forms[0] ?? []
  const expected = ['accept', 'authorization', ...(method === 'GET' && base !== 'reports' ? [] : ['content-type'])]
  const isReport = base === 'reports'
  const added = Object.keys(sent).filter(
    name =>
      !browserHeaders.test(name) && !expected.includes(name) && !(name in headers) && !(isReport && name === 'cookie'),
  )
  const type = isReport ? 'text/csv' : 'application/json'
  return [
    base === wanted ? [] : `goes to ${base}`,
    asked.join() === listed.join() ? [] : `asks ${asked.join()}`,
    sentNames.filter(name => !names.includes(name)).map(name => `sends ${name}`),
    names.filter(name => contents.some(each => !(name in each))).map(name => `lacks ${name}`),
    added.map(name => `has the header ${name}`),
    /^Bearer ./.test(sent.authorization ?? '') ? [] : 'has no token',
    sent.accept === type ? [] : `accepts ${sent.accept}`,
    (isReport && sent.cookie !== undefined) || (!isReport && sent.cookie === undefined) ? [] : 'has wrong credentials',
  ].flat()
}

// @spec 7.1, 7.3, 7.4, 7.7, 7.8, 7.9, 7.10, 7.11, 7.15, 7.17, 7.21, 7.22, 7.24, 7.25, 7.26, 7.27, 7.31, 7.32
test('the portal makes the calls of section 7 in their form, and others only with a stated reason', async ({
  browser,
}) => {
  const pendingCalls: Promise<Call | null>[] = []
  const navigations = new Set<string>()
  for (const one of uses) {
    const context = await browser.newContext()
    const record = (request: Request) => {
      if (request.isNavigationRequest())
        navigations.add(new URL(request.url()).pathname.replace(/^\/api\/partners\//, 'GET '))
      else pendingCalls.push(callOf(request))
    }
    context.on('request', record)
    const page = await context.newPage()
    for (const use of one) await use(page, server)
    // The headers of a request cannot be read after the context is closed.
    context.off('request', record)
    await Promise.all(pendingCalls)
    await context.close()
  }
  const calls = (await Promise.all(pendingCalls)).filter(call => call !== null)
  const table = listedCalls()
  const paths = new Set<string>(navigations)
  const wrong = calls.flatMap(call => {
    const name = table.find(({ method, path }) => method === call.method && path.test(call.path))?.name
    const address = `${call.method} ${call.path}`
    const query = name ? (table.find(line => line.name === name)?.query ?? []) : others[address]?.query
    paths.add(name ?? address)
    const faults = query ? faultsOf(call, query, bodies[name ?? '']) : ['is listed nowhere']
    return faults.map(fault => `${name ?? address}: ${fault}`)
  })
  expect([...new Set(wrong)].sort()).toEqual(Object.keys(additions).sort())
  const missing = [...table.map(({ name }) => name), ...Object.keys(others)].filter(name => !paths.has(name))
  expect(missing).toEqual([])
})

// @spec 7.14
test('an hour on the screen of the appliances reads their bays every five seconds, and little else', async ({
  page,
}) => {
  await page.clock.install()
  const counts = new Map<string, number>()
  const count = (name: string) => counts.get(name) ?? 0
  page.on('requestfinished', request => {
    const path = /^\/api\/\w+\/(.+)$/.exec(new URL(request.url()).pathname)?.[1]?.replace(/WO-\d+/, '{no}')
    if (path) counts.set(`${request.method()} ${path}`, count(`${request.method()} ${path}`) + 1)
  })
  await signIn(page, server.url, jun, '/appliances')
  await expect(page.getByRole('region', { name: 'Dock A' })).toBeVisible()
  await page.clock.pauseAt(Date.now() + 60_000)
  const bays = 'GET v1/appliances/skyreel/duplication-status'
  counts.clear()
  for (let polls = 1; polls <= 720; polls++) {
    await page.clock.runFor(5000)
    await expect.poll(() => count(bays), { intervals: [5, 10, 20] }).toBe(polls)
  }
  // The whole list is read every 30 seconds. Holidays and the shipments of a bay's order are read when the day or a bay
  // changes.
  const seldom = ['GET v1/partner/calendar', 'GET v1/work-orders/{no}/shipments']
  expect(Math.abs(count('GET v1/appliances') - 120)).toBeLessThanOrEqual(1)
  for (const name of seldom) expect(count(name)).toBeLessThanOrEqual(5)
  const expected = [bays, 'GET v1/appliances', ...seldom]
  expect([...counts.keys()].filter(name => !expected.includes(name))).toEqual([])
})
