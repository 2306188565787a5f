import { expect, test } from '@playwright/test'
import { type StartedServer, startServer } from '../fixtures/server/start'
import { member, putRows } from '../fixtures/server/strange-rows'
import { signOut, signOutPath } from '../fixtures/server/visitor'

const ada = 'ada.novak@cinderlane.example.com'
const mia = { userId: 'mia.lund', email: 'mia.lund@cinderlane.example.com' }
const auth = '/api/partners/v1/web/auth'
const env = { LOG_LEVEL: 'info', RATE_LIMIT: '20' }
let server: StartedServer

test.beforeAll(async () => {
  server = await startServer({ env })
})
test.afterAll(() => server.stop())

type Entry = Record<string, unknown>

/** Returns the entries of the log with this message. */
function entriesOf(message: string): Entry[] {
  const lines = server
    .output()
    .split('\n')
    .filter(line => line.startsWith('{'))
  return lines.map(line => JSON.parse(line) as Entry).filter(({ msg }) => msg === message)
}

test('sign-ins, refusals and sign-outs are logged', async () => {
  const { jar } = await server.signIn(ada)
  await expect.poll(() => entriesOf('signed in')).toHaveLength(1)
  const [entry] = entriesOf('signed in')
  expect(entry).toMatchObject({ client: 'portal', reqId: expect.any(String), time: expect.any(Number) })
  await fetch(`${server.url}${auth}/callback?code=x&state=y`)
  await expect.poll(() => entriesOf('sign-in refused')).toMatchObject([{ client: 'portal', refusal: 'elsewhere' }])
  await signOut(jar, server.url + signOutPath)
  await expect.poll(() => entriesOf('signed out').at(-1)?.signIns).toContain(entry?.signIn)
})

test('a write without the rights of an admin is logged with its code', async () => {
  const { dataDir } = server
  await server.stop()
  await putRows(dataDir, member('cinderlane', mia))
  server = await startServer({ dataDir, env })
  const visitor = await server.signIn(mia.email)
  await visitor.call('PUT', '/api/partners/v1/partner/cinderlane', { phones: [] })
  await expect.poll(() => entriesOf('refused').map(({ code }) => code)).toEqual(['forbidden'])
  await visitor.call('PUT', '/api/partners/v1/partner/firstreel', { phones: [] })
  const statuses = () => entriesOf('request completed').map(({ res }) => (res as { statusCode: number }).statusCode)
  await expect.poll(statuses).toContain(404)
})

test('a refusal is logged with its code and without its account', async () => {
  const visitor = await server.signIn('ivo.marin@visitor.example.com')
  const codes = () => entriesOf('refused').map(({ code }) => code)
  await fetch(`${server.url}/api/main/v1/users/me`)
  await fetch(`${server.url}/token`)
  await visitor.call('GET', '/api/main/v1/users/me')
  await expect.poll(codes).toEqual(expect.arrayContaining(['unauthorized', 'forbidden_origin', 'no_access']))
  const token = await visitor.token()
  const headers = { authorization: `Bearer ${token}` }
  await Promise.all(Array.from({ length: 30 }, () => fetch(`${server.url}/api/main/v1/users/me`, { headers })))
  await expect.poll(codes).toContain('too_many_requests')
  for (const held of ['ivo.marin', 'ada.novak', `${token}`]) expect(server.output()).not.toContain(held)
})
