import { randomBytes } from 'node:crypto'
import { mock } from 'node:test'
import { expect, test } from '@playwright/test'
import { eq } from 'drizzle-orm'
import Fastify from 'fastify'
import { Configuration, customFetch } from 'openid-client'
import WebSocket from 'ws'
import { addEvents, eventsPath } from '../../demo/server/http/events'
import { readyLimits } from '../../demo/server/http/limits'
import { readSettings } from '../../demo/server/settings'
import { databaseAdapter } from '../../demo/server/sign-in/adapter'
import { rotate } from '../../demo/server/sign-in/reseal'
import { createRevocations, type Revocation, revocationOf } from '../../demo/server/sign-in/revocations'
import { createSessions } from '../../demo/server/sign-in/sessions'
import { openStore } from '../../demo/server/store/open'
import { providerRecords, sessions } from '../../demo/server/store/schema'
import { createSeal } from '../../demo/server/store/seal'
import { loadSecrets } from '../../demo/server/store/secrets'
import { emptyStore, localSessions, tokenUntil } from '../fixtures/server/local-sessions'
import { startServer } from '../fixtures/server/start'
import { sameOriginHeaders } from '../fixtures/server/visitor'

const ada = 'ada.novak@cinderlane.example.com'
const never = () => undefined

/** Returns a promise that the test resolves. */
function createGate() {
  let release: () => void = never
  const released = new Promise<void>(resolve => {
    release = resolve
  })
  return { released, release: () => release() }
}

test('a session that no key can decrypt is signed out, and a new sign-in works', async () => {
  const first = await startServer()
  const visitor = await first.signIn(ada)
  await first.stop()
  const store = await openStore(first.dataDir, async () => undefined)
  // A process that ran with an older key during the rotation leaves rows like these.
  const lock = (sealed: string) => sealed.replace(/^v1\.[^.]+/, 'v1.unknown_')
  for (const { idHash, accessToken } of await store.db.select().from(sessions))
    await store.db
      .update(sessions)
      .set({ accessToken: lock(accessToken) })
      .where(eq(sessions.idHash, idHash))
  for (const { id, body } of await store.db.select().from(providerRecords))
    await store.db
      .update(providerRecords)
      .set({ body: lock(body) })
      .where(eq(providerRecords.id, id))
  await store.close()

  const second = await startServer({ dataDir: first.dataDir, port: first.port })
  try {
    const answer = await visitor.jar.fetch(`${second.url}/token`, { headers: sameOriginHeaders })
    expect([answer.status, await answer.json()]).toEqual([200, { accessToken: null, expiresAt: null }])
    await expect.poll(() => second.output()).toContain('a session was locked')
    const { url } = await visitor.jar.navigate(`${second.url}/api/partners/v1/web/auth/provider`)
    const end = await visitor.jar.navigate(url, { method: 'POST', body: new URLSearchParams({ email: ada }) })
    expect(end.url).toBe(`${second.url}/`)
    expect(await visitor.token()).not.toBeNull()
  } finally {
    await second.stop()
  }
})

test('rotation of the keys counts rows that cannot be decrypted, leaves them unchanged and encrypts the others again', async () => {
  const db = await emptyStore()
  const [old, fresh, lost] = [randomBytes(32), randomBytes(32), randomBytes(32)]
  const sessionsOf = (key: Buffer) => createSessions({ ...localSessions, db, seal: createSeal([key]) })
  const recordsOf = (key: Buffer) => databaseAdapter(db, createSeal([key]), never)('Grant')
  await loadSecrets(db, createSeal([old]))
  const tokens = { access_token: await tokenUntil(Date.now() + 600_000) }
  const own = await sessionsOf(old).begin('portal', tokens)
  const locked = await sessionsOf(lost).begin('portal', tokens)
  await recordsOf(old).upsert('own', { accountId: 'ada' }, 600)
  await recordsOf(lost).upsert('locked', { accountId: 'ben' }, 600)

  expect(await rotate(db, createSeal([fresh, old]), { accessTokenSeconds: 600 })).toBe(2)
  expect(await sessionsOf(fresh).find('portal', own)).toMatchObject({ accessToken: tokens.access_token })
  expect(await recordsOf(fresh).find('own')).toEqual({ accountId: 'ada' })
  expect(await sessionsOf(lost).find('portal', locked), 'the session can be read again with its key').not.toBeNull()
})

test('an account keeps its twenty newest sign-ins, and the oldest end', async () => {
  const db = await emptyStore()
  const revoked: string[] = []
  const revoke = async ({ sids }: Revocation) => void revoked.push(...sids)
  const own = createSessions({ ...localSessions, db, seal: createSeal([randomBytes(32)]), revoke })
  const start = Date.now()
  mock.timers.enable({ apis: ['Date'], now: start })
  try {
    const begin = async (client: 'portal' | 'intranet', sid: string, sub?: string) =>
      own.begin(client, { access_token: await tokenUntil(start + 600_000, { sid, sub }) })
    // The sign-in of the second browser continues at the intranet.
    const others = [await begin('intranet', 'browser 1'), await begin('portal', 'browser of ben', 'ben')]
    const ids: string[] = []
    for (let count = 0; count < 22; count++) {
      mock.timers.tick(1000)
      ids.push(await begin('portal', `browser ${count}`))
    }
    const found = await Promise.all(ids.map(id => own.find('portal', id)))
    expect(found.map(each => each !== null)).toEqual([false, false, ...Array(20).fill(true)])
    expect(revoked, 'tokens end unless the same sign-in continues at the other site').toEqual(['browser 0'])
    expect(await own.find('intranet', others[0])).not.toBeNull()
    expect(await own.find('portal', others[1])).not.toBeNull()
  } finally {
    mock.timers.reset()
  }
})

