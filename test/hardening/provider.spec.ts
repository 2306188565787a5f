import { createHash, randomBytes } from 'node:crypto'
import { expect, test } from '@playwright/test'
import { decodeJwt } from 'jose'
import { openStore } from '../../demo/server/store/open'
import { createSeal } from '../../demo/server/store/seal'
import { sealKeys } from '../../demo/server/store/seal-keys'
import { loadSecrets } from '../../demo/server/store/secrets'
import { CookieJar } from '../fixtures/server/cookie-jar'
import { type StartedServer, startServer } from '../fixtures/server/start'

const ada = 'ada.novak@cinderlane.example.com'
let server: StartedServer
/** The client secret of the portal at the provider. */
let secret = ''

test.beforeAll(async () => {
  const made = await startServer()
  const { dataDir, port } = made
  await made.stop()
  const store = await openStore(dataDir, async () => undefined)
  const seal = createSeal(await sealKeys({ secretsKeys: [], dataDir }))
  secret = (await loadSecrets(store.db, seal)).clientSecrets.portal
  await store.close()
  server = await startServer({ dataDir, port })
})
test.afterAll(() => server.stop())

const verifier = randomBytes(32).toString('base64url')
const challenge = createHash('sha256').update(verifier).digest('base64url')
const callback = () => `${server.url}/api/partners/v1/web/auth/callback`

function authorization(changes: Record<string, string> = {}): string {
  const query = new URLSearchParams({
    client_id: 'portal',
    response_type: 'code',
    redirect_uri: callback(),
    scope: 'openid offline_access',
    state: 'of-this-test',
    nonce: 'of-this-test',
    code_challenge: challenge,
    code_challenge_method: 'S256',
    ...changes,
  })
  for (const [name, value] of [...query]) if (value === '') query.delete(name)
  return `${server.url}/oidc/auth?${query}`
}

/** Signs in at the provider only, and returns the code of the callback. */
async function code(): Promise<string> {
  const jar = new CookieJar()
  const form = await jar.navigate(authorization())
  const sent = await jar.fetch(form.url, { method: 'POST', body: new URLSearchParams({ email: ada }) })
  const resumed = await jar.fetch(sent.headers.get('location') ?? '')
  return new URL(resumed.headers.get('location') ?? '').searchParams.get('code') ?? ''
}

async function ask(form: Record<string, string>, password: string | null = secret) {
  const authorization = `Basic ${Buffer.from(`portal:${password}`).toString('base64')}`
  const answer = await fetch(`${server.url}/oidc/token`, {
    method: 'POST',
    headers: password === null ? {} : { authorization },
    body: new URLSearchParams(form),
  })
  return { status: answer.status, body: (await answer.json()) as Record<string, string> }
}

const grant = (changes: Record<string, string>) => ({
  grant_type: 'authorization_code',
  redirect_uri: callback(),
  code_verifier: verifier,
  ...changes,
})

test('the provider redirects only to the registered address', async () => {
  for (const address of [
    `${callback()}/`,
    `${callback()}?a=b`,
    `${callback()}2`,
    `${server.embedUrl}/callback`,
    'https://evil.example/',
  ]) {
    const answer = await fetch(authorization({ redirect_uri: address }), { redirect: 'manual' })
    expect([answer.status, answer.headers.get('location')], address).toEqual([400, null])
  }
})

test('the provider supports only the code flow with PKCE', async () => {
  const refused: [Record<string, string>, string][] = [
    [{ response_type: 'token' }, 'unsupported_response_type'],
    [{ response_type: 'id_token' }, 'invalid_request'],
    [{ response_type: 'code id_token' }, 'invalid_request'],
    [{ code_challenge: '', code_challenge_method: '' }, 'invalid_request'],
    [{ code_challenge_method: 'plain' }, 'invalid_request'],
  ]
  for (const [changes, error] of refused) {
    const answer = await fetch(authorization(changes), { redirect: 'manual' })
    expect(answer.headers.get('location'), JSON.stringify(changes)).toContain(`error=${error}`)
  }
  for (const grant_type of ['password', 'client_credentials', 'urn:ietf:params:oauth:grant-type:device_code'])
    expect(await ask({ grant_type, username: ada, password: 'x' }), grant_type).toMatchObject({ status: 400 })
})

test('a code is valid once, with its verifier; a second use revokes its tokens', async () => {
  const issued = await code()
  for (const wrong of [{ code_verifier: '' }, { code_verifier: 'x'.repeat(43) }, { redirect_uri: `${callback()}/` }])
    expect(await ask(grant({ code: issued, ...wrong })), JSON.stringify(wrong)).toMatchObject({ status: 400 })
  const first = await ask(grant({ code: issued }))
  expect(first.status).toBe(200)
  const refresh = { grant_type: 'refresh_token', refresh_token: first.body.refresh_token ?? '' }
  expect(await ask(refresh)).toMatchObject({ status: 200 })
  expect(await ask(grant({ code: issued }))).toMatchObject({ status: 400, body: { error: 'invalid_grant' } })
  expect(await ask(refresh)).toMatchObject({ status: 400, body: { error: 'invalid_grant' } })
})

test('a request that is too long for a sign-in is refused before it is stored', async () => {
  const long = 'x'.repeat(5000)
  expect((await fetch(authorization({ ui_locales: long }), { redirect: 'manual' })).status).toBe(414)
  expect((await fetch(`${server.url}/oidc/auth`, { method: 'POST', body: long })).status).toBe(413)
  const stream = new Blob([long]).stream()
  const chunked = await fetch(`${server.url}/oidc/token`, {
    method: 'POST',
    body: stream,
    duplex: 'half',
  } as RequestInit)
  expect(chunked.status).toBe(413)
})

test('tokens name their audience and their user', async () => {
  const { body } = await ask(grant({ code: await code() }))
  expect(decodeJwt(body.access_token ?? '')).toMatchObject({ aud: 'urn:reeldock:api', sub: 'ada.novak' })
  expect(decodeJwt(body.id_token ?? '')).toMatchObject({ aud: 'portal', sub: 'ada.novak', nonce: 'of-this-test' })
})

test('clients must authenticate, and none can be registered', async () => {
  const issued = await code()
  expect((await ask(grant({ code: issued, client_id: 'portal' }), null)).status).toBe(401)
  expect((await ask(grant({ code: issued }), 'a guess')).status).toBe(401)
  for (const path of ['reg', 'session/end', 'me', 'token/introspection', 'device/auth', 'request', 'backchannel'])
    expect((await fetch(`${server.url}/oidc/${path}`, { method: 'POST' })).status, path).toBe(404)
})
