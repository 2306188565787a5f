import { expect, test } from '@playwright/test'
import { eq } from 'drizzle-orm'
import type { Approval, UsersMe } from '../../core/wire/people'
import type { Movie, WorkOrderList } from '../../core/wire/work-orders'
import { openStore } from '../../demo/server/store/open'
import { save } from '../../demo/server/store/save'
import { replies } from '../../demo/server/store/schema'
import { type StartedServer, startServer, temporaryDirectory } from '../fixtures/server/start'
import type { ApiAnswer, Visitor } from '../fixtures/server/visitor'
import { pendingShipment, sentOf } from '../fixtures/server/work'

let server: StartedServer
let ada: Visitor
let lena: Visitor

test.beforeAll(async () => {
  server = await startServer({ world: 'demo' })
  ada = await server.signIn('ada.novak@cinderlane.example.com')
  lena = await server.signIn('lena.fischer@harborline.example.com')
})
test.afterAll(() => server.stop())

const option = { maxTime: { unit: 'days', value: 2 }, price: 30, shippingPickupTime: '16:00' }
const area = {
  code: 'US-CA',
  deliveryType: 'HARD_DRIVE',
  deliveryOptions: [option],
  excludeCodes: [] as unknown[],
  status: 'active',
}
const list = {
  deliveryType: 'INTERNET',
  theatres: ['TH-0001'] as unknown[],
  deliveryOptions: [{ deliveryTime: { unit: 'hours', value: 6 }, price: 12, size: 200 }],
}
const registration = {
  phones: [{ intlCode: '1', phoneNo: '5550100', category: 2 }],
  emails: [{ email: 'dock@harborline.example.com' }],
  timezone: 'America/Los_Angeles',
  businessHours: [{ dayOrdinal: 1, dayName: 'Monday', startTime: '09:00', endTime: '18:00' }],
  certifications: { mpaa: true, fact: false, iso27001: false },
  serviceAreas: [area],
  drives: [{ driveType: 'CRU', totalStock: 5 }],
  bandwidth: 1024 ** 2,
}
const removed = { ...area, code: 'CA', status: 'deleted' }

function pathsOf({ status, body }: ApiAnswer): (number | string | undefined)[] {
  const { errors } = body as { errors?: { details?: { path?: string } }[] }
  return [status, ...(errors ?? []).map(({ details }) => details?.path)]
}

const register = (body: object) => lena.call('POST', '/api/main/v1/approvals', { ...registration, ...body })
const me = async (who: Visitor) => (await who.call('GET', '/api/main/v1/users/me')).body as UsersMe

const invalidBodies: [what: string, body: object, path: string][] = [
  [
    'an exclusion that is null',
    { serviceAreas: [{ ...area, excludeCodes: [null] }] },
    'serviceAreas[0].excludeCodes[0]',
  ],
  [
    'an exclusion that is no place',
    { serviceAreas: [{ ...area, excludeCodes: ['XX'] }] },
    'serviceAreas[0].excludeCodes[0]',
  ],
  ['a theatre that is a number', { theatreLists: [{ ...list, theatres: [1] }] }, 'theatreLists[0].theatres[0]'],
  [
    'a removed area with an option that is null',
    { serviceAreas: [area, { ...removed, deliveryOptions: [null] }] },
    'serviceAreas[1].deliveryOptions[0]',
  ],
  ['an area that is null', { serviceAreas: [area, null] }, 'serviceAreas[1]'],
  ['an unknown time zone', { timezone: 'Mars/Olympus' }, 'timezone'],
  ['drives that are no list', { drives: 7 }, 'drives'],
  ['an unseen control character', { emails: [{ email: 'dock\u0000@harborline.example.com' }] }, 'emails[0].email'],
  [
    '20,000 emails',
    { emails: Array.from({ length: 20_000 }, (_, index) => ({ email: `a${index}@b.example` })) },
    'emails',
  ],
]
for (const [what, body, path] of invalidBodies)
  test(`${what} is refused with the path of the field`, async () => {
    expect(pathsOf(await register(body))).toEqual([422, path])
    expect((await me(lena)).approvals).toEqual([])
  })

