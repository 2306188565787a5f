import { expect, test } from '@playwright/test'
import { type StartedServer, startServer } from '../fixtures/server/start'

const start = '/api/partners/v1/web/auth/provider'
let behind: StartedServer
let open: StartedServer

test.beforeAll(async () => {
  const env = { SIGN_IN_LIMIT: '2' }
  behind = await startServer({ env: { ...env, TRUST_PROXY: 'loopback' } })
  open = await startServer({ env })
})
test.afterAll(async () => {
  await behind.stop()
  await open.stop()
})

test('addresses before the one that the proxy adds are ignored', async () => {
  const found: number[] = []
  for (let index = 0; index < 21; index += 1) {
    const headers = { 'x-forwarded-for': `198.51.100.${index}, 192.0.2.1` }
    found.push((await fetch(behind.url + start, { headers, redirect: 'manual' })).status)
  }
  expect(found.slice(0, 20)).not.toContain(429)
  expect(found.at(-1)).toBe(429)
})

test('forwarded headers change neither the host nor the protocol', async () => {
  const headers = {
    'x-forwarded-host': 'evil.example',
    'x-forwarded-proto': 'https',
    'x-forwarded-port': '1',
    forwarded: 'host=evil.example;proto=https',
    'x-forwarded-for': '192.0.2.2',
  }
  for (const { url } of [behind, open]) {
    const described = await fetch(`${url}/oidc/.well-known/openid-configuration`, { headers })
    expect(await described.text()).not.toContain('evil.example')
    const asked = await fetch(url + start, { headers, redirect: 'manual' })
    expect(asked.headers.get('location')).toContain(encodeURIComponent(url))
    for (const answer of [described, asked]) expect(`${[...answer.headers]}`).not.toContain('evil.example')
    // Cookies of secure addresses begin with this prefix (RFC 6265bis, section 4.1.3). Random values may contain it
    // elsewhere.
    for (const cookie of asked.headers.getSetCookie()) expect(cookie).not.toMatch(/^__/)
  }
})
