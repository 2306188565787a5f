import { randomBytes } from 'node:crypto'
import { expect, test } from '@playwright/test'
import { readSettings } from '../../demo/server/settings'
import { localIssuer, production, realIssuer, refusal, sites } from '../fixtures/server/settings'
import { StartFailed, startServer } from '../fixtures/server/start'

test('the demonstration needs no variables, and production is never a demonstration', () => {
  expect(readSettings({})).toMatchObject({ demonstration: true, issuer: null, environment: 'staging' })
  const settings = readSettings(production)
  expect(settings).toMatchObject({ demonstration: false, environment: 'demonstration data', reviewerRole: 'reviewer' })
  expect(readSettings({ ...production, ENVIRONMENT: '', NODE_ENV: 'production' }).demonstration).toBe(false)
  expect(readSettings(localIssuer), 'beside an issuer of this machine').toMatchObject({
    demonstration: false,
    production: false,
  })
})

// A file of variables written on Windows has an additional character at the end of each line.
for (const name of ['ENVIRONMENT', 'NODE_ENV'])
  for (const value of ['production', 'Production', 'prod', 'production\r', ' production '])
    test(`${name}=${JSON.stringify(value)} without an issuer is refused, and says what to do`, () => {
      const sentence = refusal({ [name]: value })
      for (const text of ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'no passwords']) expect(sentence).toContain(text)
    })

// Deployments use many names for production, so an unknown name is not taken for a demonstration.
for (const name of ['ENVIRONMENT', 'NODE_ENV'])
  for (const value of ['live', 'prd', 'production-eu', 'main', 'production;', 'no production'])
    test(`${name}=${value} without an issuer is refused too`, () => {
      expect(refusal({ [name]: value })).toContain('OIDC_ISSUER')
      expect(refusal({ ...realIssuer, ...sites, [name]: value }), 'with an issuer').toBe(null)
      expect(refusal({ ...localIssuer, [name]: value }), 'as strict as production').toContain('OIDC_ISSUER')
    })

for (const value of ['', 'development', 'Test', 'staging', ' demo', 'local\r'])
  test(`ENVIRONMENT=${JSON.stringify(value)} is a demonstration`, () => {
    expect(readSettings({ ENVIRONMENT: value }).demonstration).toBe(true)
  })

test('a process with invalid settings exits with a sentence and without a stack trace', async () => {
  const env = { NODE_ENV: 'production' }
  const refused = await startServer({ dataDir: '/nowhere', env }).catch((cause: unknown) => cause)
  expect(refused).toBeInstanceOf(StartFailed)
  expect((refused as StartFailed).code).toBe(1)
  expect((refused as StartFailed).message).toContain('Production needs a sign-in provider')
  expect((refused as StartFailed).message).not.toContain('    at ')
})

test('the two sites must have different host names in production', () => {
  const one = { PORTAL_URL: 'https://reeldock.example.com', EMBED_URL: 'https://reeldock.example.com:8443' }
  expect(refusal({ ...production, ...one })).toContain('PORTAL_URL and EMBED_URL')
  expect(refusal({ ...localIssuer, ...one, TRUST_PROXY: 'loopback' })).toBeNull()
})

test('other origins may call the API over https only, except this machine outside production', () => {
  for (const origin of [
    'http://host.example',
    'http://localhost:3000',
    'http://127.0.0.1',
    'host.example',
    '*',
    'null',
  ])
    expect(refusal({ ...production, CORS_ORIGINS: `https://good.example, ${origin}` }), origin).toContain(
      'CORS_ORIGINS',
    )
  const sentence = refusal({ ...production, CORS_ORIGINS: 'http://host.example' })
  expect(sentence).toContain('http://host.example, where tokens would be sent unencrypted')
  expect(readSettings({ CORS_ORIGINS: 'http://localhost:3000' }).origins).toEqual(['http://localhost:3000'])
  const named = { ...production, CORS_ORIGINS: 'https://host.example/, https://Second.example:8443 ,' }
  expect(readSettings(named).origins).toEqual(['https://host.example', 'https://second.example:8443'])
})