test('the server stores only the fields that it has validated', async () => {
  const nested = { toString: 1, note: 'x'.repeat(1000) }
  const answer = await register({
    extra: nested,
    phones: [{ intlCode: '+1', phoneNo: '(555) 010-0', category: 2, extra: nested }],
    serviceAreas: [
      { ...area, extra: nested, deliveryOptions: [{ ...option, maxTime: { ...option.maxTime, extra: 1 } }] },
    ],
    theatreLists: [{ ...list, extra: nested }],
  })
  expect(answer.status).toBe(201)
  const [approval] = (await me(lena)).approvals
  expect(answer.body).toEqual(approval)
  expect(JSON.stringify(approval)).not.toContain('extra')
  expect(approval?.registrationData).toMatchObject({
    phones: [{ intlCode: '1', phoneNo: '5550100', category: 2 }],
    serviceAreas: [area],
    theatreLists: [list],
  })
  const page = await fetch(`${server.embedUrl}/reviews/harborline/${approval?.id}`)
  expect(page.status).toBe(200)
  expect(await page.text()).toContain('California by drive')
})

test('movies are named only for the caller’s own orders', async () => {
  const { workOrders } = (await ada.call('GET', '/api/main/v1/work-orders?items=current&ps=50&offset=0'))
    .body as WorkOrderList
  const compositions = workOrders.flatMap(order => order.compositions.map(({ id }) => id))
  const raj = await server.signIn('raj.patel@bluemesa.example.com')
  const ask = async (who: Visitor) => (await who.call('POST', '/api/main/v1/movies', { compositions })).body as Movie[]
  expect((await ask(ada)).length).toBeGreaterThan(0)
  expect(await ask(raj)).toEqual([])
  const every = Array.from({ length: 40 }, (_, title) =>
    [1, 2, 3, 4].map(version => `cpl-${`${title}`.padStart(2, '0')}-${version}`),
  )
  const known = (await ada.call('POST', '/api/main/v1/movies', { compositions: every.flat() })).body as Movie[]
  const archived = (await ada.call('GET', '/api/main/v1/work-orders?items=archived&ps=50&offset=0'))
    .body as WorkOrderList
  const own = new Set([...workOrders, ...archived.workOrders].flatMap(order => order.compositions.map(({ id }) => id)))
  expect(known.every(({ compositionId }) => own.has(compositionId))).toBe(true)
})

test('an appliance id that is not a text is refused with the path of the field', async () => {
  const { path } = await pendingShipment(ada)
  const duplicate = path.replace(/shipments$/, 'duplicate')
  for (const body of [{ applianceId: { toString: 1 } }, { applianceId: 7 }, {}, [], null])
    expect(pathsOf(await ada.call('POST', duplicate, body))[0]).toBe(422)
})

test('the same rules apply to the call of the account site', async () => {
  const { user } = await me(ada)
  const post = (body: unknown) => ada.call('POST', `/api/account/v1/partners/accounts/${user.companyId}`, body)
  expect(pathsOf(await post({}))).toEqual([422, 'phones', 'emails', 'timezone', 'businessHours'])
  const { certifications: _, ...details } = registration
  expect((await post(details)).status).toBe(204)
})

test('a day in a far year is refused', async () => {
  const far = { date: '9999-12-31', holiday: true }
  expect(pathsOf(await ada.call('POST', '/api/partners/v1/partner/calendar', far))).toEqual([422, 'date'])
})

