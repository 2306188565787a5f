import { randomBytes } from 'node:crypto'
import { expect, test } from '@playwright/test'
import { BadSetting } from '../../demo/server/bad-setting'
import { checkSecret, readSettings } from '../../demo/server/settings'
import { StartFailed, startServer } from '../fixtures/server/start'

const good = '5rC2nVYy8dJkPq0TzX4uWm7EaHsLf3Gb'
const real = { OIDC_ISSUER: 'https://sign-in.example.com', OIDC_CLIENT_ID: 'portal', OIDC_CLIENT_SECRET: good }
const sites = { PORTAL_URL: 'https://portal.example.com', EMBED_URL: 'https://intranet.example.com' }
const production = { ...real, ...sites, ENVIRONMENT: 'production' }
/** An issuer that runs beside, while developing. */
const near = { ...real, OIDC_ISSUER: 'http://localhost:8080' }

/** Why these variables are refused; null when they are taken. */
function refusal(env: Record<string, string>): string | null {
  try {
    readSettings(env)
    return null
  } catch (cause) {
    if (cause instanceof BadSetting) return cause.message
    throw cause
  }
}

test('the demonstration needs no variable, and production is closed to it', () => {
  expect(readSettings({})).toMatchObject({ demonstration: true, issuer: null, environment: 'staging' })
  const settings = readSettings(production)
  expect(settings).toMatchObject({ demonstration: false, environment: 'production', reviewerRole: 'reviewer' })
  expect(readSettings({ ...production, ENVIRONMENT: '', NODE_ENV: 'production' }).demonstration).toBe(false)
  expect(readSettings(near), 'beside an issuer of this machine').toMatchObject({
    demonstration: false,
    production: false,
  })
})

// A file of variables that was written on Windows ends its lines with one sign more.
for (const name of ['ENVIRONMENT', 'NODE_ENV'])
  for (const value of ['production', 'Production', 'prod', 'production\r', ' production '])
    test(`${name}=${JSON.stringify(value)} without an issuer is refused, and says what to do`, () => {
      const said = refusal({ [name]: value })
      for (const word of ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'no passwords']) expect(said).toContain(word)
    })

// Everybody has another word for it: what nobody knows as harmless is not taken for a demonstration.
for (const name of ['ENVIRONMENT', 'NODE_ENV'])
  for (const value of ['live', 'prd', 'production-eu', 'main', 'production;', 'no production'])
    test(`${name}=${value} without an issuer is refused too`, () => {
      expect(refusal({ [name]: value })).toContain('OIDC_ISSUER')
      expect(refusal({ ...real, ...sites, [name]: value }), 'with one').toBe(null)
      expect(refusal({ ...near, [name]: value }), 'as strict as production').toContain('OIDC_ISSUER')
    })

for (const value of ['', 'development', 'Test', 'staging', ' demo', 'local\r'])
  test(`ENVIRONMENT=${JSON.stringify(value)} is a demonstration`, () => {
    expect(readSettings({ ENVIRONMENT: value }).demonstration).toBe(true)
  })

test('a proxy is named by its address, or by its network', () => {
  for (const value of ['10.0.0.7', '10.0.0.0/8', '::1', 'fd00::/8, loopback', '10.0.0.0/32', 'fd00::1/128'])
    expect(refusal({ TRUST_PROXY: value }), value).toBe(null)
  for (const value of [
    'true',
    '1',
    '*',
    '10.0.0.0/33',
    '10.0.0.0/abc',
    '10.0.0.0/0',
    '::1/129',
    '10.0.0.0/8/9',
    '10.0.0.0/',
  ])
    expect(refusal({ TRUST_PROXY: value }), value).toContain('TRUST_PROXY')
})

test('a process that is refused ends with the sentence, and without a stack', async () => {
  const env = { NODE_ENV: 'production' }
  const refused = await startServer({ dataDir: '/nowhere', env }).catch((cause: unknown) => cause)
  expect(refused).toBeInstanceOf(StartFailed)
  expect((refused as StartFailed).code).toBe(1)
  expect((refused as StartFailed).message).toContain('Production needs a sign-in provider')
  expect((refused as StartFailed).message).not.toContain('    at ')
})

for (const weak of [
  '',
  'short',
  good.slice(1),
  'x'.repeat(64),
  'abab'.repeat(16),
  'changeme-changeme-changeme-changeme',
  'secret-secret-secret-secret-secret-secret',
  'reeldock-portal-client-secret-default-password',
  '01234567890123456789012345678901',
])
  test(`a weak secret is refused by its name alone: ${JSON.stringify(weak)}`, () => {
    for (const name of ['OIDC_CLIENT_SECRET', 'OIDC_INTRANET_CLIENT_SECRET']) {
      const said = refusal({
        ...production,
        OIDC_INTRANET_CLIENT_ID: 'intranet',
        OIDC_INTRANET_CLIENT_SECRET: good,
        [name]: weak,
      })
      expect(said).toContain(name)
      if (weak) expect(said).not.toContain(weak)
    }
  })

