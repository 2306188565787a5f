import { expect, test } from '@playwright/test'
import { eq, gt } from 'drizzle-orm'
import { openStore } from '../../demo/server/store/open'
import { sessions } from '../../demo/server/store/schema'
import { rawHead, rawRequest } from '../fixtures/server/raw-request'
import { startServer } from '../fixtures/server/start'
import { sameOriginHeaders } from '../fixtures/server/visitor'

const ada = 'ada.novak@cinderlane.example.com'
const day = 24 * 60 * 60 * 1000

test('on https every cookie is secure and has the prefix of a secure cookie', async () => {
  const host = 'portal.example.com'
  const server = await startServer({
    env: {
      HOST: '127.0.0.1',
      PORTAL_URL: `https://${host}`,
      EMBED_URL: 'https://intranet.example.com',
      TRUST_PROXY: 'loopback',
    },
  })
  const jar = new Map<string, string>()
  const cookies: string[] = []
  /** Sends a request as a proxy forwards it from a browser. */
  const ask = async (path: string, form?: Record<string, string>) => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const body = new URLSearchParams(form).toString()
    const type = { 'content-type': 'application/x-www-form-urlencoded', 'content-length': `${body.length}` }
    const head = rawHead(form ? 'POST' : 'GET', path, { host, accept: 'text/html', cookie, ...(form ? type : {}) })
    const answer = await rawRequest(server.port, head + body)
    for (const line of answer.cookies) {
      const [pair = ''] = line.split(';')
      jar.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1))
      cookies.push(line)
    }
    const { pathname, search } = new URL(answer.headers.location ?? '/', `https://${host}`)
    return pathname + search
  }
  try {
    const provider = await ask('/api/partners/v1/web/auth/provider')
    const form = await ask(provider)
    const back = await ask(await ask(form, { email: ada }))
    await ask(back)
    expect([...jar.keys()]).toContain('__Host-portal_session')
    expect([...jar.keys()]).toContain('__Host-_session')
    for (const line of cookies) {
      expect(line).toMatch(/^(__Host-[^;]*;.*\bpath=\/(;|$)|__Secure-)/i)
      for (const attribute of [/; secure/i, /; httponly/i, /; samesite=lax/i]) expect(line).toMatch(attribute)
      expect(line).not.toMatch(/; domain/i)
    }
  } finally {
    await server.stop()
  }
})

test('a session ends after fourteen days, even if it is in use', async () => {
  let server = await startServer({ env: { ACCESS_TOKEN_SECONDS: '2' } })
  const { dataDir, port } = server
  const visitor = await server.signIn(ada)
  const first = await visitor.token()
  await expect.poll(visitor.token, 'the token is renewed').not.toBe(first)
  const ends = Date.now() + 14 * day
  await server.stop()
  const store = await openStore(dataDir, async () => undefined)
  try {
    const rows = await store.db.select().from(sessions).where(gt(sessions.endsAt, ends))
    expect(rows, 'no end was postponed').toEqual([])
    // Simulates that fourteen days have passed.
    for (const { idHash, endsAt } of await store.db.select().from(sessions))
      await store.db
        .update(sessions)
        .set({ endsAt: endsAt - 14 * day })
        .where(eq(sessions.idHash, idHash))
  } finally {
    await store.close()
  }
  server = await startServer({ dataDir, port, env: { ACCESS_TOKEN_SECONDS: '2' } })
  try {
    const answer = await visitor.jar.fetch(`${server.url}/token`, { headers: sameOriginHeaders })
    expect(await answer.json()).toEqual({ accessToken: null, expiresAt: null })
  } finally {
    await server.stop()
  }
})
