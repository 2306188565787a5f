import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from '@playwright/test'
import { exportJWK, exportSPKI, generateKeyPair, importJWK, type JWK, SignJWT } from 'jose'
import { listen } from '../fixtures/server/listen'
import { audience, type SigningIssuer, startSigningIssuer } from '../fixtures/server/signing-issuer'
import { type StartedServer, startServer } from '../fixtures/server/start'

let issuer: SigningIssuer
let server: StartedServer

const settings = (more: Record<string, string> = {}) => ({
  OIDC_ISSUER: issuer.issuer,
  OIDC_CLIENT_ID: 'portal',
  OIDC_CLIENT_SECRET: '5rC2nVYy8dJkPq0TzX4uWm7EaHsLf3Gb',
  OIDC_ACCOUNT_CLAIM: 'email',
  ...more,
})

test.beforeAll(async () => {
  issuer = await startSigningIssuer()
  server = await startServer({ env: settings() })
})
test.afterAll(async () => {
  await server.stop()
  await issuer.stop()
})

const ask = (token: string, at = server) =>
  fetch(`${at.url}/api/main/v1/users/me`, { headers: { authorization: `Bearer ${token}` } })
const seconds = () => Math.floor(Date.now() / 1000)

test('a valid token is accepted; tokens with a wrong claim or type are refused', async () => {
  expect((await ask(await issuer.sign())).status).toBe(200)
  const wrong: [string, Record<string, unknown>, { typ?: string }?][] = [
    ['of another issuer', { iss: 'http://localhost:1' }],
    ['not valid yet', { nbf: seconds() + 60 }],
    ['without an end', { exp: undefined }],
    ['without a user', { sub: undefined }],
    ['with an unproved address', { email_verified: false }],
    ['with an address that no claim calls proved', { email_verified: undefined }],
    ['with an address that a text calls proved', { email_verified: 'true' }],
    ['with an invalid address', { email: 'a\0b@cinderlane.example.com' }],
    ['of the type of a plain JWT', {}, { typ: 'JWT' }],
    ['without a type', {}, {}],
    ['for another API', { aud: 'urn:another:api' }],
    ['for several others', { aud: ['urn:another:api', 'portal', `${audience}:more`] }],
    ['without an audience', { aud: undefined }],
    ['with an empty audience', { aud: '' }],
    ['an ID token', { aud: [audience, 'portal'], nonce: 'n', at_hash: 'h' }, { typ: 'JWT' }],
  ]
  for (const [what, claims, header] of wrong)
    expect((await ask(await issuer.sign(claims, header))).status, what).toBe(401)
})

/** Returns valid claims. */
const validClaims = () => ({
  iss: issuer.issuer,
  aud: audience,
  sub: 'foreign|42',
  exp: seconds() + 60,
  email: 'ada.novak@cinderlane.example.com',
  email_verified: true,
})

test('clocks may differ by half a minute at most', async () => {
  expect((await ask(await issuer.sign({ exp: seconds() - 20 }))).status).toBe(200)
  expect((await ask(await issuer.sign({ exp: seconds() - 40 }))).status).toBe(401)
  expect((await ask(await issuer.sign({ nbf: seconds() + 20 }))).status).toBe(200)
  const refused = await startServer({ env: settings({ OIDC_CLOCK_SKEW: '31' }) }).catch((cause: Error) => cause.message)
  expect(refused).toContain('OIDC_CLOCK_SKEW must be a whole number from 1 to 30')
})

test('tokens signed with an unknown key or a shared secret are refused', async () => {
  const { privateKey } = await generateKeyPair('RS256')
  const claims = validClaims()
  expect((await ask(await issuer.sign(claims))).status, 'signed by the issuer').toBe(200)
  const foreign = new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: 'one', typ: 'at+jwt' })
  expect((await ask(await foreign.sign(privateKey))).status).toBe(401)
  const shared = new SignJWT(claims).setProtectedHeader({ alg: 'HS256', kid: 'one', typ: 'at+jwt' })
  expect((await ask(await shared.sign(new TextEncoder().encode('5rC2nVYy8dJkPq0TzX4uWm7EaHsLf3Gb')))).status).toBe(401)
  const unknown = new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: 'two', typ: 'at+jwt' })
  expect((await ask(await unknown.sign(privateKey))).status).toBe(401)
  const [jwk] = ((await (await fetch(`${issuer.issuer}/jwks`)).json()) as { keys: JWK[] }).keys
  const published = await exportSPKI((await importJWK(jwk ?? {}, 'RS256', { extractable: true })) as CryptoKey)
  for (const known of [published, JSON.stringify(jwk), `${jwk?.n}`])
    expect((await ask(await shared.sign(new TextEncoder().encode(known)))).status, 'the public key as a secret').toBe(
      401,
    )
  const none = [{ alg: 'none', typ: 'at+jwt' }, claims].map(part =>
    Buffer.from(JSON.stringify(part)).toString('base64url'),
  )
  expect((await ask(`${none.join('.')}.`)).status).toBe(401)
})

