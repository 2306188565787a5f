import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { statSync } from 'node:fs'
import { chmod, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { decodeProtectedHeader, type JWK } from 'jose'
import { createSeal, SecretsLocked } from '../../demo/server/store/seal'
import { sealKeys } from '../../demo/server/store/seal-keys'
import { unseal } from '../fixtures/server/older-store'
import { type StartedServer, StartFailed, startServer, temporaryDirectory } from '../fixtures/server/start'
import { signOut, signOutPath, type Visitor } from '../fixtures/server/visitor'
import { argumentsOf } from '../run/compiled'

const ada = 'ada.novak@cinderlane.example.com'
const newKey = () => randomBytes(32).toString('base64')

/** Returns the entries of a directory with their types and modes. A database deletes files while it runs. */
async function entries(directory: string) {
  const all = (await readdir(directory, { recursive: true, withFileTypes: true })).map(entry => ({
    path: join(entry.parentPath, entry.name),
    isFolder: entry.isDirectory(),
  }))
  return [{ path: directory, isFolder: true }, ...all].flatMap(entry => {
    const found = statSync(entry.path, { throwIfNoEntry: false })
    return found ? [{ ...entry, mode: (found.mode & 0o777).toString(8) }] : []
  })
}

/** Returns the texts that a file of the directory contains as bytes. */
async function holding(directory: string, texts: readonly string[]): Promise<string[]> {
  const files = (await entries(directory)).filter(({ isFolder }) => !isFolder)
  const contents = await Promise.all(files.map(({ path }) => readFile(path)))
  return texts.filter(text => contents.some(content => content.includes(text)))
}

/** Returns the texts that would grant access to a reader. */
async function secretsOf({ jar, token }: Visitor, server: StartedServer): Promise<string[]> {
  const cookies = jar.valuesAt(new URL(server.url).host)
  return [(await token())?.split('.')[2] ?? '', ...cookies, '"kty"', '"refresh_token"', '"authorizations"']
}

const me = async ({ url }: StartedServer, token: string | null) => {
  const headers = { authorization: `Bearer ${token}` }
  return (await fetch(`${url}/api/main/v1/users/me`, { headers })).status
}

const publishedKeys = async ({ url }: StartedServer) =>
  ((await (await fetch(`${url}/oidc/jwks`)).json()) as { keys: JWK[] }).keys

function rotate(dataDir: string, env: Record<string, string> = {}): void {
  // A bundler in the process of the tests may have set NODE_ENV to production.
  const all = { ...process.env, NODE_ENV: '', DATA_DIR: dataDir, ...env }
  const run = spawnSync(process.execPath, argumentsOf('demo/server/rotate-keys.ts'), { env: all })
  expect(`${run.stderr}`).toBe('')
  expect(run.status).toBe(0)
}

test('only the owner can read the data directory, and the server corrects other modes', async () => {
  const dataDir = await temporaryDirectory()
  const expectPrivate = async () => {
    const wrong = (await entries(dataDir)).filter(({ isFolder, mode }) => mode !== (isFolder ? '700' : '600'))
    expect(wrong).toEqual([])
  }
  const first = await startServer({ dataDir })
  await expectPrivate()
  await first.signIn(ada)
  await first.stop()
  await expectPrivate()
  for (const { path, isFolder } of await entries(dataDir)) await chmod(path, isFolder ? 0o755 : 0o666)
  const another = join(dataDir, 'notes')
  await mkdir(another)
  await writeFile(join(another, 'read-by-all'), '')
  const others = [another, join(another, 'read-by-all')]
  for (const path of others) await chmod(path, 0o755)
  const second = await startServer({ dataDir })
  for (const path of others) expect((await stat(path)).mode & 0o777, 'other files keep their modes').toBe(0o755)
  await rm(another, { recursive: true })
  await expectPrivate()
  await second.stop()
})

test('only the owner can read the folder of a key, also with PostgreSQL', async () => {
  const dataDir = await temporaryDirectory()
  const source = { secretsKeys: [], dataDir }
  const [made] = await sealKeys(source)
  await chmod(dataDir, 0o755)
  await chmod(join(dataDir, 'secrets.key'), 0o644)
  expect(await sealKeys(source)).toEqual([made])
  expect((await entries(dataDir)).map(({ mode }) => mode)).toEqual(['700', '600'])
})

test('secrets in the store are encrypted', async () => {
  const server = await startServer()
  const secrets = await secretsOf(await server.signIn(ada), server)
  expect(secrets.length).toBeGreaterThan(5)
  await server.stop()
  expect(await holding(server.dataDir, secrets)).toEqual([])
})

test('an unencrypted store is encrypted at its first start, and accounts stay signed in', async () => {
  const first = await startServer()
  const ada1 = await first.signIn(ada)
  const token = await ada1.token()
  await first.stop()
  await unseal(first.dataDir)

  const second = await startServer({ dataDir: first.dataDir, port: first.port })
  expect(await ada1.token()).toBe(token)
  expect(await me(second, token)).toBe(200)
  expect((await publishedKeys(second)).length, 'the unencrypted key is retired, and a new key signs').toBe(2)
  const { url } = await ada1.jar.copy().navigate(`${second.url}/api/partners/v1/web/auth/provider`)
  expect(url, 'the provider knows the browser').toBe(`${second.url}/`)
  await signOut(ada1.jar, second.url + signOutPath)
  expect([await ada1.token(), await me(second, token)]).toEqual([null, 401])
  await second.stop()
})

test('one command creates a new signing key; tokens of the old key stay valid until they expire', async () => {
  const first = await startServer()
  const visitor = await first.signIn(ada)
  const token = await visitor.token()
  const keyFile = join(first.dataDir, 'secrets.key')
  const key = await readFile(keyFile, 'utf8')
  await first.stop()
  rotate(first.dataDir)
  expect(await readFile(keyFile, 'utf8')).not.toBe(key)
  expect((await readFile(keyFile, 'utf8')).trim()).toMatch(/^[\w+/]{43}=$/)

  const second = await startServer({ dataDir: first.dataDir, port: first.port })
  try {
    expect(await me(second, token)).toBe(200)
    expect(await visitor.token()).toBe(token)
    const fresh = (await (await second.signIn(ada)).token()) ?? ''
    const kids = [fresh, token ?? ''].map(each => decodeProtectedHeader(each).kid)
    expect(new Set(kids).size).toBe(2)
    const keys = await publishedKeys(second)
    expect(keys.map(({ kid }) => kid)).toEqual(kids)
    expect(keys.every(each => !('d' in each))).toBe(true)
    for (const { kty, crv, alg } of keys) expect([kty, crv, alg]).toEqual(['EC', 'P-256', 'ES256'])
  } finally {
    await second.stop()
  }
})

test('a key of the environment encrypts; the same command changes to the next key', async () => {
  const dataDir = await temporaryDirectory()
  const [one, two] = [newKey(), newKey()]
  const first = await startServer({ dataDir, env: { SECRETS_KEY: one } })
  const visitor = await first.signIn(ada)
  const token = await visitor.token()
  await first.stop()
  expect((await readdir(dataDir)).includes('secrets.key'), 'no key is stored beside the data that it encrypts').toBe(
    false,
  )

  const locked = await startServer({ dataDir, env: { SECRETS_KEY: two } }).catch((cause: unknown) => cause)
  expect(locked).toBeInstanceOf(StartFailed)
  expect((locked as StartFailed).message).toContain('Add that key to SECRETS_KEY')
  expect((locked as StartFailed).message).not.toContain('    at ')

  rotate(dataDir, { SECRETS_KEY: `${two},${one}` })
  const second = await startServer({ dataDir, port: first.port, env: { SECRETS_KEY: two } })
  expect(await visitor.token()).toBe(token)
  await second.stop()
})

test('an invalid key, and a shared store without a key in production, are refused in a sentence', async () => {
  const refusal = async (env: Record<string, string>) => {
    const cause = await startServer({ env }).catch((failure: Error) => failure)
    expect(cause).toBeInstanceOf(StartFailed)
    return (cause as StartFailed).message
  }
  for (const weak of ['too short', Buffer.alloc(32).toString('base64'), 'password'.repeat(6).slice(0, 43)])
    expect(await refusal({ SECRETS_KEY: weak })).toContain('SECRETS_KEY must be 32 random bytes in base64')
  const shared = {
    DATABASE_URL: 'postgres://nowhere.invalid/x?sslmode=verify-full',
    OIDC_ISSUER: 'https://a.example',
    PORTAL_URL: 'https://portal.example',
    EMBED_URL: 'https://intranet.example',
  }
  const client = { OIDC_CLIENT_ID: 'portal', OIDC_CLIENT_SECRET: '5rC2nVYy8dJkPq0TzX4uWm7EaHsLf3Gb' }
  for (const production of [{ ENVIRONMENT: 'production' }, { NODE_ENV: 'production' }])
    expect(await refusal({ ...shared, ...client, ...production })).toContain(
      'SECRETS_KEY is required with DATABASE_URL in production',
    )
})

test('a lost key is reported in a sentence', async () => {
  const first = await startServer()
  await first.stop()
  await rm(join(first.dataDir, 'secrets.key'))
  const refused = await startServer({ dataDir: first.dataDir }).catch((cause: Error) => cause.message)
  expect(refused).toContain('restore the file secrets.key')
})

test('a refused command prints a sentence, as the server does', () => {
  const env = { ...process.env, NODE_ENV: '', SECRETS_KEY: 'too short' }
  for (const command of ['rotate-keys', 'end-sessions']) {
    const run = spawnSync(process.execPath, argumentsOf(`demo/server/${command}.ts`), { env })
    expect(run.status, command).toBe(1)
    expect(`${run.stderr}`, command).toMatch(/^SECRETS_KEY must be 32 random bytes in base64[^\n]*\n$/)
  }
})

test('an encrypted text opens only in its own place, unchanged, and with its own key', () => {
  const keys = [randomBytes(32), randomBytes(32)]
  const seal = createSeal(keys)
  const sealed = seal.seal('a token', 'sessions/access_token/1')
  expect(seal.open(sealed, 'sessions/access_token/1')).toBe('a token')
  expect(createSeal([randomBytes(32), ...keys]).open(sealed, 'sessions/access_token/1')).toBe('a token')
  expect(seal.seal('a token', 'sessions/access_token/1'), 'never twice the same').not.toBe(sealed)
  const [version, id, nonce, tag = '', held = ''] = sealed.split('.')
  const other = (text: string) => (text.startsWith('A') ? `B${text.slice(1)}` : `A${text.slice(1)}`)
  for (const [what, text, place] of [
    ['in another row', sealed, 'sessions/access_token/2'],
    ['in another column', sealed, 'sessions/id_token/1'],
    ['changed', [version, id, nonce, tag, other(held)].join('.'), 'sessions/access_token/1'],
    ['with another tag', [version, id, nonce, other(tag), held].join('.'), 'sessions/access_token/1'],
    ['with a short tag', [version, id, nonce, tag.slice(0, 6), held].join('.'), 'sessions/access_token/1'],
    ['of no key', [version, 'unknown', nonce, tag, held].join('.'), 'sessions/access_token/1'],
    ['not sealed', 'a token', 'sessions/access_token/1'],
  ] as const)
    expect(() => seal.open(text, place), what).toThrow(SecretsLocked)
})
