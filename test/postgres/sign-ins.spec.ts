import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from '@playwright/test'
import { eq } from 'drizzle-orm'
import { Client } from 'pg'
import { rotate } from '../../demo/server/sign-in/reseal'
import { createRevocations } from '../../demo/server/sign-in/revocations'
import { openTokens, sealTokens } from '../../demo/server/sign-in/token-columns'
import { openStore } from '../../demo/server/store/open'
import { endedSessions, sessions } from '../../demo/server/store/schema'
import { createSeal } from '../../demo/server/store/seal'
import { listen } from '../fixtures/server/listen'
import { findPostgres, noPostgres, startPostgres } from '../fixtures/server/postgres'
import { startServer, temporaryDirectory } from '../fixtures/server/start'
import { argumentsOf } from '../run/compiled'

const run = promisify(execFile)
const programs = findPostgres() ?? ''
const email = 'ada.novak@cinderlane.example.com'

test.skip(programs === '', noPostgres)

test('rotating the keys keeps a token that is renewed meanwhile', async () => {
  const postgres = await startPostgres(programs)
  const renewing = new Client({ connectionString: postgres.url })
  try {
    const key = randomBytes(32)
    const server = await startServer({ env: { DATABASE_URL: postgres.url, SECRETS_KEY: key.toString('base64') } })
    await server.signIn(email)
    await server.stop()
    const seal = createSeal([key])
    const store = await openStore(postgres.url, async () => undefined)
    const [row] = await store.db.select().from(sessions)
    if (!row) throw new Error('nobody is signed in')
    const { accessToken } = sealTokens(seal, row.idHash, { accessToken: 'renewed', refreshToken: null, idToken: null })
    await renewing.connect()
    await renewing.query('begin')
    await renewing.query('update sessions set access_token = $1 where id_hash = $2', [accessToken, row.idHash])
    const rotated = rotate(store.db, seal, { accessTokenSeconds: 600 })
    const waiting = "select 1 from pg_stat_activity where wait_event_type = 'Lock'"
    await expect.poll(async () => (await renewing.query(waiting)).rowCount, 'the rotation waits for the row').toBe(1)
    await renewing.query('commit')
    expect(await rotated).toBe(0)
    const [after] = await store.db.select().from(sessions).where(eq(sessions.idHash, row.idHash))
    expect(after && openTokens(seal, row.idHash, after).accessToken).toBe('renewed')
    await store.close()
  } finally {
    await renewing.end()
    await postgres.stop()
  }
})

test('a sign-out with a lost message still ends tokens and sockets in the other process', async () => {
  const postgres = await startPostgres(programs)
  const silent = new Client({ connectionString: postgres.url })
  try {
    const server = await startServer({ env: { DATABASE_URL: postgres.url } })
    const ada = await server.signIn(email)
    const token = await ada.token()
    const socket = listen(server, token)
    await socket.opened
    await silent.connect()
    const { rows } = await silent.query('select sid from sessions')
    const until = Date.now() + 3_600_000
    await silent.query('insert into ended_sessions (sid, until, since, ended_at) values ($1, $2, null, $3)', [
      rows[0].sid,
      until,
      Date.now(),
    ])
    expect(await socket.ended).toBe(4401)
    const me = await fetch(`${server.url}/api/main/v1/users/me`, { headers: { authorization: `Bearer ${token}` } })
    expect(me.status).toBe(401)
    await server.stop()
  } finally {
    await silent.end()
    await postgres.stop()
  }
})

test('a dump that is restored as the README says ends sign-ins that were ended after the dump', async () => {
  const postgres = await startPostgres(programs)
  try {
    const dump = join(await temporaryDirectory(), 'reeldock.dump')
    const env = { DATABASE_URL: postgres.url, SECRETS_KEY: randomBytes(32).toString('base64') }
    const program = (name: string, ...args: string[]) => run(join(programs, name), args)
    const first = await startServer({ env })
    const ada = await first.signIn(email)
    expect((await ada.call('GET', '/api/main/v1/users/me')).status).toBe(200)
    const token = await ada.token()
    await program('pg_dump', '--format=custom', `--file=${dump}`, postgres.url)
    await first.stop()
    await program('pg_restore', '--clean', '--if-exists', `--dbname=${postgres.url}`, dump)
    const ended = await run(process.execPath, argumentsOf('demo/server/end-sessions.ts'), {
      env: { ...process.env, NODE_ENV: '', ...env },
    })
    expect(ended.stdout).toContain('Sign-ins ended: 1')
    const second = await startServer({ env, port: first.port })
    expect(await ada.token()).toBe(null)
    const me = await fetch(`${second.url}/api/main/v1/users/me`, { headers: { authorization: `Bearer ${token}` } })
    expect(me.status).toBe(401)
    await second.stop()
  } finally {
    await postgres.stop()
  }
})

test('a read of ended sign-ins does not restore one that ends meanwhile', async () => {
  const postgres = await startPostgres(programs)
  const other = new Client({ connectionString: postgres.url })
  try {
    const store = await openStore(postgres.url, async () => undefined)
    const revocations = createRevocations(store.db)
    const until = Date.now() + 3_600_000
    await store.db.insert(endedSessions).values([
      { sid: 'told', until, since: 100, endedAt: 1 },
      { sid: 'own', until, since: 100, endedAt: 1 },
    ])
    await revocations.read()
    expect(revocations.isRevoked('told', 200)).toBe(false)

    const reading = revocations.read()
    revocations.apply({ sids: ['told'], until, endedAt: Date.now() })
    await reading
    expect(revocations.isRevoked('told', 200), 'ended by a message during the query').toBe(true)

    await other.connect()
    await other.query("begin; select 1 from ended_sessions where sid = 'own' for update")
    const revoking = revocations.revoke({ sids: ['own'], until, endedAt: Date.now() })
    await revocations.read()
    expect(revocations.isRevoked('own', 200), 'ended here while its row is still written').toBe(true)
    await other.query('commit')
    await revoking
    await store.close()
  } finally {
    await other.end()
    await postgres.stop()
  }
})