test('a token that was changed after signing is refused', async () => {
  const [head = '', claims = '', signature = ''] = (await issuer.sign()).split('.')
  expect((await ask([head, claims, signature].join('.'))).status).toBe(200)
  const decoded = JSON.parse(Buffer.from(claims, 'base64url').toString())
  const others = { email: 'sam.osei@firstreel.example.com', exp: seconds() + 3600, roles: ['reviewer'] }
  for (const [name, value] of Object.entries(others)) {
    const changed = Buffer.from(JSON.stringify({ ...decoded, [name]: value })).toString('base64url')
    expect((await ask([head, changed, signature].join('.'))).status, name).toBe(401)
  }
  expect((await ask([head, claims, ''].join('.'))).status, 'without a signature').toBe(401)
  expect((await ask([head, claims].join('.'))).status, 'without a part for a signature').toBe(401)
})

test('a setting can accept tokens without a type, but never ID tokens', async () => {
  const lenient = await startServer({ env: settings({ OIDC_TOKEN_TYPE: 'jwt' }) })
  try {
    expect((await ask(await issuer.sign({}, { typ: 'JWT' }), lenient)).status).toBe(200)
    expect((await ask(await issuer.sign({}, {}), lenient)).status).toBe(200)
    for (const claims of [{ nonce: 'n' }, { at_hash: 'h' }, { c_hash: 'h' }, { typ: 'ID' }])
      expect((await ask(await issuer.sign(claims, { typ: 'JWT' }), lenient)).status).toBe(401)
  } finally {
    await lenient.stop()
  }
})

test('a token that is valid for months opens a socket that stays', async () => {
  const token = await issuer.sign({ exp: seconds() + 60 * 24 * 60 * 60 })
  const socket = listen(server, token)
  await socket.opened
  expect(await Promise.race([socket.ended, ask(token).then(({ status }) => status)])).toBe(200)
  socket.close()
})

test('a key inside a token is refused, and its address is not requested', async () => {
  const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true })
  const jwk = { ...(await exportJWK(publicKey)), kid: 'brought', alg: 'RS256' }
  const asked: string[] = []
  const elsewhere = createServer((request, response) => {
    asked.push(`${request.url}`)
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ keys: [jwk] }))
  }).listen(0, '127.0.0.1')
  await once(elsewhere, 'listening')
  const there = `http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}/keys`
  for (const brought of [{ jwk }, { jku: there }, { x5u: there }])
    for (const kid of [{}, { kid: 'one' }, { kid: 'brought' }]) {
      const header = { alg: 'RS256', typ: 'at+jwt', ...kid, ...brought }
      const token = await new SignJWT(validClaims()).setProtectedHeader(header).sign(privateKey)
      expect((await ask(token)).status, JSON.stringify(header).slice(0, 80)).toBe(401)
    }
  elsewhere.close()
  expect(asked).toEqual([])
})

for (const metadata of ['another', 'elsewhere'] as const) {
  test(`an issuer with metadata of another issuer is refused (${metadata})`, async () => {
    const liar = await startSigningIssuer({ metadata })
    const misled = await startServer({ env: settings({ OIDC_ISSUER: liar.issuer }) })
    try {
      expect((await ask(await liar.sign(), misled)).status).toBe(503)
      const start = `${misled.url}/api/partners/v1/web/auth/provider`
      expect((await fetch(start, { redirect: 'manual' })).status).toBe(503)
    } finally {
      await misled.stop()
      await liar.stop()
    }
  })
}

for (const what of ['all', 'keys'] as const) {
  test(`an issuer that does not respond is a 503 and not a sign-out (${what})`, async () => {
    const token = await issuer.sign()
    const fresh = await startServer({ env: settings() })
    issuer.away(what)
    try {
      const answer = await ask(token, fresh)
      expect(answer.status).toBe(503)
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
      expect(await answer.json()).toMatchObject({ errors: [{ code: 'sign_in_unavailable' }] })
      expect(await listen(fresh, token).ended).toBe(503)
      expect((await ask(token)).status, 'with keys that were read before').toBe(200)
      issuer.away('nothing')
      expect((await ask(token, fresh)).status).toBe(200)
    } finally {
      issuer.away('nothing')
      await fresh.stop()
    }
  })
}
