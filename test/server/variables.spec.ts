import { readFile } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import { readSettings } from '../../demo/server/settings'
import { variableNames } from '../../demo/server/variables'
import { localIssuer, production, randomSecret, refusal } from '../fixtures/server/settings'
import { StartFailed, startServer } from '../fixtures/server/start'

test('a proxy is named by its address, or by its network', () => {
  for (const value of [
    '10.0.0.7',
    '10.0.0.0/8',
    '::1',
    'fd00::/8, loopback',
    '10.0.0.0/32',
    'fd00::1/128',
    '::ffff:10.0.0.0/104',
  ])
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
    // Two halves cover all addresses, and IPv6 contains all of IPv4.
    '0.0.0.0/1,128.0.0.0/1',
    '10.0.0.0/7',
    '2001::/15',
    '::/16',
    '::ffff:0.0.0.0/96',
  ])
    expect(refusal({ TRUST_PROXY: value }), value).toContain('TRUST_PROXY')
  expect(refusal({ ...production, TRUST_PROXY: '' }), 'otherwise all callers share the limits of the proxy').toContain(
    'TRUST_PROXY is required',
  )
  const behindTls = { PORTAL_URL: 'https://portal.example.com', EMBED_URL: 'https://intranet.example.com' }
  expect(refusal(behindTls), 'outside production too').toContain('TRUST_PROXY is required')
  expect(refusal({ ...behindTls, TRUST_PROXY: 'loopback' })).toBeNull()
})

for (const [env, says] of [
  [{ HOST: '192.0.2.1' }, 'Set HOST to an address of this machine'],
  [{ HOST: 'nowhere.invalid' }, 'Host nowhere.invalid not found'],
  [{ DATABASE_URL: 'postgres://reeldock@nowhere.invalid/reeldock' }, 'Host nowhere.invalid not found'],
] as const)
  test(`an address that cannot be found is reported in a sentence: ${JSON.stringify(env)}`, async () => {
    const refused = (await startServer({ env }).catch((cause: unknown) => cause)) as StartFailed
    expect(refused).toBeInstanceOf(StartFailed)
    expect(refused.message).toContain(says)
    expect(refused.message).not.toContain('    at ')
  })

test('an empty variable counts as not set', () => {
  const names =
    'PORT HOST PORTAL_URL EMBED_URL DATA_DIR DATABASE_URL WORLD ENVIRONMENT NODE_ENV MAINTENANCE CORS_ORIGINS'
  const more =
    'RATE_LIMIT SIGN_IN_LIMIT SOCKET_LIMIT TRUST_PROXY SECRETS_KEY ACCESS_TOKEN_SECONDS OIDC_ISSUER LOG_LEVEL'
  const oidc = 'AUDIENCE ACCOUNT_CLAIM ROLES_CLAIM REVIEWER_ROLE TOKEN_TYPE CLOCK_SKEW INTRANET_CLIENT_ID'
  const ofIssuer = oidc.split(' ').map(name => `OIDC_${name}`)
  for (const name of [...names.split(' '), ...more.split(' '), ...ofIssuer])
    for (const empty of ['', ' ', '\r']) {
      expect(readSettings({ [name]: empty }), name).toEqual(readSettings({}))
      if (ofIssuer.includes(name))
        expect(readSettings({ ...localIssuer, [name]: empty }), name).toEqual(readSettings(localIssuer))
    }
})

/** Invalid values of each variable. A variable that is not listed accepts any text. */
const wrong: Record<string, string[]> = {
  PORT: ['0', '65535', '70000', '4000.5', '4e3', '0x10', 'http'],
  HOST: ['http://localhost', 'localhost/', 'two names'],
  PORTAL_URL: ['portal', 'http://localhost/portal', 'http://ada@localhost', 'http://localhost?a'],
  EMBED_URL: ['intranet', 'http://127.0.0.1/intranet'],
  DATABASE_URL: ['mysql://localhost/reeldock', 'localhost', 'true', 'postgres://localhost:port/reeldock'],
  WORLD: ['tiny', 'Demo'],
  MAINTENANCE: ['true', 'on', '2'],
  CORS_ORIGINS: ['*', 'https://host.example/page'],
  RATE_LIMIT: ['0', '-1', 'none', '1e9', 'Infinity'],
  SIGN_IN_LIMIT: ['0'],
  SOCKET_LIMIT: ['many'],
  TRUST_PROXY: ['true'],
  SECRETS_KEY: ['key', ','],
  ACCESS_TOKEN_SECONDS: ['0', '10m', '86401'],
  OIDC_ISSUER: ['sign-in', 'https://sign-in.example.com'],
  OIDC_CLIENT_ID: ['portal'],
  OIDC_CLIENT_SECRET: [randomSecret],
  OIDC_INTRANET_CLIENT_ID: ['intranet'],
  OIDC_INTRANET_CLIENT_SECRET: [randomSecret],
  OIDC_ACCOUNT_CLAIM: ['name'],
  OIDC_TOKEN_TYPE: ['JWT', 'opaque'],
  OIDC_CLOCK_SKEW: ['31', '0'],
  LOG_LEVEL: ['nonsense', 'INFO'],
}

test('an invalid variable is refused in a sentence that names it', () => {
  for (const [name, values] of Object.entries(wrong))
    for (const value of values) expect(refusal({ [name]: value }) ?? 'taken', `${name}=${value}`).toContain(name)
  const half = { ...localIssuer, OIDC_INTRANET_CLIENT_SECRET: randomSecret }
  expect(refusal(half), 'without its id').toContain('OIDC_INTRANET_CLIENT_ID is required with')
})

test('the table of variables in the docs lists exactly those that the server reads', async () => {
  const text = await readFile('demo/server/README.md', 'utf8')
  const rows = text.split('\n| variable ')[1]?.split('\n').slice(2) ?? []
  const documented = rows.flatMap(row => (row.split('|')[1] ?? '').match(/[A-Z_]+/g) ?? [])
  expect(documented.sort()).toEqual([...variableNames].sort())
  const freeTexts = ['ENVIRONMENT', 'NODE_ENV', 'DATA_DIR', 'OIDC_AUDIENCE', 'OIDC_ROLES_CLAIM', 'OIDC_REVIEWER_ROLE']
  expect(
    [...Object.keys(wrong), ...freeTexts].sort(),
    'each variable has invalid values above, or accepts any text',
  ).toEqual(documented)
})

test('an empty audience falls back to the default, because otherwise tokens for others would be valid', () => {
  for (const OIDC_AUDIENCE of ['', ' ', '\r'])
    expect(readSettings({ ...localIssuer, OIDC_AUDIENCE }).audience).toBe('urn:reeldock:api')
})

test('only the id and the e-mail can identify an account, because no other claim is verified', () => {
  for (const OIDC_ACCOUNT_CLAIM of ['sub', 'email', 'email\r'])
    expect(refusal({ ...localIssuer, OIDC_ACCOUNT_CLAIM }), OIDC_ACCOUNT_CLAIM).toBeNull()
  for (const OIDC_ACCOUNT_CLAIM of ['preferred_username', 'upn', 'Email', 'sub,email'])
    expect(refusal({ ...localIssuer, OIDC_ACCOUNT_CLAIM }), OIDC_ACCOUNT_CLAIM).toContain('OIDC_ACCOUNT_CLAIM')
})