// The name of the environment does not matter: accounts of an issuer elsewhere are real people.
for (const variables of [{}, { ENVIRONMENT: 'staging' }, { NODE_ENV: 'test' }])
  test(`an issuer on another machine makes the settings as strict as production: ${JSON.stringify(variables)}`, () => {
    const env = { ...realIssuer, ...sites, ...variables }
    expect(readSettings(env).production).toBe(true)
    expect(refusal({ ...env, PORTAL_URL: 'http://localhost:4000' })).toContain('PORTAL_URL')
    expect(refusal({ ...env, EMBED_URL: 'https://portal.example.com:8443' })).toContain('PORTAL_URL and EMBED_URL')
    const database = 'postgres://a:x4Kd9QvT1sZbM0eW@db.example.com/r'
    expect(refusal({ ...env, SECRETS_KEY: randomBytes(32).toString('base64'), DATABASE_URL: database })).toContain(
      'verify-full',
    )
    expect(refusal({ ...env, DATABASE_URL: `${database}?sslmode=verify-full` })).toContain('SECRETS_KEY')
    expect(refusal({ ...env, OIDC_ISSUER: 'http://127.0.0.1.example.com' })).toContain('OIDC_ISSUER')
  })

test('a host name with a trailing dot is the same host', () => {
  const one = { PORTAL_URL: 'https://reeldock.example.com', EMBED_URL: 'https://Reeldock.example.com.' }
  expect(refusal({ ...production, ...one })).toContain('PORTAL_URL and EMBED_URL')
  expect(readSettings({ PORTAL_URL: 'http://localhost.:4000' }).portalUrl).toBe('http://localhost:4000')
})

test('a remote database without TLS is refused in production', () => {
  const refusalOf = (DATABASE_URL: string) => {
    const SECRETS_KEY = randomBytes(32).toString('base64')
    return refusal({ ...production, SECRETS_KEY, DATABASE_URL })
  }
  const elsewhere = 'postgres://a:x4Kd9QvT1sZbM0eW@db.example.com/r'
  for (const url of [
    elsewhere,
    `${elsewhere}?sslmode=require`,
    // The driver reads these as another host, and uses the last of two modes.
    'postgres://a:b@localhost/r?host=db.example.com',
    'postgres://a:b@/r?host=db.example.com',
    `${elsewhere}?sslmode=verify-full&sslmode=disable`,
    `${elsewhere}?sslmode=verify-full&sslmode=no-verify`,
    'postgres://a:b@127.example.com/r',
    `${elsewhere}?sslmode=verify-full&sslrootcert=/nowhere`,
  ])
    expect(refusalOf(url), url).toContain('DATABASE_URL')
  for (const url of [
    `${elsewhere}?sslmode=verify-full`,
    `${elsewhere}?sslmode=disable&sslmode=verify-full`,
    'postgres://a:b@localhost/r',
    'postgres://a:b@[::1]/r',
    `postgres://a:b@/r?host=${encodeURIComponent('/run/postgresql')}`,
  ])
    expect(refusalOf(url), url).toBeNull()
  expect(refusalOf('postgres://a:b@db.example.com/r'), 'the password').not.toContain('a:b')
})

test('a public address without TLS is refused; this machine needs none outside production', () => {
  for (const name of ['PORTAL_URL', 'EMBED_URL', 'OIDC_ISSUER']) {
    expect(refusal({ ...localIssuer, [name]: 'http://portal.example.com' }), name).toContain(name)
    expect(refusal({ ...localIssuer, [name]: 'ftp://localhost' }), name).toContain(name)
    expect(refusal({ ...localIssuer, [name]: 'nothing' }), name).toContain(name)
    for (const here of ['http://localhost:4000', 'http://127.0.0.1:4000', 'http://[::1]:4000', 'https://localhost']) {
      expect(refusal({ ...localIssuer, [name]: here }), `${name} ${here}`).toBeNull()
    }
    expect(refusal({ ...production, [name]: 'http://localhost:4000' }), name).toContain(name)
    expect(refusal({ ...production, [name]: 'http://localhost.example.com' }), name).toContain(name)
  }
  const { PORTAL_URL: _without, ...rest } = production
  expect(refusal(rest)).toContain('PORTAL_URL')
})