test('thousands of sign-ins that end at once are revoked in every process', async () => {
  const db = await emptyStore()
  const now = Date.now()
  const sids = Array.from({ length: 25_000 }, (_, index) => `sign-in ${index}`)
  const own = createRevocations(db)
  await own.revoke({ sids, until: now + 600_000, endedAt: now })
  expect(await own.allowSince({ sid: 'sign-in 0', since: 10, begunAt: now + 1 })).toBe(true)
  // A second revocation with an earlier end changes nothing: the recorded times stay, and no sign-in becomes valid
  // again.
  await own.revoke({ sids, until: now, endedAt: 0 })
  const other = createRevocations(db)
  await other.read()
  expect(sids.filter(sid => !other.isRevoked(sid, 20))).toEqual([])
  expect(await other.allowSince({ sid: 'sign-in 0', since: 10, begunAt: now })).toBe(false)
})

test('a revocation lasts until the last of all its tokens expires', () => {
  const last = { sid: 'last', accessEndsAt: Date.now() + 900_000 }
  const many = Array.from({ length: 200_000 }, (_, index) => ({ sid: `sign-in ${index % 2}`, accessEndsAt: index }))
  const { sids, until } = revocationOf([...many, last], { accessTokenSeconds: 600 })
  expect(sids).toEqual(['sign-in 0', 'sign-in 1', 'last'])
  expect(until).toBeGreaterThan(last.accessEndsAt)
})

test('a session ends after a day without use, and stays while it is in use', async () => {
  const db = await emptyStore()
  const own = createSessions({ ...localSessions, db, seal: createSeal([randomBytes(32)]) })
  const start = Date.now()
  const [token, day] = [600_000, 24 * 60 * 60 * 1000]
  mock.timers.enable({ apis: ['Date'], now: start })
  try {
    const id = await own.begin('portal', { access_token: await tokenUntil(start + token) })
    mock.timers.setTime(start + token + day - 2000)
    expect(await own.find('portal', id)).not.toBeNull()
    mock.timers.setTime(start + token + day + 2000)
    expect(await own.find('portal', id)).toBeNull()
    // The use of a session renews its token.
    await db.update(sessions).set({ accessEndsAt: start + 2 * token })
    expect(await own.find('portal', id)).not.toBeNull()
  } finally {
    mock.timers.reset()
  }
})

test('while an issuer is slow, only the first process renews a token', async () => {
  const db = await emptyStore()
  const began = Date.now()
  const answer = { access_token: await tokenUntil(began + 600_000), token_type: 'bearer', expires_in: 600 }
  const slow = createGate()
  let asked = 0
  const configuration = new Configuration(
    { issuer: 'https://issuer.example', token_endpoint: 'https://issuer.example/token' },
    'portal',
    'a secret',
  )
  configuration[customFetch] = async () => {
    asked += 1
    await slow.released
    return Response.json(answer)
  }
  const parts = { ...localSessions, db, issuer: async () => configuration, seal: createSeal([randomBytes(32)]) }
  const [one, two] = [createSessions(parts), createSessions(parts)]
  const tokens = { access_token: await tokenUntil(began + 60_000), refresh_token: 'once' }
  const session = await one.find('portal', await one.begin('portal', tokens))
  if (!session) throw new Error('There is no session')
  mock.timers.enable({ apis: ['Date'], now: began + 31_000 })
  try {
    const first = one.withFreshToken(session)
    await expect.poll(() => asked).toBe(1)
    mock.timers.setTime(began + 51_000)
    const second = two.withFreshToken(session)
    // The engine runs statements in order, so this read waits for those of the second renewal.
    await db.select().from(sessions)
    slow.release()
    const both = await Promise.all([first, second])
    expect(both.map(each => each?.accessToken)).toEqual([answer.access_token, answer.access_token])
    expect(asked).toBe(1)
  } finally {
    mock.timers.reset()
  }
})

test('a socket that opens while its sign-in ends is closed too', async () => {
  const app = Fastify()
  await readyLimits(app)
  const ended = new Set<string>()
  const [asking, account] = [createGate(), createGate()]
  const bearer = { userId: 'ada', roles: [], session: 'one', issuedAt: 1, endsAt: Date.now() + 60_000 }
  const hub = await addEvents(app, {
    settings: readSettings({}),
    readToken: async () => bearer,
    async account(userId) {
      asking.release()
      await account.released
      const nobody = { name: '', email: '', roleNames: [], companyId: '', companyName: '' }
      return { userId, ...nobody, org: 'cinderlane', access: 'granted' }
    },
    revocations: { isRevoked: sid => ended.has(sid) },
  })
  try {
    const address = await app.listen({ port: 0 })
    const socket = new WebSocket(`${address.replace('http', 'ws')}${eventsPath}?token=x`)
    const code = new Promise<number>(resolve => socket.once('close', resolve))
    // The server has already accepted the token of the socket.
    await asking.released
    ended.add('one')
    hub.endSessions(['one'])
    account.release()
    expect(await code).toBe(4401)
  } finally {
    await app.close()
  }
})