test('deeply nested JSON is a 4xx error, with and without an idempotency key', async () => {
  const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`
  const { path } = await pendingShipment(ada)
  const send = async (headers: Record<string, string>, body: string, method = 'PUT', to = path) =>
    fetch(server.url + to, {
      method,
      headers: { authorization: `Bearer ${await ada.token()}`, 'content-type': 'application/json', ...headers },
      body,
    })
  for (const headers of [{}, { 'idempotency-key': 'deep' }]) {
    expect((await send(headers, nested(50_000))).status, 'not even read').toBe(400)
    expect((await send(headers, nested(32))).status, 'read, and is no shipment').toBe(422)
  }
  const day = `{"date":"${new Date().getUTCFullYear() + 1}-03-02","holiday":true,"deep":${nested(31)}}`
  const made = await send({ 'idempotency-key': 'deep-day' }, day, 'POST', '/api/partners/v1/partner/calendar')
  expect(made.status).toBe(200)
})

test('a key has at most 255 characters', async () => {
  const { path, shipment } = await pendingShipment(ada)
  const save = (key: string) => ada.call('PUT', path, [sentOf(shipment)], { 'idempotency-key': key })
  for (const key of ['k'.repeat(256), 'k'.repeat(8000)]) {
    const { status, body } = await save(key)
    expect([status, (body as { errors: { code: string }[] }).errors[0]?.code]).toEqual([400, 'bad_idempotency_key'])
  }
  expect((await save('k'.repeat(255))).status).toBe(200)
})

test('the world can read all pending service areas, so no partner stops', async () => {
  const areas = {
    serviceAreas: [
      { ...area, excludeCodes: ['US-CA-LAX'] },
      { ...removed, deliveryOptions: [] },
    ],
  }
  const sent = await ada.call('POST', '/api/main/v1/approvals?approvalType=service_areas', areas)
  expect(sent.status).toBe(201)
  for (let days = 0; days < 4; days += 1)
    await fetch(`${server.embedUrl}/operations/world`, {
      method: 'POST',
      body: new URLSearchParams({ forward: '1440' }),
    })
  const status = async () => (await me(ada)).approvals.find(({ id }) => id === (sent.body as Approval).id)?.status
  await expect.poll(status).toBe('APPROVED')
  expect(server.output()).not.toContain('the simulation failed')
})

test('an idempotency key stores a fingerprint of the request and no large answer', async () => {
  const other = await startServer({ world: 'demo' })
  try {
    const maya = await other.signIn('maya.ortiz@lonestar.example.com')
    const largest = '/api/main/v1/work-orders/WO-48213/shipments'
    const rows = (await maya.call('GET', largest)).body as Parameters<typeof sentOf>[0][]
    const body = rows.map(row => sentOf(row))
    const ask = () => maya.call('PUT', largest, body, { 'idempotency-key': 'large' })
    const [first, again] = [await ask(), await ask()]
    expect([first.status, again.status]).toEqual([200, 200])
    expect(again.headers.get('idempotency-replayed')).toBe('true')
    expect(again.headers.get('etag')).toBe(first.headers.get('etag'))
    expect(again.body).toBe('')
  } finally {
    await other.stop()
  }
  const store = await openStore(other.dataDir, async () => undefined)
  try {
    const [row] = await store.db.select().from(replies).where(eq(replies.key, 'large'))
    expect(JSON.stringify(row).length).toBeLessThan(1000)
  } finally {
    await store.close()
  }
})

test('the newest thousand answers of each account are kept', async () => {
  const store = await openStore(await temporaryDirectory(), async () => undefined)
  const keep = (userId: string, at: number) => {
    const after = { userId, key: `key-${at}`, request: '', status: 204, body: null, headers: {}, at }
    return save(store.db, { of: 'reply', before: null, after })
  }
  try {
    await keep('lena', 0)
    for (let at = 1; at <= 1002; at++) await keep('ada', at)
    const kept = await store.db.select({ at: replies.at }).from(replies).orderBy(replies.at)
    expect(kept.map(({ at }) => at)).toEqual([0, ...Array.from({ length: 1000 }, (_, index) => index + 3)])
  } finally {
    await store.close()
  }
})