test('a secret of chance is taken, in any alphabet', () => {
  for (const secret of [good, 'b0c4a1f7d92e4e558a7136c2d9f00b3e', 'AI+0mR9pYzXw2kQ7vN5t3LcUe8hJ6sDf1gBoKqTxVyE='])
    checkSecret('A_SECRET', secret)
})

test('the two sites have host names of their own in production', () => {
  const one = { PORTAL_URL: 'https://reeldock.example.com', EMBED_URL: 'https://reeldock.example.com:8443' }
  expect(refusal({ ...production, ...one })).toContain('PORTAL_URL and EMBED_URL')
  expect(refusal({ ...near, ...one })).toBeNull()
})

// Nobody needs to name it production: whoever signs in elsewhere is somebody.
for (const word of [{}, { ENVIRONMENT: 'staging' }, { NODE_ENV: 'test' }])
  test(`an issuer on another machine makes it as strict as production: ${JSON.stringify(word)}`, () => {
    const env = { ...real, ...sites, ...word }
    expect(readSettings(env).production).toBe(true)
    expect(refusal({ ...env, PORTAL_URL: 'http://localhost:4000' })).toContain('PORTAL_URL')
    expect(refusal({ ...env, EMBED_URL: 'https://portal.example.com:8443' })).toContain('PORTAL_URL and EMBED_URL')
    const database = 'postgres://a:b@db.example.com/r'
    expect(refusal({ ...env, SECRETS_KEY: randomBytes(32).toString('base64'), DATABASE_URL: database })).toContain(
      'verify-full',
    )
    expect(refusal({ ...env, DATABASE_URL: `${database}?sslmode=verify-full` })).toContain('SECRETS_KEY')
    expect(refusal({ ...env, OIDC_ISSUER: 'http://127.0.0.1.example.com' })).toContain('OIDC_ISSUER')
  })

test('an audience that is named empty is not left out: tokens for others would count', () => {
  for (const OIDC_AUDIENCE of ['', ' ', '\r'])
    expect(readSettings({ ...near, OIDC_AUDIENCE }).audience).toBe('urn:reeldock:api')
})

test('a database elsewhere without TLS is refused in production', () => {
  const at = (DATABASE_URL: string) => {
    const SECRETS_KEY = randomBytes(32).toString('base64')
    return refusal({ ...production, SECRETS_KEY, DATABASE_URL })
  }
  const elsewhere = 'postgres://a:b@db.example.com/r'
  for (const url of [
    elsewhere,
    `${elsewhere}?sslmode=require`,
    // As the driver reads them: another host, and of two modes the last.
    'postgres://a:b@localhost/r?host=db.example.com',
    'postgres://a:b@/r?host=db.example.com',
    `${elsewhere}?sslmode=verify-full&sslmode=disable`,
    `${elsewhere}?sslmode=verify-full&sslmode=no-verify`,
    'postgres://a:b@127.example.com/r',
    `${elsewhere}?sslmode=verify-full&sslrootcert=/nowhere`,
  ])
    expect(at(url), url).toContain('DATABASE_URL')
  for (const url of [
    `${elsewhere}?sslmode=verify-full`,
    `${elsewhere}?sslmode=disable&sslmode=verify-full`,
    'postgres://a:b@localhost/r',
    'postgres://a:b@[::1]/r',
    `postgres://a:b@/r?host=${encodeURIComponent('/run/postgresql')}`,
  ])
    expect(at(url), url).toBeNull()
  expect(at('postgres://a:b@db.example.com/r'), 'the password').not.toContain('a:b')
})

test('a public address without TLS is refused; this machine does without it outside production', () => {
  for (const name of ['PORTAL_URL', 'EMBED_URL', 'OIDC_ISSUER']) {
    expect(refusal({ ...near, [name]: 'http://portal.example.com' }), name).toContain(name)
    expect(refusal({ ...near, [name]: 'ftp://localhost' }), name).toContain(name)
    expect(refusal({ ...near, [name]: 'nothing' }), name).toContain(name)
    for (const here of ['http://localhost:4000', 'http://127.0.0.1:4000', 'http://[::1]:4000', 'https://localhost']) {
      expect(refusal({ ...near, [name]: here }), `${name} ${here}`).toBeNull()
    }
    expect(refusal({ ...production, [name]: 'http://localhost:4000' }), name).toContain(name)
    expect(refusal({ ...production, [name]: 'http://localhost.example.com' }), name).toContain(name)
  }
  const { PORTAL_URL: _without, ...rest } = production
  expect(refusal(rest)).toContain('PORTAL_URL')
})
